import type { DataOf } from '../../../api/endpoint.ts';
import type { getGeneralSelfInfo } from '../../../api/general-order.ts';
import { PersonChoice } from '../../../features/exam/person-choice.tsx';
import { NEW_PERSON, newInsured, type PersonValues, personFields } from '../../../features/exam/person-form.ts';
import { PhoneFields } from '../../../features/exam/phone-fields.tsx';
import { usePhoneProof } from '../../../features/exam/use-phone-proof.ts';
import { AgreementRow } from '../../../kit/form/agreement-row.tsx';
import { codeCheck, ruleCheck } from '../../../kit/form/rule-check.ts';
import { anyValue, FieldError, type FormSpec, useForm } from '../../../kit/form/use-form.ts';
import { FormFrame } from '../../../kit/page/form-of.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { type FieldWords, useFieldWords } from '../../../messages/field-words.ts';
import { plain } from '../../../rules/plain-text.ts';
import { nameToChoose } from '../../../rules/shown-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Name } from '../../../ui/name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useWords } from '../words/index.ts';
import { activateService, CannotActivate } from './service-activation.ts';

type Self = DataOf<typeof getGeneralSelfInfo>;

export interface ActivationFormProps {
  productNo: string;
  self: Self;
  /** Called when the service is active for the person. */
  onDone: () => void;
}

/** Asks for the mobile number that the partner knows, its code, and the person who uses the service. */
export function ActivationForm({ productNo, self, onDone }: ActivationFormProps) {
  const fields = useFieldWords();
  const words = useWords().hpv;
  const kit = useKitWords();
  const proof = usePhoneProof(true, 'hpv');
  const { person, product } = self;
  const form = useForm<PersonValues>({
    fields: fieldsOf(fields, person),
    submit: (values, idempotencyKey) =>
      // The number is always verified, whoever uses the service.
      proof.during(values, async (proved) => {
        const mobile = plain.phone(values.phone);
        try {
          await activateService({ productNo, mobile, ...proved, person: personOf(values, person) }, idempotencyKey);
        } catch (error) {
          if (error instanceof CannotActivate) throw new FieldError('phone', words.whyNot[error.reason]);
          throw error;
        }
        onDone();
      }),
  });
  const persons = person
    ? [
        {
          value: person.personId,
          label: nameToChoose(person.insuredName, true),
          text: <Name>{person.insuredIdCard}</Name>,
        },
      ]
    : [];
  return (
    <FormFrame
      form={form}
      title={product?.name ?? words.pageTitle}
      lead={product?.desc}
      submit={words.activate}
      note={words.free}
    >
      {product ? (
        <Card flush>
          <Picture src={product.coverUrl} alt="" ratio={2.8} flat eager />
        </Card>
      ) : null}
      <PersonChoice form={form} label={words.personLabel} persons={persons} idCardHint={words.idCardHint} />
      <PhoneFields form={form} proof={proof} hint={words.phoneHint} />
      <AgreementRow productNo={productNo} {...form.field('agreed')} />
      {product ? <Points title={kit.service.notes} items={product.notes} /> : null}
    </FormFrame>
  );
}

/** Returns the fields: number, code and agreement for everybody, name and identity number for a new person. */
function fieldsOf(fields: FieldWords, person: Self['person']): FormSpec<PersonValues>['fields'] {
  const isNew = ({ personId }: PersonValues) => personId === NEW_PERSON;
  const { name, idCard, marital } = personFields(fields, { needsMaritalStatus: false, needsPhoneCode: true }, []);
  const onlyForNew = ({ check, ...field }: typeof name): typeof name => ({
    ...field,
    check: (value, values) => (isNew(values) ? check?.(value, values) : undefined),
  });
  return {
    phone: { initial: '', check: ruleCheck(fields, 'notEmpty', 'phone') },
    code: { initial: '', check: codeCheck(fields) },
    personId: { initial: person?.personId ?? NEW_PERSON, check: anyValue },
    name: onlyForNew(name),
    idCard: onlyForNew(idCard),
    marital,
    agreed: { initial: false, check: (agreed) => (agreed ? undefined : fields.chooseOne) },
  };
}

function personOf(values: PersonValues, self: Self['person']) {
  if (self?.personId !== values.personId) return newInsured(values);
  const { personId, insuredName, insuredIdCard } = self;
  return { personId, seenPerson: insuredName, seenIdCard: insuredIdCard };
}
