import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { zh } from '../messages/zh.ts';
import { RULES } from '../rules/patterns.ts';
import { ruleCheck } from './rule-check.ts';

test('a check says the words of the first broken rule, and looks past spaces', () => {
  const check = ruleCheck(en, 'notEmpty', 'phone');
  expect(check('  ')).toBe('Please fill this in');
  expect(check('12')).toBe('Please enter a correct mobile number');
  expect(check(' 13800138000 ')).toBeUndefined();
});

test.each([
  ['en', en],
  ['zh', zh],
])('every rule has words of its own in %s, and there are no others', (_, texts) => {
  expect(Object.keys(texts.rules).sort()).toEqual(Object.keys(RULES).sort());
});
