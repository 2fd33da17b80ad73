// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createBridge } from './connect.ts';
import { makeJournal, pending } from './journal.ts';
import type { Bridge, BridgeOptions } from './types.ts';

const KEY = 'sdhealth.bridge.pending';
/** Creates a storage that pages can share. It throws for the operations in `failing`. */
function sharedStorage(failing: readonly ('get' | 'set')[] = []) {
  const stored = new Map<string, string>();
  const assertAllowed = (operation: 'get' | 'set') => {
    if (failing.includes(operation)) throw new Error('refused');
  };
  return {
    entries: stored,
    getItem(name: string) {
      assertAllowed('get');
      return stored.get(name) ?? null;
    },
    setItem(name: string, text: string) {
      assertAllowed('set');
      stored.set(name, text);
    },
    removeItem: (name: string) => void stored.delete(name),
  };
}
const pageJournal = (nonce: string, journal = sharedStorage()) =>
  makeJournal({ nonce, options: { journal } as BridgeOptions });
const operationsOf = (journal: ReturnType<typeof pageJournal>) =>
  journal.pending().map(({ method, key, startedAt, state, hint }) => [method, key, startedAt, state, hint]);

describe('a journalled operation', () => {
  test('a journalled operation when it is open, answered and ended by the page: is waiting, answered and unheard', () => {
    const journal = pageJournal('1');
    journal.write('paySeq', 'a', 5);
    journal.write('paySeq', 'b', 6, 'paid');
    for (const hint of ['TIMEOUT', 'ABORTED', 'HOST_GONE']) journal.write('paySeq', hint, 7, hint);
    expect(operationsOf(journal)).toEqual([
      ['paySeq', 'a', 5, 'waiting', undefined],
      ['paySeq', 'b', 6, 'answered', 'paid'],
      ['paySeq', 'TIMEOUT', 7, 'unheard', 'TIMEOUT'],
      ['paySeq', 'ABORTED', 7, 'unheard', 'ABORTED'],
      ['paySeq', 'HOST_GONE', 7, 'unheard', 'HOST_GONE'],
    ]);
    expect(journal.pending().map((pendingOperation) => 'hint' in pendingOperation)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('pending(bridge) when an operation is open: lists it', () => {
    const journal = sharedStorage();
    const bridge = createBridge({ userAgent: '', journal });
    expect(pending(bridge)).toEqual([]);
    makeJournal(bridge['~context']).write('paySeq', 'a', 5);
    expect(pending(bridge)).toMatchObject([{ method: 'paySeq', key: 'a', state: 'waiting' }]);
    bridge.dispose();
  });

  test('pending() when its argument is not a bridge: throws TypeError', () => {
    expect(() => pending({} as Bridge)).toThrow(TypeError);
  });

  test('a journalled operation when another page load has written it: is unheard unless it has an answer', () => {
    const storage = sharedStorage();
    pageJournal('1', storage).write('paySeq', 'a', 5);
    pageJournal('1', storage).write('paySeq', 'b', 6, 'paid');
    expect(operationsOf(pageJournal('2', storage))).toEqual([
      ['paySeq', 'a', 5, 'unheard', undefined],
      ['paySeq', 'b', 6, 'answered', 'paid'],
    ]);
  });

  test('a journalled operation when it is written again with the same method and key: replaces the older entry', () => {
    const journal = pageJournal('1');
    journal.write('paySeq', 'a', 5);
    journal.write('login', 'a', 6);
    journal.write('paySeq', 'b', 7);
    journal.write('paySeq', 'a', 8, 'paid');
    expect(operationsOf(journal)).toEqual([
      ['login', 'a', 6, 'waiting', undefined],
      ['paySeq', 'b', 7, 'waiting', undefined],
      ['paySeq', 'a', 8, 'answered', 'paid'],
    ]);
    expect([journal.has('paySeq', 'a'), journal.has('paySeq', 'c'), journal.has('login', 'b')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a journalled operation when it ends: is removed, the last one together with the storage key', () => {
    const storage = sharedStorage();
    const journal = pageJournal('1', storage);
    journal.write('paySeq', 'a', 5);
    journal.write('login', 'a', 6);
    journal.write('paySeq', 'b', 7);
    journal.end('paySeq', 'a');
    expect(operationsOf(journal).map(([method, key]) => [method, key])).toEqual([
      ['login', 'a'],
      ['paySeq', 'b'],
    ]);
    for (const operation of journal.pending()) operation.settle();
    expect([...storage.entries]).toEqual([]);
  });
});

describe('the storage of the journal', () => {
  test.each([
    'no JSON',
    '7',
    '{}',
    'null',
    '[null,7,"x",[]]',
    '[{"method":"m","key":"k"},{"method":"m","startedAt":1},{"key":"k","startedAt":1},{"method":1,"key":"k","startedAt":1},{"method":"m","key":1,"startedAt":1},{"method":"m","key":"k","startedAt":"1"}]',
  ])('the storage of the journal when it contains %s: lists no operation and accepts the next one', (text) => {
    const storage = sharedStorage();
    storage.entries.set(KEY, text);
    const journal = pageJournal('1', storage);
    expect(journal.pending()).toEqual([]);
    journal.write('paySeq', 'a', 5);
    expect(operationsOf(journal)).toEqual([['paySeq', 'a', 5, 'waiting', undefined]]);
  });

  test('the storage of the journal when an operation is written: contains method, key, time and page only', () => {
    const storage = sharedStorage();
    pageJournal('1', storage).write('paySeq', 'a', 5);
    expect([...storage.entries]).toEqual([
      [KEY, JSON.stringify([{ method: 'paySeq', key: 'a', startedAt: 5, page: '1' }])],
    ]);
  });

  test.each([[['get', 'set'] as const], [['set'] as const]])(
    'the storage of the journal when it refuses to %s: entries stay in memory, for this bridge only',
    (failing) => {
      const options = { journal: sharedStorage(failing) } as BridgeOptions;
      const journal = makeJournal({ nonce: '1', options });
      journal.write('paySeq', 'a', 5);
      expect(makeJournal({ nonce: '1', options }).has('paySeq', 'a')).toBe(true);
      expect(makeJournal({ nonce: '1', options: { ...options } }).has('paySeq', 'a')).toBe(false);
    },
  );

  test('the storage of the journal when it no longer refuses to write: is used again, with the entries from memory', () => {
    const failing: ('get' | 'set')[] = ['set'];
    const storage = sharedStorage(failing);
    const journal = pageJournal('1', storage);
    journal.write('paySeq', 'a', 5);
    failing.pop();
    journal.write('paySeq', 'b', 6);
    storage.entries.set(KEY, (storage.entries.get(KEY) ?? '').replace('"b"', '"c"'));
    expect(operationsOf(journal).map(([, key]) => key)).toEqual(['a', 'c']);
  });
});
