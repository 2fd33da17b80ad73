import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText } from './money.ts';

test.each([
  [0, '¥0'],
  [5, '¥0.05'],
  [19900, '¥199'],
  [129950, '¥1,299.50'],
  [123456789, '¥1,234,567.89'],
  [-250, '-¥2.50'],
  [-0.3, '¥0'],
])('the formatted amount when it is %i fen: %s', (fen, text) => expect(moneyText(fen)).toBe(text));

test('a formatted amount when it is parsed: the same fen, with two decimals or none', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
      const text = moneyText(fen);
      expect(text).toMatch(/^-?¥\d{1,3}(,\d{3})*(\.\d\d)?$/);
      expect(text).not.toMatch(/\.00$/);
      expect(Math.round(Number(text.replaceAll(/[,¥]/g, '')) * 100) + 0).toBe(fen);
    }),
  );
});

test.each([['100'], [undefined], [null], [Number.NaN], [Number.POSITIVE_INFINITY], [{}]])(
  'an amount when it is %j: rejected',
  (value) => {
    expect(() => moneyText(value as number)).toThrow('argument must be a number');
  },
);
