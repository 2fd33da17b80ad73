import type { InquiryPerson } from '../../api/consultation.ts';
import { AgreementRow } from '../../kit/form/agreement-row.tsx';
import { TextField } from '../../kit/form/text-fields.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { nameToChoose } from '../../rules/shown-name.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { IdCardHint, PersonChoice } from '../exam/person-choice.tsx';
import type { AskValues } from './ask-form.ts';
import { useAskWords } from './words/index.ts';

export interface PersonPartProps {
  form: Form<AskValues>;
  persons: readonly InquiryPerson[];
  productNo: string;
}

/** Shows the choice of the person whom the question is about. A new person's identity number is sent but never stored. */
export function PersonPart({ form, persons, productNo }: PersonPartProps) {
  const words = useAskWords();
  const options = persons.map(({ personId, name, sex, age, relation }) => ({
    value: personId,
    label: nameToChoose(name, relation === 'self'),
    text: <Dotted parts={[relation === 'self' && words.self, words.sexes[sex], words.age(age)]} />,
  }));
  return (
    <PersonChoice
      form={form}
      label={words.person}
      compact
      persons={options}
      idCardHint={<IdCardHint idCard={form.values.idCard} words={words} />}
      words={words}
    >
      <TextField form="phone" label={words.phone} hint={words.phoneHint} required {...form.field('phone')} />
      <AgreementRow productNo={productNo} {...form.field('agreed')} />
    </PersonChoice>
  );
}
