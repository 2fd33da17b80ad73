import { describe, expect, test } from 'vitest';
import {
  bucketOf,
  decide,
  isDuring,
  isIncluded,
  isOlderRelease,
  type Switches,
  withAnswer,
  withoutOutdated,
} from './switches.ts';

const NOW = Date.parse('2026-03-02T10:00:00+08:00');
const DAY_MS = 86_400_000;
const TEXT = { zh: '维护', en: 'Back at six' };
/** The ids of 10,000 phones. */
const PHONES = Array.from({ length: 10_000 }, (_, index) => `phone-${index}`);
const countIn = (name: string, percent: number) =>
  PHONES.filter((phone) => isIncluded(name, percent, () => phone)).length;
const decideFor = (switches: Switches, phone: string | undefined = 'phone-1', now = NOW) =>
  decide(switches, () => phone, now);

test('the share of phones that report when it is 10 percent: counts for these phones, and is 0 for others', () => {
  const phone = (isIn: boolean) => PHONES.find((id) => isIncluded('reports', 10, () => id) === isIn);
  const shares = { reports: { percent: 10 }, events: { percent: 0 } };
  expect([true, false].map((isIn) => decideFor(shares, phone(isIn)).reportPercent)).toEqual([10, 0]);
  expect(decideFor(shares)).toMatchObject({ eventPercent: 0 });
  expect(decideFor({})).toMatchObject({ reportPercent: 100, eventPercent: 100 });
});

describe('a switch for a percentage of phones', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [1, 100],
    [10, 1_000],
    [50, 5_000],
    [99, 9_900],
    [100, 10_000],
  ])('a switch for %d percent when it is decided for 10,000 phones: is on for about %i', (percent, expected) => {
    // Four standard deviations of a fair draw.
    const tolerance = 4 * Math.sqrt(expected * (1 - expected / PHONES.length));
    expect(Math.abs(countIn('payment', percent) - expected)).toBeLessThanOrEqual(tolerance);
  });

  test('a phone when the percentage grows: stays included', () => {
    for (const phone of PHONES.slice(0, 500)) {
      const isIncludedByPercent = [0, 1, 5, 20, 50, 80, 99, 100].map((percent) =>
        isIncluded('maintenance', percent, () => phone),
      );
      expect(isIncludedByPercent).toEqual([...isIncludedByPercent].sort((a, b) => Number(a) - Number(b)));
    }
  });

  test('a phone’s bucket when it is calculated again: is the same, and differs between switches', () => {
    expect(bucketOf('payment', 'phone-1')).toBe(bucketOf('payment', 'phone-1'));
    expect(['payment', 'maintenance', 'quickLogin'].map((name) => bucketOf(name, 'phone-1'))).toEqual([
      5810, 3152, 6952,
    ]);
  });

  test('two switches when each is for 50 percent: are on for independent sets of phones', () => {
    const names = [
      'maintenance',
      'payment',
      'quickLogin',
      'leastRelease',
      'screens checkup.sale',
      'screens checkup.book',
    ];
    for (const first of names)
      for (const second of names.filter((name) => name > first)) {
        const both = PHONES.filter((id) => [first, second].every((name) => isIncluded(name, 50, () => id))).length;
        expect(Math.abs(both - 2_500), `${first} and ${second}`).toBeLessThan(4 * Math.sqrt(2_500 * 0.75));
      }
  });

  test('a phone when it stores nothing: is included from 100 percent only, and gets an id only for a percentage', () => {
    expect([0, 99.9, 100, undefined].map((percent) => isIncluded('payment', percent, () => undefined))).toEqual([
      ...[false, false, true, true],
    ]);
    const fail = () => {
      throw new Error('an id was created');
    };
    expect(decide({ maintenance: { text: TEXT }, payment: false, screens: ['a.b'] }, fail, NOW).screensOff).toEqual([
      'a.b',
    ]);
  });
});

test.each([
  ['unlimited', {}, true],
  ['begun at this moment', { from: '2026-03-02T10:00:00+08:00' }, true],
  ['not begun', { from: '2026-03-02T10:00:01+08:00' }, false],
  ['over', { until: '2026-03-02T02:00:00Z' }, false],
  ['not over', { until: '2026-03-02T02:00:01Z' }, true],
  ['begun and not over', { from: '2026-03-01T00:00:00Z', until: '2026-03-03T00:00:00Z' }, true],
  ['to begin on a day that does not exist', { from: '2026-13-01T00:00:00Z' }, false],
  ['to end on a day that does not exist', { until: '2026-13-01T00:00:00Z' }, false],
])('a period when it is %s (%j): applies: %j', (_, period, expected) => {
  expect(isDuring(period, NOW)).toBe(expected);
});

