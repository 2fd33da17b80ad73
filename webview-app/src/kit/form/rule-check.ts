import type { FieldWords } from '../../messages/field-words.ts';
import { brokenRule, FORM_OF, isEmpty, type RuleName } from '../../rules/patterns.ts';
import { privateCharacterIn } from '../../rules/plain-name.ts';
import { plain, type TextForm } from '../../rules/plain-text.ts';

type Named = keyof FieldWords['empties'];

const isNamed = (t: FieldWords, rule: RuleName): rule is RuleName & Named => Object.hasOwn(t.empties, rule);

/**
 * Returns a field's check by pattern rules in their order, with their texts. They check the plain text of the field's form, as it is sent:
 * `{ initial: '', check: ruleCheck(t, 'notEmpty', 'phone') }` and `plain.phone(value)`. The error of an empty field names the field if a
 * rule tells which it is, so that several empty fields can be told apart.
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

/** Returns the check of a verification code. A code that cannot be right is not sent. */
export const codeCheck =
  (t: FieldWords) =>
  (value: string): string | undefined =>
    plain.code(value) === '' ? t.login.codeEmpty : ruleCheck(t, 'code')(value);

/** Returns the check of a field that must not be empty: `filledCheck(t, 'address')`. */
export const filledCheck =
  (t: FieldWords, named: Named) =>
  (value: string): string | undefined =>
    isEmpty(plain.line(value)) ? t.empties[named] : undefined;
