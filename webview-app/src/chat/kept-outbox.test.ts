import { beforeEach, expect, test } from 'vitest';
import { claimPersonal, dropPersonal } from '../platform/personal.ts';
import { keptOutbox } from './kept-outbox.ts';
import { MOST_TRIES, Outbox } from './outbox.ts';

beforeEach(() => {
  dropPersonal();
  localStorage.clear();
  claimPersonal('U1');
});

const opened = () => new Outbox(keptOutbox('Z9001'));
const idsOf = (outbox: Outbox) => outbox.all().map(({ clientMsgId }) => clientMsgId);

test('an unsent message when the page reloads: kept, and two tabs lose nothing of each other', () => {
  const [outbox, other] = [opened(), opened()];
  outbox.add('a', { text: 'From here' }, 1);
  other.add('b', { text: 'From there' }, 2);
  outbox.remove(new Set(['a']));
  outbox.add('c', { pictureUrl: '/p.jpg' }, 3);
  expect(idsOf(opened())).toEqual(['b', 'c']);
});

test('a tab when its copy of the storage is stale: removes no message of another tab', () => {
  const [storage, other] = [keptOutbox('Z9001'), opened()];
  other.add('a', { text: 'Arrived' }, 1);
  const old = storage.read();
  other.add('b', { text: 'Not yet' }, 2);
  // The line of the first message has reached both tabs.
  new Outbox({ ...storage, read: () => old }).remove(new Set(['a']));
  expect(idsOf(opened())).toEqual(['b']);
});

test('the storage of messages when all have arrived: is empty', () => {
  const outbox = opened();
  outbox.add('a', { text: 'Hello' }, 1);
  outbox.remove(new Set(['a']));
  expect(JSON.stringify(localStorage)).not.toContain('chat.');
});

test('another person when they log in: find no messages, and a page of the first stores none (A04)', () => {
  const first = opened();
  first.add('a', { text: 'My secret' }, 1);
  claimPersonal('U2');
  expect(first.all()).toEqual([]);
  first.add('b', { text: 'Too late' }, 2);
  expect(idsOf(opened())).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(/My secret|Too late/);
});

test.each([null, 'text', {}, { clientMsgId: 'b', place: 1, madeAt: 1, tries: 0, state: 'odd' }])(
  'a stored value when it is the broken %j: is no message (T04)',
  (value) => {
    localStorage.setItem('sdhealth.own.chat.Z9001.b', JSON.stringify({ value: { value } }));
    opened().add('a', { text: 'Sound' }, 1);
    expect(idsOf(opened())).toEqual(['a']);
  },
);

test('a message when four tries have failed: failed and blocks the others, but a refused one does not', () => {
  const outbox = opened();
  outbox.add('a', { text: 'First' }, 1);
  outbox.add('b', { text: 'Second' }, 2);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    expect(outbox.next()?.clientMsgId).toBe('a');
    outbox.countTry('a');
    outbox.noteFailure('a');
  }
  expect(outbox.next()).toBeUndefined();
  outbox.retry();
  expect(outbox.next()).toMatchObject({ clientMsgId: 'a', tries: 0 });
  outbox.refuse('a', 40944, 'Closed');
  expect(outbox.next()?.clientMsgId).toBe('b');
});