test.each([
  ['1.2.0', '1.2.0', false],
  ['1.2.0', '1.2.1', true],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '1.99.99', false],
  ['1.2', '1.2.0', false],
  ['1.2.0-rc.1', '1.2.1', true],
  ['', '1.0.0', false],
  ['next', '1.0.0', false],
  ['1.0.0', undefined, false],
])('the release %j when the minimum is %j: is too old: %j', (release, least, expected) => {
  expect(isOlderRelease(release, least)).toBe(expected);
});

describe('the decision', () => {
  test.each<[string, Switches, object]>([
    ['nothing', {}, { maintenance: undefined, paymentOff: undefined, screensOff: [], quickLogin: false }],
    ['no maintenance', { maintenance: false }, { maintenance: undefined, changesAt: undefined }],
    ['a maintenance', { maintenance: { text: TEXT } }, { maintenance: TEXT, changesAt: undefined }],
    [
      'a planned maintenance',
      { maintenance: { text: TEXT, from: '2026-03-02T11:00:00+08:00', until: '2026-03-02T12:00:00+08:00' } },
      { maintenance: undefined, changesAt: NOW + 3_600_000 },
    ],
    [
      'a maintenance with an end',
      { maintenance: { text: TEXT, from: '2026-03-02T09:00:00+08:00', until: '2026-03-02T12:00:00+08:00' } },
      { maintenance: TEXT, changesAt: NOW + 2 * 3_600_000 },
    ],
    ['a maintenance for nobody', { maintenance: { text: TEXT, percent: 0 } }, { maintenance: undefined }],
    ['payments', { payment: true }, { paymentOff: undefined }],
    ['no payments', { payment: false }, { paymentOff: { text: undefined } }],
    ['no payments, with a text', { payment: { off: true, text: TEXT } }, { paymentOff: { text: TEXT } }],
    ['payments, with a text', { payment: { off: false, text: TEXT } }, { paymentOff: undefined }],
    ['no payments for nobody', { payment: { off: true, percent: 0 } }, { paymentOff: undefined }],
    [
      'two pages',
      { screens: ['checkup.sale', { id: 'checkup.book', percent: 100 }, { id: 'home.main', percent: 0 }] },
      { screensOff: ['checkup.sale', 'checkup.book'] },
    ],
    ['the quick login', { quickLogin: true }, { quickLogin: true }],
    ['the quick login for nobody', { quickLogin: { percent: 0 } }, { quickLogin: false }],
    ['a least release', { leastRelease: { version: '2.0.0' } }, { leastRelease: '2.0.0' }],
    ['a least release for nobody', { leastRelease: { version: '2.0.0', percent: 0 } }, { leastRelease: undefined }],
    ['no least release', { leastRelease: false }, { leastRelease: undefined }],
  ])('the configuration when it has %s: decides that', (_, switches, expected) => {
    expect(decideFor(switches)).toMatchObject(expected);
  });
});

describe('stored values', () => {
  const values = withAnswer({}, { maintenance: false, channels: [], showTab: true, leastRelease: false }, NOW);

  test.each([
    [0, 'maintenance channels showTab leastRelease'],
    [DAY_MS - 1, 'maintenance channels showTab leastRelease'],
    [DAY_MS, 'channels showTab leastRelease'],
    [-2 * DAY_MS, 'channels showTab leastRelease'],
    [7 * DAY_MS, 'showTab leastRelease'],
    [30 * DAY_MS, 'leastRelease'],
    [400 * DAY_MS, 'leastRelease'],
  ])('stored values when they are %d milliseconds old: those that are not dangerous remain', (age, expected) => {
    expect(Object.keys(withoutOutdated(values, NOW + age)).join(' ')).toBe(expected);
  });

  test('an answer when it lacks a key: keeps the value and its time, and replaces the others', () => {
    expect(withAnswer(values, { maintenance: undefined, showTab: false }, NOW + 5)).toEqual({
      ...values,
      showTab: { value: false, time: NOW + 5 },
    });
  });
});
