import type { ReactNode } from 'react';
import { dayText } from '../../messages/date-text.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { Name } from '../../ui/name.tsx';
import { type Option, OptionList } from '../../ui/option-list.tsx';
import { TextField } from '../text-fields.tsx';
import type { Form } from '../use-form.ts';
import { type KitWords, useKitWords } from '../words/index.ts';
import { idCardDoubt, isNewPerson, NEW_PERSON, type PersonValues, toldBy } from './person-form.ts';

/** The words around a person, and what is said of a number. */
export type PersonWords = Pick<
  KitWords['exam'],
  'somebodyElse' | 'somebodyElseText' | 'name' | 'nameHint' | 'idCard' | 'idCardHint' | 'told' | 'sexes'
>;

export interface PersonChoiceProps {
  form: Pick<Form<Pick<PersonValues, 'personId' | 'name' | 'idCard'>>, 'values' | 'field'>;
  /** The people stand beside each other where there is room: another field is the page's task. */
  compact?: boolean;
  /** Names the choice, e.g. "Who is the service for?". */
  label: string;
  /** The people whom the account knows. Without any there is no choice: it is somebody new. */
  known: readonly Option[];
  /** Says what the identity number is needed for. */
  idCardHint: ReactNode;
  /** Default: those of a booking. */
  words?: PersonWords;
  /** Further questions to somebody new. */
  children?: ReactNode;
}

/** Asks for a person: somebody known by one tap, or the name and the identity number of somebody new. */
export function PersonChoice({
  form,
  label,
  known,
  idCardHint,
  compact = false,
  words: own,
  children,
}: PersonChoiceProps) {
  const fields = useFieldWords();
  const booking = useKitWords().exam;
  const words = own ?? booking;
  return (
    <>
      {known.length > 0 ? (
        <OptionList
          label={label}
          columns={compact}
          options={[
            ...known.map((person) => ({ ...person, label: <Name>{person.label}</Name> })),
            { value: NEW_PERSON, label: words.somebodyElse, text: words.somebodyElseText },
          ]}
          {...form.field('personId')}
        />
      ) : null}
      {isNewPerson(form.values, known) ? (
        <>
          <TextField form="name" label={words.name} hint={words.nameHint} required {...form.field('name')} />
          <TextField
            form="idCard"
            label={words.idCard}
            hint={idCardHint}
            warning={idCardDoubt(fields, form.values.idCard)}
            required
            {...form.field('idCard')}
          />
          {children}
        </>
      ) : null}
    </>
  );
}

/** Says the birthday and the sex that a number tells, so that a slip is seen; until then what the number is needed for. */
export function ToldHint({ idCard, words }: { idCard: string; words: PersonWords }) {
  const facts = toldBy(idCard);
  return (
    <span role="status">{facts ? words.told(dayText(facts.birthday), words.sexes[facts.sex]) : words.idCardHint}</span>
  );
}
