import type { Messages } from '../messages/index.ts';
import { brokenRule, GROUPED, plainNumber, type RuleName } from '../rules/patterns.ts';

/**
 * A form field's check made of the pattern rules, in their order, with their words. Spaces around are not looked at, nor are the
 * groups of a long number (send `plainNumber` of those): `{ initial: '', check: ruleCheck(t, 'notEmpty', 'email') }`.
 */
export const ruleCheck =
  (t: Messages, ...rules: readonly RuleName[]) =>
  (value: string): string | undefined => {
    const isGrouped = rules.some((rule) => GROUPED.includes(rule));
    const broken = brokenRule(isGrouped ? plainNumber(value) : value.trim(), rules);
    return broken && t.rules[broken];
  };
