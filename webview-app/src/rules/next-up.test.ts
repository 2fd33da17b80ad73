/** The order of what is next for a person. */
import { expect, test } from 'vitest';
import { daysUntil, inOrder, type Waiting } from './next-up.ts';

const TODAY = '2026-02-28';

test.each([
  ['2026-02-28', 0],
  ['2026-03-01', 1],
  ['2026-02-27', -1],
  ['2027-02-28', 365],
])('%s is %i days away', (day, days) => expect(daysUntil(day, TODAY)).toBe(days));

test('a visit of today or tomorrow comes before a payment, a later one behind it; visits go by their day', () => {
  const all: Waiting[] = [
    { kind: 'card' },
    { kind: 'book' },
    { kind: 'visit', on: '2026-03-09' },
    { kind: 'visit', on: '2026-03-02' },
    { kind: 'report' },
    { kind: 'pay' },
    { kind: 'visit', on: '2026-03-01' },
  ];
  expect(inOrder(all, TODAY).map(({ kind, on }) => [kind, on?.slice(5)].filter(Boolean).join(' '))).toEqual([
    'visit 03-01',
    'pay',
    'visit 03-02',
    'visit 03-09',
    'report',
    'book',
    'card',
  ]);
});

test('a visit whose day is over comes last, and never before a payment', () => {
  const all: Waiting[] = [
    { kind: 'visit', on: '2026-02-01' },
    { kind: 'card' },
    { kind: 'pay' },
    { kind: 'visit', on: TODAY },
  ];
  expect(inOrder(all, TODAY).map(({ kind, on }) => on ?? kind)).toEqual([TODAY, 'pay', 'card', '2026-02-01']);
});
