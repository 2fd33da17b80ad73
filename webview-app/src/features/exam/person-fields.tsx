import type { ExamPerson } from '../../api/exam.ts';
import { AgreementRow } from '../../kit/form/agreement-row.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { nameToChoose } from '../../rules/shown-name.ts';
import { Name } from '../../ui/name.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { IdCardHint, PersonChoice } from './person-choice.tsx';
import type { PersonValues } from './person-form.ts';
import { PhoneFields } from './phone-fields.tsx';
import type { PhoneProof } from './use-phone-proof.ts';

export interface PersonFieldsProps {
  form: Form<PersonValues>;
  /** The persons of earlier bookings, with masked numbers. */
  persons: readonly ExamPerson[];
  asksMarital: boolean;
  productNo: string;
  /** Proves a typed number if the booking requires it. */
  proof: PhoneProof;
}

/** Shows the fields for the person of a booking: a known or a new person. */
export function PersonFields({ form, persons, asksMarital, productNo, proof }: PersonFieldsProps) {
  const words = useKitWords().exam;
  const options = persons.map(({ personId, name, idCard, phone, isSelf }) => ({
    value: personId,
    label: nameToChoose(name, isSelf),
    text: (
      <Name>
        {idCard}
        <br />
        {phone}
      </Name>
    ),
    ...(isSelf && { trailing: <Tag tone="brand">{words.self}</Tag> }),
  }));
  return (
    <PersonChoice
      form={form}
      label={words.person}
      persons={options}
      idCardHint={<IdCardHint idCard={form.values.idCard} words={words} />}
    >
      <PhoneFields form={form} proof={proof} />
      {asksMarital ? (
        <OptionList
          label={words.marital}
          hint={words.maritalHint}
          columns
          options={[
            { value: '1', label: words.maritals[1] },
            { value: '2', label: words.maritals[2] },
          ]}
          {...form.field('marital')}
        />
      ) : null}
      <AgreementRow productNo={productNo} {...form.field('agreed')} />
    </PersonChoice>
  );
}
