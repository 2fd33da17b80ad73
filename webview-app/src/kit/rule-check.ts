import type { Messages } from '../messages/index.ts';
import { brokenRule, GROUPED, isEmpty, plainNumber, type RuleName } from '../rules/patterns.ts';

type Named = keyof Messages['empties'];

const isNamed = (t: Messages, rule: RuleName): rule is RuleName & Named => Object.hasOwn(t.empties, rule);

/**
 * A form field's check made of the pattern rules, in their order, with their words. Spaces around are not looked at, nor are the
 * groups of a long number (send `plainNumber` of those): `{ initial: '', check: ruleCheck(t, 'notEmpty', 'email') }`. A field that is
 * empty is called by its name where its rules tell it, so that several of them are told apart.
 */
export const ruleCheck =
  (t: Messages, ...rules: readonly RuleName[]) =>
  (value: string): string | undefined => {
    const isGrouped = rules.some((rule) => GROUPED.includes(rule));
    const broken = brokenRule(isGrouped ? plainNumber(value) : value.trim(), rules);
    return broken && wordsOf(t, broken, rules);
  };

function wordsOf(t: Messages, broken: RuleName, rules: readonly RuleName[]): string {
  const named = broken === 'notEmpty' ? rules.find((rule) => isNamed(t, rule)) : undefined;
  return named !== undefined && isNamed(t, named) ? t.empties[named] : t.rules[broken];
}

/** The check of a field that takes any text but none: `filledCheck(t, 'address')`. */
export const filledCheck =
  (t: Messages, named: Named) =>
  (value: string): string | undefined =>
    isEmpty(value) ? t.empties[named] : undefined;
