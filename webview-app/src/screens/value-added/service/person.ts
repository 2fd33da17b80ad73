import type { DataOf } from '../../../api/endpoint.ts';
import type { getGeneralSelfInfo, NewGeneralOrder } from '../../../api/general-order.ts';
import { isNewPerson, NEW_PERSON, newInsured } from '../../../features/exam/person-form.ts';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import type { FormSpec } from '../../../kit/form/use-form.ts';
import type { FieldWords } from '../../../messages/field-words.ts';
import type { RuleName } from '../../../rules/patterns.ts';
import { plain } from '../../../rules/plain-text.ts';
import { nameToChoose } from '../../../rules/shown-name.ts';

/** `personId` of the known person, or `NEW_PERSON` with the fields below. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  mobile: string;
  /** The terms are agreed to. */
  agreed: boolean;
}

type KnownPersons = readonly NonNullable<DataOf<typeof getGeneralSelfInfo>['person']>[];

const isKnown = (id: string, known: KnownPersons): boolean => known.some(({ personId }) => personId === id);

/**
 * Checks of the person, in the order of the fields. Only somebody new is looked at, and nothing of them is kept on the phone. A kept
 * choice may be of somebody whom the service knows no more: it is no choice then.
 */
export function personFields(t: FieldWords, known: KnownPersons): FormSpec<PersonValues>['fields'] {
  const isNew = (values: PersonValues): boolean => isNewPerson(values, known);
  const forNew =
    (...rules: readonly RuleName[]) =>
    (value: string, values: PersonValues): string | undefined =>
      isNew(values) ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: {
      drafted: true,
      initial: known[0]?.personId ?? NEW_PERSON,
      check: (id, values) => (isNew(values) || isKnown(id, known) ? undefined : t.chooseOne),
    },
    name: { initial: '', check: forNew('name') },
    idCard: { initial: '', check: forNew('idCard') },
    mobile: { initial: '', check: forNew('phone') },
    agreed: {
      initial: false,
      check: (agreed, values) => (isNew(values) && !agreed ? t.chooseOne : undefined),
    },
  };
}

/** The person's part of an order. */
export function personOf(values: PersonValues, known: KnownPersons): Omit<NewGeneralOrder, 'productNo'> {
  const person = known.find(({ personId }) => personId === values.personId);
  if (person) {
    const { personId, insuredName, insuredIdCard, mobile } = person;
    return { personId, seenPerson: insuredName, seenIdCard: insuredIdCard, seenPhone: mobile };
  }
  return { ...newInsured(values), mobile: plain.phone(values.mobile) };
}

/** Returns the person that the form names, by name and mobile number, to be read once more before the order is sent. */
export function whoIs(values: PersonValues, known: KnownPersons): { name: string; mobile: string } {
  const person = known.find(({ personId }) => personId === values.personId);
  return person
    ? { name: nameToChoose(person.insuredName, true), mobile: person.mobile }
    : { name: plain.name(values.name), mobile: plain.phone(values.mobile) };
}
