import { expect, test } from 'vitest';
import { isPersonNumber } from './person-number.ts';

test.each([
  ...[
    '13800138000',
    '+86 138-0013-8000',
    '008613800138000',
    '１３８００１３８０００',
    '138%200013%208000',
    '138\u200B00138000',
  ],
  ...['11010519491231002X', '6222 0202 0011 2230', 'E12345678', 'li.lei@example.com', 'li%2540example.com', '%E0x@y'],
])('an address value when it is %j: a personal number or mail address', (value) => {
  expect(isPersonNumber(value)).toBe(true);
});

test.each(['yj_gefmtj', '202611', '20261128', '1732800000000', 'wx-menu_3', 'SH0012', '', '100%'])(
  'an address value when it is %j: not a personal number',
  (value) => {
    expect(isPersonNumber(value)).toBe(false);
  },
);
