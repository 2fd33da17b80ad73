import { beforeEach, expect, test } from 'vitest';
import { claimPersonal, dropPersonal } from '../platform/personal.ts';
import { MAX_TRIES, Outbox } from './outbox.ts';
import { storedOutbox } from './stored-outbox.ts';

beforeEach(() => {
  dropPersonal();
  localStorage.clear();
  claimPersonal('U1');
});

const openOutbox = () => new Outbox(storedOutbox('Z9001'));
const idsOf = (outbox: Outbox) => outbox.all().map(({ clientMsgId }) => clientMsgId);

test('an unsent message when two tabs change the storage: stored through a reload', () => {
  const [outbox, other] = [openOutbox(), openOutbox()];
  outbox.add('a', { text: 'From here' }, 1);
  other.add('b', { text: 'From there' }, 2);
  outbox.remove(new Set(['a']));
  outbox.add('c', { pictureUrl: '/p.jpg' }, 3);
  expect(idsOf(openOutbox())).toEqual(['b', 'c']);
});

test('a tab when its copy of the storage is stale: removes no message of another tab', () => {
  const [storage, other] = [storedOutbox('Z9001'), openOutbox()];
  other.add('a', { text: 'Arrived' }, 1);
  const staleMessages = storage.read();
  other.add('b', { text: 'Not yet' }, 2);
  // The line of the first message has reached both tabs.
  new Outbox({ ...storage, read: () => staleMessages }).remove(new Set(['a']));
  expect(idsOf(openOutbox())).toEqual(['b']);
});

test('the storage of messages when all have arrived: empty', () => {
  const outbox = openOutbox();
  outbox.add('a', { text: 'Hello' }, 1);
  outbox.remove(new Set(['a']));
  expect(JSON.stringify(localStorage)).not.toContain('chat.');
});

test('the stored messages when another person logs in: empty, and the first person’s page stores none (A04)', () => {
  const first = openOutbox();
  first.add('a', { text: 'My secret' }, 1);
  claimPersonal('U2');
  expect(first.all()).toEqual([]);
  first.add('b', { text: 'Too late' }, 2);
  expect(idsOf(openOutbox())).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(/My secret|Too late/);
});

test.each([null, 'text', {}, { clientMsgId: 'b', place: 1, madeAt: 1, tries: 0, state: 'odd' }])(
  'a stored value when it is the invalid %j: ignored (T04)',
  (value) => {
    localStorage.setItem('sdhealth.own.chat.Z9001.b', JSON.stringify({ value: { value } }));
    openOutbox().add('a', { text: 'Valid' }, 1);
    expect(idsOf(openOutbox())).toEqual(['a']);
  },
);

test('a message when four attempts have failed: blocks later messages, unlike a refused one', () => {
  const outbox = openOutbox();
  outbox.add('a', { text: 'First' }, 1);
  outbox.add('b', { text: 'Second' }, 2);
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
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
