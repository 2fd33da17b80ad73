import type { FieldWords } from '../../messages/field-words.ts';
import { brokenRule, FORM_OF, isEmpty, type RuleName } from '../../rules/patterns.ts';
import { privateCharacterIn } from '../../rules/plain-name.ts';
import { plain, type TextForm } from '../../rules/plain-text.ts';

type FieldName = keyof FieldWords['empties'];

const hasOwnText = (t: FieldWords, rule: RuleName): rule is RuleName & FieldName => Object.hasOwn(t.empties, rule);

/**
 * Returns a field's check by pattern rules in their order, with their texts. It checks the plain text of the field's form, as it is sent:
 * `{ initial: '', check: ruleCheck(t, 'notEmpty', 'phone') }` and `plain.phone(value)`. The error of an empty field names the field if one
 * of the rules identifies it, so that several empty fields have different errors.
 */
export const ruleCheck =
  (t: FieldWords, ...rules: readonly RuleName[]) =>
  (value: string): string | undefined => {
    const text = plain[formOf(rules)](value);
    const brokenRuleName = brokenRule(text, rules);
    const characterNumber = brokenRuleName === 'name' ? privateCharacterIn(text) : 0;
    return characterNumber > 0
      ? t.privateCharacter(characterNumber)
      : brokenRuleName && textFor(t, brokenRuleName, rules);
  };

const formOf = (rules: readonly RuleName[]): TextForm =>
  rules.map((rule) => FORM_OF[rule]).find((form) => form !== undefined) ?? 'line';

function textFor(t: FieldWords, brokenRuleName: RuleName, rules: readonly RuleName[]): string {
  const fieldRule = brokenRuleName === 'notEmpty' ? rules.find((rule) => hasOwnText(t, rule)) : undefined;
  return fieldRule !== undefined && hasOwnText(t, fieldRule) ? t.empties[fieldRule] : t.rules[brokenRuleName];
}

/** Returns the check of a verification code. A code with an impossible format is not sent. */
export const codeCheck =
  (t: FieldWords) =>
  (value: string): string | undefined =>
    plain.code(value) === '' ? t.login.codeEmpty : ruleCheck(t, 'code')(value);

/** Returns the check of a field that must not be empty: `filledCheck(t, 'address')`. */
export const filledCheck =
  (t: FieldWords, fieldRule: FieldName) =>
  (value: string): string | undefined =>
    isEmpty(plain.line(value)) ? t.empties[fieldRule] : undefined;
