import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetIntent, intentFor, keepIntent } from './purchase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the stored intent of a purchase', () => {
  const INTENT = { productNo: 'p', orderKey: 'k', priceFen: 1, madeAt: 1 };
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ...['productNo', 'orderKey', 'priceFen', 'madeAt'].map((name): [string, unknown] => [
      `no ${name}`,
      { ...INTENT, [name]: undefined },
    ]),
    ...['productNo', 'orderKey'].map((name): [string, unknown] => [`a number as ${name}`, { ...INTENT, [name]: 5 }]),
    ...['priceFen', 'madeAt'].map((name): [string, unknown] => [`a text as ${name}`, { ...INTENT, [name]: '5' }]),
    ...['channel', 'subChannel', 'orderNo', 'paySeq'].map((name): [string, unknown] => [
      `a number as ${name}`,
      { ...INTENT, [name]: 5 },
    ]),
    ['a text as gaveUp', { ...INTENT, gaveUp: 'yes' }],
    ['false as gaveUp', { ...INTENT, gaveUp: false }],
  ])('a stored intent when it is %s: ignored (T04)', (_, value) => {
    localStorage.setItem('sdhealth.own.purchase.p', JSON.stringify({ value: { value } }));
    expect(intentFor('p')).toBeUndefined();
  });

  test('a stored intent when it is less than a day old: returned unchanged', () => {
    const fullIntent = { ...INTENT, channel: 'c', subChannel: 's', orderNo: 'O', paySeq: 'P', gaveUp: true as const };
    expect(keepIntent(fullIntent)).toBe(true);
    expect([intentFor('p'), intentFor('q')]).toEqual([fullIntent, undefined]);
    vi.setSystemTime(Date.now() + 23 * 3_600_000);
    expect(intentFor('p')).toEqual(fullIntent);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(intentFor('p')).toBeUndefined();
    keepIntent(INTENT);
    forgetIntent('p');
    expect(intentFor('p')).toBeUndefined();
  });
});
