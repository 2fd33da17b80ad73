import type { Messages } from '../messages/index.ts';
import { brokenRule, type RuleName } from '../rules/patterns.ts';

/**
 * A form field's check made of the pattern rules, in their order, with their words. Spaces around are not looked at:
 * `{ initial: '', check: ruleCheck(t, 'notEmpty', 'email') }`.
 */
export const ruleCheck =
  (t: Messages, ...rules: readonly RuleName[]) =>
  (value: string): string | undefined => {
    const broken = brokenRule(value.trim(), rules);
    return broken && t.rules[broken];
  };
