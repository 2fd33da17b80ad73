import { expect, test } from 'vitest';
import { fieldWords } from '../../messages/field-words.ts';
import { RULES } from '../../rules/patterns.ts';
import { codeCheck, ruleCheck } from './rule-check.ts';

const { en, zh } = fieldWords;

test('a check when several rules are broken: returns the text of the first broken rule', () => {
  const check = ruleCheck(en, 'notEmpty', 'phone');
  expect(check('  ')).toBe('Please enter the mobile number');
  expect(check('12')).toBe('Please enter a correct mobile number');
  expect(check(' 13800138000 ')).toBeUndefined();
  for (const number of ['138 0013 8000', '138-0013-8000', '+86 138 0013 8000', '008613800138000'])
    expect(check(number)).toBeUndefined();
  expect(ruleCheck(en, 'idCard', 'genuineIdCard')('110105 19491231 002X')).toBeUndefined();
  expect(check('+1 38001 38000 0')).toBe('Please enter a correct mobile number');
});

test.each([
  ['en', en],
  ['zh', zh],
])('an empty field when the language is %s: its error names the field', (_, texts) => {
  const messages = (['name', 'idCard', 'phone', 'address', 'coupon'] as const).map((rule) =>
    ruleCheck(texts, 'notEmpty', rule)(' '),
  );
  expect(new Set(messages).size).toBe(messages.length);
  expect(messages).not.toContain(texts.rules.notEmpty);
  expect(ruleCheck(texts, 'notEmpty')('')).toBe(texts.rules.notEmpty);
});

test.each([
  ['en', en],
  ['zh', zh],
])('the texts of rules when the language is %s: exist exactly for each rule', (_, texts) => {
  expect(Object.keys(texts.rules).sort()).toEqual(Object.keys(RULES).sort());
});

/** Compares the exact texts of the rules. Section 5 of the specification leaves them to the product. */
test.each([
  ['notEmpty', 'Please fill this in', '请填写此项'],
  ['empty', 'Please leave this empty', '此项请留空'],
  ['name', 'Please enter a name: at least 2 Chinese characters or letters', '请输入正确的姓名，至少 2 个汉字或字母'],
  ['idCard', 'Please enter a correct ID card number', '请输入正确的身份证号码'],
  [
    'genuineIdCard',
    'Please compare this number with the card: there may be a typing error',
    '该号码可能有误，请与证件核对',
  ],
  ['phone', 'Please enter a correct mobile number', '请输入正确的手机号'],
  ['code', 'The code has 6 digits', '验证码是 6 位数字'],
  ['email', 'Please enter a correct email address', '请输入正确的邮箱地址'],
  ['bankCard', 'Please enter a correct bank card number', '请输入正确的银行卡号'],
  [
    'address',
    'Please use only characters, digits, letters, - _ and brackets',
    '地址仅支持汉字、数字、字母、-、_和括号',
  ],
  ['positiveNumber', 'Please enter a number above 0', '请输入大于 0 的数字'],
  ['digits', 'Please enter digits only', '请输入数字'],
  ['positiveInteger', 'Please enter a whole number above 0', '请输入大于 0 的整数'],
  ['nonNegativeInteger', 'Please enter a whole number, 0 or more', '请输入 0 或正整数'],
  ['coupon', 'A coupon number has exactly 6 letters or digits', '券码为 6 位字母或数字'],
  ['money', 'Please enter an amount with at most 2 decimals', '请输入正确的金额，最多两位小数'],
  ['ipAddress', 'Please enter a correct IP address', '请输入正确的IP地址'],
  ['url', 'Please enter a correct web address', '请输入正确的网址'],
] as const)('the rule %s when it is broken: has the expected text in both languages', (rule, english, chinese) => {
  const invalidText = rule === 'empty' ? 'x' : rule === 'notEmpty' ? ' ' : '#';
  expect([ruleCheck(en, rule)(invalidText), ruleCheck(zh, rule)(invalidText)]).toEqual([english, chinese]);
});

test.each([
  ['李\ue000', 'Character 2 of the name', '姓名第 2 个字'],
  ['\u{f0001}雷', 'Character 1 of the name', '姓名第 1 个字'],
])('a name when %j has a private-use character: the error names the character', (name, inEnglish, inChinese) => {
  expect(ruleCheck(en, 'notEmpty', 'name')(name)).toContain(inEnglish);
  expect(ruleCheck(zh, 'notEmpty', 'name')(name)).toContain(inChinese);
});

test.each(['买买提‧阿卜杜拉', ' 王\ue863\u200b', '𠮷田'])('a name when it is %j: is valid', (name) => {
  expect(ruleCheck(en, 'notEmpty', 'name')(name)).toBeUndefined();
});

test.each([
  ['', en.login.codeEmpty],
  ['\u200b', en.login.codeEmpty],
  ['24681', en.rules.code],
  ['246810246810', undefined],
  ['您的验证码是 246810，5分钟内有效', undefined],
])('the check of a verification code when the input is %j: %s', (code, words) =>
  expect(codeCheck(en)(code)).toBe(words),
);
