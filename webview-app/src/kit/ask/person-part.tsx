import type { InquiryPerson } from '../../api/consultation.ts';
import { useText } from '../../messages/index.ts';
import { formatDate } from '../../rules/dates.ts';
import { maskName } from '../../rules/masking.ts';
import { Field } from '../../ui/field.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AgreementRow } from '../agreement-row.tsx';
import { idCardDoubt, NEW_PERSON, toldBy } from '../exam/person-form.ts';
import type { Form } from '../use-form.ts';
import type { AskValues } from './ask-form.ts';
import { useAskWords } from './words/index.ts';

export interface PersonPartProps {
  form: Form<AskValues>;
  persons: readonly InquiryPerson[];
  productNo: string;
}

/** Asks whom the question is about: somebody known by one tap, or somebody new, whose number is sent and never kept. */
export function PersonPart({ form, persons, productNo }: PersonPartProps) {
  const t = useText();
  const words = useAskWords();
  const told = toldBy(form.values.idCard);
  const options = persons.map(({ personId, name, sex, age, relation }) => ({
    value: personId,
    label: relation === 'self' ? name : maskName(name),
    text: `${words.sexes[sex]} · ${words.age(age)}`,
    ...(relation === 'self' && { trailing: <Tag tone="brand">{words.self}</Tag> }),
  }));
  return (
    <>
      {persons.length > 0 ? (
        <OptionList
          label={words.person}
          options={[...options, { value: NEW_PERSON, label: words.somebodyElse, text: words.somebodyElseText }]}
          {...form.field('personId')}
        />
      ) : null}
      {persons.length === 0 || form.values.personId === NEW_PERSON ? (
        <>
          <Field label={words.name} kind="name" hint={words.nameHint} required {...form.field('name')} />
          <Field
            label={words.idCard}
            kind="id-card"
            hint={
              <span role="status">
                {told ? words.told(formatDate(told.birthday), words.sexes[told.sex]) : words.idCardHint}
              </span>
            }
            warning={idCardDoubt(t, form.values.idCard)}
            required
            {...form.field('idCard')}
          />
          <Field label={words.phone} kind="tel" hint={words.phoneHint} required {...form.field('phone')} />
          <AgreementRow productNo={productNo} {...form.field('agreed')} />
        </>
      ) : null}
    </>
  );
}
