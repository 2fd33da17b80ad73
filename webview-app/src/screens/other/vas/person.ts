import type { NewGeneralOrder } from '../../../api/general-order.ts';
import { NEW_PERSON, newInsured } from '../../../kit/exam/person-form.ts';
import { ruleCheck } from '../../../kit/rule-check.ts';
import type { FormSpec } from '../../../kit/use-form.ts';
import type { Messages } from '../../../messages/index.ts';
import { plainNumber, type RuleName } from '../../../rules/patterns.ts';

/** `personId` of the known person, or `NEW_PERSON` with the fields below. */
export interface PersonValues {
  personId: string;
  name: string;
  idCard: string;
  mobile: string;
  /** The terms are agreed to. */
  agreed: boolean;
}

/** Checks of the person, in the order of the fields. Only somebody new is looked at, and nothing of them is kept on the phone. */
export function personFields(t: Messages, known: string | undefined): FormSpec<PersonValues>['fields'] {
  const forNew =
    (...rules: readonly RuleName[]) =>
    (value: string, { personId }: PersonValues): string | undefined =>
      personId === NEW_PERSON ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  return {
    personId: { initial: known ?? NEW_PERSON },
    name: { initial: '', sensitive: true, check: forNew('name') },
    idCard: { initial: '', sensitive: true, check: forNew('idCard') },
    mobile: { initial: '', sensitive: true, check: forNew('phone') },
    agreed: {
      initial: false,
      sensitive: true,
      check: (agreed, { personId }) => (personId === NEW_PERSON && !agreed ? t.errors.chooseOne : undefined),
    },
  };
}

/** The person's part of an order. */
export const personOf = (values: PersonValues): Omit<NewGeneralOrder, 'productNo'> =>
  values.personId === NEW_PERSON
    ? { ...newInsured(values), mobile: plainNumber(values.mobile) }
    : { personId: values.personId };
