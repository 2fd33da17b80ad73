import type { ExamBooking, ExamBookingInfo, ExamPerson } from '../../api/exam.ts';
import type { FieldWords } from '../../messages/field-words.ts';
import { birthdayOf, isGenuineIdCard, type Sex, sexOf } from '../../rules/id-card.ts';
import type { RuleName } from '../../rules/patterns.ts';
import { plain } from '../../rules/plain-text.ts';
import { codeCheck, ruleCheck } from '../rule-check.ts';
import type { FormSpec } from '../use-form.ts';

/** `personId` of a known person, or `NEW_PERSON` with the fields below. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  phone: string;
  /** The code that was sent to the phone, where it must be proved. */
  code: string;
  /** '1' single, '2' married, '' not told. */
  marital: string;
  /** The terms are agreed to. */
  agreed: boolean;
}

/** Nobody of those who are known. */
export const NEW_PERSON = 'new';

/** True where the details are asked for: of somebody new by choice, or because nobody is known, whatever choice was kept. */
export const isNewPerson = ({ personId }: Pick<PersonValues, 'personId'>, known: readonly unknown[]): boolean =>
  personId === NEW_PERSON || known.length === 0;

/** The questions of a booking beside the usual ones. */
type Needs = Pick<ExamBookingInfo, 'needsMaritalStatus' | 'needsPhoneCode'>;

/**
 * Checks of the person's step, in the order of its fields. Only a new person's details are looked at. A kept choice may be of somebody
 * whom the service knows no more: it is no choice then.
 */
export function personFields(
  t: FieldWords,
  needs: Needs,
  known: readonly ExamPerson[],
): FormSpec<PersonValues>['fields'] {
  const isNew = (values: PersonValues): boolean => isNewPerson(values, known);
  const forNew =
    (...rules: readonly RuleName[]) =>
    (value: string, values: PersonValues): string | undefined =>
      isNew(values) ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: {
      drafted: true,
      // Most people book for themselves. A kept choice stands before it.
      initial: known.find(({ isSelf }) => isSelf)?.personId ?? (known.length > 0 ? '' : NEW_PERSON),
      check: (id, values) => (isNew(values) || known.some(({ personId }) => personId === id) ? undefined : t.chooseOne),
    },
    name: { initial: '', check: forNew('name') },
    idCard: { initial: '', check: forNew('idCard') },
    phone: { initial: '', check: forNew('phone') },
    code: {
      initial: '',
      check: (code, values) => (needs.needsPhoneCode && isNew(values) ? codeCheck(t)(code) : undefined),
    },
    marital: {
      drafted: true,
      initial: '',
      check: (value, values) => (needs.needsMaritalStatus && isNew(values) && value === '' ? t.chooseOne : undefined),
    },
    // Only somebody new's identity number is sent. What was agreed to is not kept: it is agreed to anew each time.
    agreed: {
      initial: false,
      check: (agreed, values) => (isNew(values) && !agreed ? t.chooseOne : undefined),
    },
  };
}

/** Returns words about a number that has the right form, but no real birthday or another check digit. It may be sent as it is. */
export const idCardDoubt = (t: FieldWords, idCard: string): string | undefined =>
  ruleCheck(t, 'idCard')(idCard) === undefined ? ruleCheck(t, 'genuineIdCard')(idCard) : undefined;

/** The birthday and the sex that a number tells; undefined while it is none, or not a genuine one. */
export function toldBy(idCard: string): { birthday: string; sex: Sex } | undefined {
  const number = plain.idCard(idCard);
  if (!isGenuineIdCard(number)) return undefined;
  const birthday = birthdayOf(number);
  const sex = sexOf(number);
  return birthday && sex ? { birthday, sex } : undefined;
}

type PersonPart = Pick<
  ExamBooking,
  | 'personId'
  | 'seenPerson'
  | 'seenIdCard'
  | 'seenPhone'
  | 'physicalName'
  | 'physicalId'
  | 'medicalPhoneNumber'
  | 'maritalStatus'
>;

/** The person's part of a booking. */
export function personOf(values: PersonValues, known: readonly ExamPerson[]): PersonPart {
  const person = known.find(({ personId }) => personId === values.personId);
  if (person) {
    const { personId, maritalStatus, name, idCard, phone } = person;
    return { personId, maritalStatus, seenPerson: name, seenIdCard: idCard, seenPhone: phone };
  }
  return {
    physicalName: plain.name(values.name),
    physicalId: plain.idCard(values.idCard),
    medicalPhoneNumber: plain.phone(values.phone),
    maritalStatus: values.marital === '1' ? 1 : values.marital === '2' ? 2 : 0,
  };
}

/** Somebody new, as an order of a partner's service names them. */
export const newInsured = ({ name, idCard }: Pick<PersonValues, 'name' | 'idCard'>) => ({
  insuredName: plain.name(name),
  insuredIdCard: plain.idCard(idCard),
});
