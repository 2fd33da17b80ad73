import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageAt, ageOf, asLongIdCard, birthdayOf, isGenuineIdCard, sexOf } from './id-card.ts';

const NOW = Date.UTC(2026, 2, 1);

describe('an identity card number', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['110105194912310021', false],
    ['110105194902310025', false],
    ['11010519491231002', false],
    ['', false],
    ['11010520991231002X', false],
  ])('an identity card number when it is %j: genuine is %j', (idCard, genuine) => {
    expect(isGenuineIdCard(idCard, NOW)).toBe(genuine);
  });

  it.each([
    ['11010519491231002X', '1949-12-31', 2],
    ['110105491231002', '1949-12-31', 2],
    ['110105491231003', '1949-12-31', 1],
    ['110105194913310021', undefined, 2],
    ['', undefined, undefined],
  ])('an identity card number when it is %j: birthday %j and sex %j', (idCard, birthday, sex) => {
    expect(birthdayOf(idCard)).toBe(birthday);
    expect(sexOf(idCard)).toBe(sex);
  });

  it.each([
    ['1949-12-31', '2026-03-01', 76],
    ['1949-12-31', '2026-12-31', 77],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('the age when born %s and today is %s: %i', (birthday, today, age) => {
    expect(ageAt(birthday, today)).toBe(age);
  });

  it('the age when the phone is in another zone: by the date in Shanghai (A05)', () => {
    // 2026-03-01 00:00 in Shanghai
    const midnight = Date.UTC(2026, 1, 28, 16);
    expect(ageOf('2008-03-01', midnight)).toBe(18);
    expect(ageOf('2008-03-01', midnight - 1)).toBe(17);
    expect(ageOf(undefined)).toBeUndefined();
  });

  const oldNumber = fc
    .record({
      area: fc.integer({ min: 110_000, max: 659_999 }),
      day: fc.integer({ min: 0, max: 36_523 }),
      order: fc.integer({ min: 0, max: 999 }),
    })
    .map(({ area, day, order }) => {
      const date = new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
      return { date, number: `${area}${date.slice(2).replaceAll('-', '')}${String(order).padStart(3, '0')}` };
    });

  it('a number of 15 digits when it is converted to 18: genuine, with the same birthday and sex', () => {
    fc.assert(
      fc.property(oldNumber, ({ date, number }) => {
        const long = asLongIdCard(number);
        expect(birthdayOf(number)).toBe(date);
        expect(birthdayOf(long)).toBe(date);
        expect(sexOf(long)).toBe(sexOf(number));
        expect(isGenuineIdCard(long, NOW)).toBe(true);
      }),
    );
  });

  it('a genuine number when any digit changes: no longer genuine', () => {
    fc.assert(
      fc.property(oldNumber, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 9 }), ({ number }, index, difference) => {
        const long = asLongIdCard(number);
        const wrong = [...long].with(index, String((Number(long[index]) + difference) % 10)).join('');
        expect(isGenuineIdCard(wrong, NOW)).toBe(false);
      }),
    );
  });
});
