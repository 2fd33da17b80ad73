import type { ReactNode } from 'react';
import { TextField } from '../../kit/form/text-fields.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { dayText } from '../../messages/date-text.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { Name } from '../../ui/name.tsx';
import { type Option, OptionList } from '../../ui/option-list.tsx';
import { detailsFromIdCard, idCardWarning, isNewPerson, NEW_PERSON, type PersonValues } from './person-form.ts';

/** The texts around a person and their identity number. */
export type PersonWords = Pick<
  KitWords['exam'],
  'somebodyElse' | 'somebodyElseText' | 'name' | 'nameHint' | 'idCard' | 'idCardHint' | 'bornText' | 'sexes'
>;

export interface PersonChoiceProps {
  form: Pick<Form<Pick<PersonValues, 'personId' | 'name' | 'idCard'>>, 'values' | 'field'>;
  /** True to show the persons in columns where there is room. Use it if another field is the page's main task. */
  compact?: boolean;
  /** The label of the choice, e.g. "Who is the service for?". */
  label: string;
  /** The account's known persons. If it is empty, only the fields of a new person are shown. */
  persons: readonly Option[];
  /** The hint that explains why the identity number is needed. */
  idCardHint: ReactNode;
  /** The texts. Default: the texts of a booking. */
  words?: PersonWords;
  /** Further fields for a new person. */
  children?: ReactNode;
}

/** Shows the choice of a person: a known person, or a new person with the fields for name and identity number. */
export function PersonChoice({
  form,
  label,
  persons,
  idCardHint,
  compact = false,
  words: customWords,
  children,
}: PersonChoiceProps) {
  const fields = useFieldWords();
  const booking = useKitWords().exam;
  const words = customWords ?? booking;
  return (
    <>
      {persons.length > 0 ? (
        <OptionList
          label={label}
          columns={compact}
          options={[
            ...persons.map((person) => ({ ...person, label: <Name>{person.label}</Name> })),
            { value: NEW_PERSON, label: words.somebodyElse, text: words.somebodyElseText },
          ]}
          {...form.field('personId')}
        />
      ) : null}
      {isNewPerson(form.values, persons) ? (
        <>
          <TextField form="name" label={words.name} hint={words.nameHint} required {...form.field('name')} />
          <TextField
            form="idCard"
            label={words.idCard}
            hint={idCardHint}
            warning={idCardWarning(fields, form.values.idCard)}
            required
            {...form.field('idCard')}
          />
          {children}
        </>
      ) : null}
    </>
  );
}

/** Shows birthday and sex from the typed number, so that a typing error is noticed. Until then it explains why the number is needed. */
export function IdCardHint({ idCard, words }: { idCard: string; words: PersonWords }) {
  const details = detailsFromIdCard(idCard);
  return (
    <span role="status">
      {details ? words.bornText(dayText(details.birthday), words.sexes[details.sex]) : words.idCardHint}
    </span>
  );
}
