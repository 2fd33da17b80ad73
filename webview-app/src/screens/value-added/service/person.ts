import type { DataOf } from '../../../api/endpoint.ts';
import type { getGeneralSelfInfo, NewGeneralOrder } from '../../../api/general-order.ts';
import { isNewPerson, NEW_PERSON, newInsured } from '../../../features/exam/person-form.ts';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import type { FormSpec } from '../../../kit/form/use-form.ts';
import type { FieldWords } from '../../../messages/field-words.ts';
import type { RuleName } from '../../../rules/patterns.ts';
import { plain } from '../../../rules/plain-text.ts';
import { nameToChoose } from '../../../rules/shown-name.ts';

/** The values of the form. `personId` is the id of a known person, or `NEW_PERSON` with the other fields. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  mobile: string;
  /** True if a new person agrees to the terms. */
  agreed: boolean;
}

type KnownPersons = readonly NonNullable<DataOf<typeof getGeneralSelfInfo>['person']>[];

const isKnown = (id: string, knownPersons: KnownPersons): boolean =>
  knownPersons.some(({ personId }) => personId === id);

/**
 * Returns the form's fields for the person. Only a new person's fields are checked, and none of them is stored as a draft. A draft may
 * contain a person whom the service no longer lists: the choice is then refused.
 */
export function personFields(t: FieldWords, knownPersons: KnownPersons): FormSpec<PersonValues>['fields'] {
  const isNew = (values: PersonValues): boolean => isNewPerson(values, knownPersons);
  const onlyForNew =
    (...rules: readonly RuleName[]) =>
    (value: string, values: PersonValues): string | undefined =>
      isNew(values) ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: {
      drafted: true,
      initial: knownPersons[0]?.personId ?? NEW_PERSON,
      check: (id, values) => (isNew(values) || isKnown(id, knownPersons) ? undefined : t.chooseOne),
    },
    name: { initial: '', check: onlyForNew('name') },
    idCard: { initial: '', check: onlyForNew('idCard') },
    mobile: { initial: '', check: onlyForNew('phone') },
    agreed: {
      initial: false,
      check: (agreed, values) => (isNew(values) && !agreed ? t.chooseOne : undefined),
    },
  };
}

/** Returns the part of an order that describes its person. */
export function personOf(values: PersonValues, knownPersons: KnownPersons): Omit<NewGeneralOrder, 'productNo'> {
  const person = knownPersons.find(({ personId }) => personId === values.personId);
  if (person) {
    const { personId, insuredName, insuredIdCard, mobile } = person;
    return { personId, seenPerson: insuredName, seenIdCard: insuredIdCard, seenPhone: mobile };
  }
  return { ...newInsured(values), mobile: plain.phone(values.mobile) };
}

/** Returns name and phone number of the chosen person, to be confirmed before the order is sent. */
export function personSummary(values: PersonValues, knownPersons: KnownPersons): { name: string; mobile: string } {
  const person = knownPersons.find(({ personId }) => personId === values.personId);
  return person
    ? { name: nameToChoose(person.insuredName, true), mobile: person.mobile }
    : { name: plain.name(values.name), mobile: plain.phone(values.mobile) };
}
