import type { ReactNode } from 'react';
import { TextField } from '../../kit/form/text-fields.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { dayText } from '../../messages/date-text.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { Name } from '../../ui/name.tsx';
import { type Option, OptionList } from '../../ui/option-list.tsx';
import { idCardDoubt, isNewPerson, NEW_PERSON, type PersonValues, toldBy } from './person-form.ts';

/** The texts around a person and their identity number. */
export type PersonWords = Pick<
  KitWords['exam'],
  'somebodyElse' | 'somebodyElseText' | 'name' | 'nameHint' | 'idCard' | 'idCardHint' | 'told' | 'sexes'
>;

export interface PersonChoiceProps {
  form: Pick<Form<Pick<PersonValues, 'personId' | 'name' | 'idCard'>>, 'values' | 'field'>;
  /** True if the persons are in columns where there is room, because the page's main task is another field. */
  compact?: boolean;
  /** The label of the choice, e.g. "Who is the service for?". */
  label: string;
  /** The account's known persons. Without any there is no choice, only the fields of a new person. */
  known: readonly Option[];
  /** The hint that says why the identity number is needed. */
  idCardHint: ReactNode;
  /** The texts. Default: those of a booking. */
  words?: PersonWords;
  /** Further fields for a new person. */
  children?: ReactNode;
}

/** Asks for a person: a known person by one tap, or name and identity number of a new person. */
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

/** Shows birthday and sex from the typed number, so that a typing error is noticed. Until then it says why the number is needed. */
export function ToldHint({ idCard, words }: { idCard: string; words: PersonWords }) {
  const facts = toldBy(idCard);
  return (
    <span role="status">{facts ? words.told(dayText(facts.birthday), words.sexes[facts.sex]) : words.idCardHint}</span>
  );
}
