import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInProportion } from '../../../scripts/vitest/growth.ts';
import { brokenRule, RULES, type RuleName } from './patterns.ts';

const TABLE: Readonly<Record<RuleName, { good: readonly string[]; bad: readonly string[] }>> = {
  notEmpty: { good: ['a', ' a '], bad: ['', ' ', '\t\n', '\u3000'] },
  empty: { good: ['', '  '], bad: ['0'] },
  name: {
    good: ['李雷', 'Li', 'J.Smith', '阿卜杜拉·买买提', 'Anna Li', 'Anna Maria van Dyk', 'J.R Smith', 'A B'],
    bad: ['李', '李雷1', '李 雷', 'Anna 李', '··', '李雷\n', 'Anna  Li', ' Anna', 'Anna ', 'J. Smith', 'A', 'Anna\tLi'],
  },
  idCard: { good: ['11010119900307123X', '110101199003071234'], bad: ['1101011990030712', '11010119900307123Y'] },
  genuineIdCard: {
    good: ['11010519491231002X', '11010519491231002x'],
    bad: ['110105194912310021', '11010519491331002X', '', 'x'],
  },
  phone: { good: ['13800138000'], bad: ['23800138000', '1380013800', '13800138000 '] },
  code: { good: ['246810', '000000'], bad: ['', '24681', '2468101', '24681a', '２４６８１０'] },
  email: {
    good: ['a@b.cn', 'first.last+tag@mail.example.com', 'A_1@x-y.org'],
    bad: [
      'a',
      'a@b',
      '@b.cn',
      'a@.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a@b..cn',
      'a b@c.cn',
      'a@b.cn\n',
      `${'a'.repeat(250)}@b.cn`,
    ],
  },
  bankCard: {
    good: ['622202020011223', '123456789012345678901'],
    bad: ['022202020011223', '12345678901234', '1'.repeat(22)],
  },
  address: {
    good: ['北京市朝阳区建国路88号(A座)3-201', 'Room_3[B]', '浦东【世纪】大道（100）'],
    bad: ['', '北京 朝阳', '朝阳区，88号', '<b>', '#3'],
  },
  positiveNumber: { good: ['1', '0.5', '10.25', '007.1'], bad: ['0', '0.0', '-1', '1.', '.5', '1e3', ''] },
  digits: { good: ['0', '007'], bad: ['', '1.0', '-1', '１'] },
  positiveInteger: { good: ['1', '10'], bad: ['0', '01', '1.0', '-1'] },
  nonNegativeInteger: { good: ['0', '10'], bad: ['00', '-0', '1.5', ''] },
  coupon: { good: ['A1b2C3', '123456'], bad: ['12345', '1234567', 'A1b2C-'] },
  money: { good: ['0', '0.1', '12.34', '100'], bad: ['1.234', '01', '-1', '1.', '1,000'] },
  ipAddress: {
    good: ['0.0.0.0', '192.168.1.1', '255.255.255.255'],
    bad: ['256.1.1.1', '1.1.1', '1.1.1.1.', '01.1.1.1', '1.1.1.1.1'],
  },
  url: {
    good: ['https://a.example', 'http://a.example:8080/b?c=1#d'],
    bad: [
      'a.example',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://',
      'https://a b',
      'https://u:p@a.example',
      'http:///x',
    ],
  },
};

describe('every pattern rule', () => {
  for (const [name, { good, bad }] of Object.entries(TABLE) as [RuleName, (typeof TABLE)[RuleName]][]) {
    test.each(good)(`${name} when it gets %j: accepts`, (text) => expect(RULES[name](text)).toBe(true));
    test.each(bad)(`${name} when it gets %j: refuses`, (text) => expect(RULES[name](text)).toBe(false));
  }

  test('a rule when it gets any text: returns a boolean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        for (const rule of Object.values(RULES)) expect(typeof rule(text)).toBe('boolean');
      }),
    );
  });

  test.each(['a', '.', '-', '1', '李', 'a.', 'a@'])(
    'a rule when it gets a long text of %j: takes linear time',
    (part) => {
      expect(isInProportion((text) => Object.values(RULES).map((rule) => rule(text)), part)).toBe(true);
    },
  );
});

describe('numbers typed by a person', () => {
  test('a number when a rule of integers or money accepts it: parsed unchanged', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 99 }), (whole, cents) => {
        expect(RULES.nonNegativeInteger(String(whole))).toBe(true);
        expect(RULES.positiveInteger(String(whole))).toBe(whole > 0);
        expect(RULES.money(`${whole}.${String(cents).padStart(2, '0')}`)).toBe(true);
        expect(RULES.positiveNumber(`${whole}.${cents}`)).toBe(whole > 0 || cents > 0);
      }),
    );
  });
});

test('brokenRule() when some rules fail: returns the first one', () => {
  expect(brokenRule('', ['notEmpty', 'phone'])).toBe('notEmpty');
  expect(brokenRule('12', ['notEmpty', 'phone'])).toBe('phone');
  expect(brokenRule('13800138000', ['notEmpty', 'phone'])).toBeUndefined();
});
