/** Tests the order of a person's next tasks. */
import { expect, test } from 'vitest';
import { daysUntil, sortTasks, type Task } from './next-up.ts';

const TODAY = '2026-02-28';

test.each([
  ['2026-02-28', 0],
  ['2026-03-01', 1],
  ['2026-02-27', -1],
  ['2027-02-28', 365],
])('the days until %s: %i', (day, days) => expect(daysUntil(day, TODAY)).toBe(days));

test('visits when sorted: today’s and tomorrow’s before a payment, later ones after it', () => {
  const tasks: Task[] = [
    { kind: 'card' },
    { kind: 'book' },
    { kind: 'visit', on: '2026-03-09' },
    { kind: 'visit', on: '2026-03-02' },
    { kind: 'report' },
    { kind: 'pay' },
    { kind: 'visit', on: '2026-03-01' },
  ];
  expect(sortTasks(tasks, TODAY).map(({ kind, on }) => [kind, on?.slice(5)].filter(Boolean).join(' '))).toEqual([
    'visit 03-01',
    'pay',
    'visit 03-02',
    'visit 03-09',
    'report',
    'book',
    'card',
  ]);
});

test('a visit when its day is over: last, never before a payment', () => {
  const tasks: Task[] = [
    { kind: 'visit', on: '2026-02-01' },
    { kind: 'card' },
    { kind: 'pay' },
    { kind: 'visit', on: TODAY },
  ];
  expect(sortTasks(tasks, TODAY).map(({ kind, on }) => on ?? kind)).toEqual([TODAY, 'pay', 'card', '2026-02-01']);
});
