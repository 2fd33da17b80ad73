import { describe, expect, it } from 'vitest';
import { ageAt, birthdayOf, isGenuineIdCard, sexOf } from './id-card.ts';

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
  ])('%j is genuine: %j', (idCard, genuine) => {
    expect(isGenuineIdCard(idCard, NOW)).toBe(genuine);
  });

  it.each([
    ['11010519491231002X', '1949-12-31', 2],
    ['110105491231002', '1949-12-31', 2],
    ['110105491231003', '1949-12-31', 1],
    ['110105194913310021', undefined, 2],
    ['', undefined, undefined],
  ])('%j says birthday %j and sex %j', (idCard, birthday, sex) => {
    expect(birthdayOf(idCard)).toBe(birthday);
    expect(sexOf(idCard)).toBe(sex);
  });

  it.each([
    ['1949-12-31', '2026-03-01', 76],
    ['1949-12-31', '2026-12-31', 77],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s is at %s of age %i', (birthday, today, age) => {
    expect(ageAt(birthday, today)).toBe(age);
  });
});
