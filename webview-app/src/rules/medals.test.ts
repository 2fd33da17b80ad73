import { expect, test } from 'vitest';
import { groupsOf, type MedalState, missingOf, progressOf } from './medals.ts';

const medal = (id: string, state: Partial<MedalState>) => ({ id, gained: false, progress: 0, target: 10, ...state });

test('medals when grouped: gained medals newest first, others nearest first', () => {
  const { gained, next, open } = groupsOf([
    medal('far', { progress: 1 }),
    medal('old', { gained: true, gainedOn: '2025-12-31' }),
    medal('near', { progress: 900, target: 1_000 }),
    medal('new', { gained: true, gainedOn: '2026-01-01' }),
    medal('half', { progress: 5 }),
  ]);
  expect(gained.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(next?.id).toBe('near');
  expect(open.map(({ id }) => id)).toEqual(['half', 'far']);
});

test('the next medal when all are gained: undefined', () => {
  expect(groupsOf([medal('one', { gained: true })]).next).toBeUndefined();
});

test.each([
  ['the service has not marked it as gained', { progress: 12 }, 1, 0],
  ['it was gained and the count has decreased', { gained: true, progress: 4 }, 1, 6],
  ['there is no target', { target: 0 }, 0, 0],
  ['it is half way', { progress: 5 }, 0.5, 5],
])('the progress of a medal when %s (%o): %d with %d missing', (_, state, share, missing) => {
  expect(progressOf(medal('', state))).toBe(share);
  expect(missingOf(medal('', state))).toBe(missing);
});
