import type { ExamPerson } from '../../api/exam.ts';
import { useText } from '../../messages/index.ts';
import { formatDate } from '../../rules/dates.ts';
import { maskName } from '../../rules/masking.ts';
import { Field } from '../../ui/field.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AgreementRow } from '../agreement-row.tsx';
import type { Form } from '../use-form.ts';
import { useKitWords } from '../words/index.ts';
import { idCardDoubt, NEW_PERSON, type PersonValues, toldBy } from './person-form.ts';
import { PhoneFields } from './phone-fields.tsx';
import type { PhoneProof } from './use-phone-proof.ts';

export interface PersonFieldsProps {
  form: Form<PersonValues>;
  /** The people whom the account has booked for before; their numbers come masked. */
  known: readonly ExamPerson[];
  asksMarital: boolean;
  productNo: string;
  /** Proves a typed number where the booking asks for it. */
  proof: PhoneProof;
}

/** Asks for the person: somebody known by one tap, or somebody new. */
export function PersonFields({ form, known, asksMarital, productNo, proof }: PersonFieldsProps) {
  const t = useText();
  const words = useKitWords().exam;
  const told = toldBy(form.values.idCard);
  const idCardHint = told ? words.told(formatDate(told.birthday), words.sexes[told.sex]) : words.idCardHint;
  const options = known.map(({ personId, name, idCard, phone, isSelf }) => ({
    value: personId,
    label: isSelf ? name : maskName(name),
    text: (
      <>
        {idCard}
        <br />
        {phone}
      </>
    ),
    ...(isSelf && { trailing: <Tag tone="brand">{words.self}</Tag> }),
  }));
  return (
    <>
      {known.length > 0 ? (
        <OptionList
          label={words.person}
          options={[...options, { value: NEW_PERSON, label: words.somebodyElse, text: words.somebodyElseText }]}
          {...form.field('personId')}
        />
      ) : null}
      {known.length === 0 || form.values.personId === NEW_PERSON ? (
        <>
          <Field label={words.name} kind="name" hint={words.nameHint} required {...form.field('name')} />
          <Field
            label={words.idCard}
            kind="id-card"
            hint={<span role="status">{idCardHint}</span>}
            warning={idCardDoubt(t, form.values.idCard)}
            required
            {...form.field('idCard')}
          />
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
        </>
      ) : null}
    </>
  );
}
