import { expect, test } from 'vitest';
import { checkSeenStates } from './seen-states.ts';

const write = { method: 'POST', path: '/cancel' } as const;

test.each([
  ['names the state that its page showed', { ...write, seen: ['seenDate'] }],
  ['has a reason to name none', { ...write, unseen: 'makes something new' }],
  ['is a read', { ...write, asks: true as const }],
])('a row is accepted when it %s', (_, row) => {
  expect(checkSeenStates([row]).faults).toEqual([]);
});

test.each([
  ['is a write with neither', write, /names no state/],
  ['names an empty list', { ...write, seen: [] }, /names no state/],
  ['has an empty reason', { ...write, unseen: ' ' }, /names no state/],
  ['has both', { ...write, seen: ['seenDate'], unseen: 'adds a message' }, /and says why/],
  ['is a read that names a state', { ...write, asks: true as const, seen: ['seenDate'] }, /is a read/],
])('a row is a fault when it %s', (_, row, fault) => {
  expect(checkSeenStates([row]).faults).toEqual([expect.stringMatching(fault)]);
});
