import type { FieldWords } from '../messages/field-words.ts';
import { brokenRule, FORM_OF, isEmpty, type RuleName } from '../rules/patterns.ts';
import { privateCharacterIn } from '../rules/plain-name.ts';
import { plain, type TextForm } from '../rules/plain-text.ts';

type Named = keyof FieldWords['empties'];

const isNamed = (t: FieldWords, rule: RuleName): rule is RuleName & Named => Object.hasOwn(t.empties, rule);

/**
 * A form field's check made of the pattern rules, in their order, with their words. They look at the plain text of their form, as it is sent:
 * `{ initial: '', check: ruleCheck(t, 'notEmpty', 'phone') }` and `plain.phone(value)`. A field that is empty is called by its name where its rules tell it, so that several of them are told apart.
 */
export const ruleCheck =
  (t: FieldWords, ...rules: readonly RuleName[]) =>
  (value: string): string | undefined => {
    const text = plain[formOf(rules)](value);
    const broken = brokenRule(text, rules);
    const own = broken === 'name' ? privateCharacterIn(text) : 0;
    return own > 0 ? t.privateCharacter(own) : broken && wordsOf(t, broken, rules);
  };

const formOf = (rules: readonly RuleName[]): TextForm =>
  rules.map((rule) => FORM_OF[rule]).find((form) => form !== undefined) ?? 'line';

function wordsOf(t: FieldWords, broken: RuleName, rules: readonly RuleName[]): string {
  const named = broken === 'notEmpty' ? rules.find((rule) => isNamed(t, rule)) : undefined;
  return named !== undefined && isNamed(t, named) ? t.empties[named] : t.rules[broken];
}

/** The check of a verification code that was sent to the person: one that cannot be right is not tried. */
export const codeCheck =
  (t: FieldWords) =>
  (value: string): string | undefined =>
    plain.code(value) === '' ? t.login.codeEmpty : ruleCheck(t, 'code')(value);

/** The check of a field that takes any text but none: `filledCheck(t, 'address')`. */
export const filledCheck =
  (t: FieldWords, named: Named) =>
  (value: string): string | undefined =>
    isEmpty(plain.line(value)) ? t.empties[named] : undefined;
