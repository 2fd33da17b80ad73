import type { ExamBooking, ExamPerson } from '../../api/exam.ts';
import type { Messages } from '../../messages/index.ts';
import { plainNumber, type RuleName } from '../../rules/patterns.ts';
import { ruleCheck } from '../rule-check.ts';
import type { FormSpec } from '../use-form.ts';

/** `personId` of a known person, or `NEW_PERSON` with the fields below. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  phone: string;
  /** '1' single, '2' married, '' not told. */
  marital: string;
  /** The terms are agreed to. */
  agreed: boolean;
}

/** Nobody of those who are known. */
export const NEW_PERSON = 'new';

/** Checks of the person's step, in the order of its fields. Only a new person's details are looked at. */
export function personFields(t: Messages, asksMarital: boolean): FormSpec<PersonValues>['fields'] {
  const forNew =
    (...rules: readonly RuleName[]) =>
    (value: string, { personId }: PersonValues): string | undefined =>
      personId === NEW_PERSON ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: { initial: '', check: (id) => (id === '' ? t.errors.chooseOne : undefined) },
    name: { initial: '', sensitive: true, check: forNew('name') },
    idCard: { initial: '', sensitive: true, check: forNew('idCard') },
    phone: { initial: '', sensitive: true, check: forNew('phone') },
    marital: {
      initial: '',
      check: (value, { personId }) =>
        asksMarital && personId === NEW_PERSON && value === '' ? t.errors.chooseOne : undefined,
    },
    // Only somebody new's identity number is sent. What was agreed to is not kept: it is agreed to anew each time.
    agreed: {
      initial: false,
      sensitive: true,
      check: (agreed, { personId }) => (personId === NEW_PERSON && !agreed ? t.errors.chooseOne : undefined),
    },
  };
}

/** Returns words about a number that has the right form, but no real birthday or another check digit. It may be sent as it is. */
export const idCardDoubt = (t: Messages, idCard: string): string | undefined =>
  ruleCheck(t, 'idCard')(idCard) === undefined ? ruleCheck(t, 'genuineIdCard')(idCard) : undefined;

type PersonPart = Pick<
  ExamBooking,
  'personId' | 'physicalName' | 'physicalId' | 'medicalPhoneNumber' | 'maritalStatus'
>;

/** The person's part of a booking. */
export function personOf(values: PersonValues, known: readonly ExamPerson[]): PersonPart {
  const person = known.find(({ personId }) => personId === values.personId);
  if (person) return { personId: person.personId, maritalStatus: person.maritalStatus };
  return {
    physicalName: values.name.trim(),
    physicalId: plainNumber(values.idCard).toUpperCase(),
    medicalPhoneNumber: plainNumber(values.phone),
    maritalStatus: values.marital === '1' ? 1 : values.marital === '2' ? 2 : 0,
  };
}
