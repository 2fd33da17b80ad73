import type { ExamBooking, ExamBookingInfo, ExamPerson } from '../../api/exam.ts';
import { codeCheck, ruleCheck } from '../../kit/form/rule-check.ts';
import type { FormSpec } from '../../kit/form/use-form.ts';
import type { FieldWords } from '../../messages/field-words.ts';
import { birthdayOf, isGenuineIdCard, type Sex, sexOf } from '../../rules/id-card.ts';
import type { RuleName } from '../../rules/patterns.ts';
import { plain } from '../../rules/plain-text.ts';

/** The values of the person's step: a known person's `personId`, or `NEW_PERSON` with the other fields. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  phone: string;
  /** The code that was sent to the phone, if the number must be proved. */
  code: string;
  /** '1' single, '2' married, '' without an answer. */
  marital: string;
  /** True if the terms are agreed to. */
  agreed: boolean;
}

export const NEW_PERSON = 'new';

/** Returns whether a new person's details are needed: by choice, or because no persons are known, whatever choice was stored. */
export const isNewPerson = ({ personId }: Pick<PersonValues, 'personId'>, persons: readonly unknown[]): boolean =>
  personId === NEW_PERSON || persons.length === 0;

/** The optional questions of a booking. */
type Requirements = Pick<ExamBookingInfo, 'needsMaritalStatus' | 'needsPhoneCode'>;

/**
 * Returns the fields of the person's step with their checks, in order. Details are checked only for a new person. A stored choice of a
 * person whom the service no longer lists is ignored.
 */
export function personFields(
  t: FieldWords,
  requirements: Requirements,
  persons: readonly ExamPerson[],
): FormSpec<PersonValues>['fields'] {
  const isNew = (values: PersonValues): boolean => isNewPerson(values, persons);
  const newPersonCheck =
    (...rules: readonly RuleName[]) =>
    (value: string, values: PersonValues): string | undefined =>
      isNew(values) ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: {
      drafted: true,
      // Most people book for themselves. A stored choice takes precedence.
      initial: persons.find(({ isSelf }) => isSelf)?.personId ?? (persons.length > 0 ? '' : NEW_PERSON),
      check: (id, values) =>
        isNew(values) || persons.some(({ personId }) => personId === id) ? undefined : t.chooseOne,
    },
    name: { initial: '', check: newPersonCheck('name') },
    idCard: { initial: '', check: newPersonCheck('idCard') },
    phone: { initial: '', check: newPersonCheck('phone') },
    code: {
      initial: '',
      check: (code, values) => (requirements.needsPhoneCode && isNew(values) ? codeCheck(t)(code) : undefined),
    },
    marital: {
      drafted: true,
      initial: '',
      check: (value, values) =>
        requirements.needsMaritalStatus && isNew(values) && value === '' ? t.chooseOne : undefined,
    },
    // The identity number is sent only for a new person. The agreement is not stored, because it is needed each time.
    agreed: {
      initial: false,
      check: (agreed, values) => (isNew(values) && !agreed ? t.chooseOne : undefined),
    },
  };
}

/** Returns a warning for a well-formed number with an impossible birthday or a wrong check digit. The number may still be sent. */
export const idCardWarning = (t: FieldWords, idCard: string): string | undefined =>
  ruleCheck(t, 'idCard')(idCard) === undefined ? ruleCheck(t, 'genuineIdCard')(idCard) : undefined;

/** Returns birthday and sex from an identity number, or undefined if the number is not genuine. */
export function detailsFromIdCard(idCard: string): { birthday: string; sex: Sex } | undefined {
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

/** Returns the person's part of a booking. */
export function personOf(values: PersonValues, persons: readonly ExamPerson[]): PersonPart {
  const person = persons.find(({ personId }) => personId === values.personId);
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

/** Returns a new person in the form of a partner service's order. */
export const newInsured = ({ name, idCard }: Pick<PersonValues, 'name' | 'idCard'>) => ({
  insuredName: plain.name(name),
  insuredIdCard: plain.idCard(idCard),
});
