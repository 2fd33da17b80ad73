// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createBridge } from './connect.ts';
import { makeJournal, pending } from './journal.ts';
import type { Bridge, BridgeOptions } from './types.ts';

const KEY = 'sdhealth.bridge.pending';
/** Creates a storage that pages can share. It throws for the operations in `refuses`. */
function shared(refuses: readonly ('get' | 'set')[] = []) {
  const stored = new Map<string, string>();
  const assertAllowed = (what: 'get' | 'set') => {
    if (refuses.includes(what)) throw new Error('refused');
  };
  return {
    kept: stored,
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
const page = (nonce: string, journal = shared()) => makeJournal({ nonce, options: { journal } as BridgeOptions });
const listed = (journal: ReturnType<typeof page>) =>
  journal.pending().map(({ method, key, startedAt, state, hint }) => [method, key, startedAt, state, hint]);

describe('a journalled operation', () => {
  test('when it is open, answered or ended by the page: is listed as waiting, answered or unheard', () => {
    const journal = page('1');
    journal.write('paySeq', 'a', 5);
    journal.write('paySeq', 'b', 6, 'paid');
    for (const hint of ['TIMEOUT', 'ABORTED', 'HOST_GONE']) journal.write('paySeq', hint, 7, hint);
    expect(listed(journal)).toEqual([
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

  test('when a bridge is asked by pending(): is listed', () => {
    const journal = shared();
    const bridge = createBridge({ userAgent: '', journal });
    expect(pending(bridge)).toEqual([]);
    makeJournal(bridge['~context']).write('paySeq', 'a', 5);
    expect(pending(bridge)).toMatchObject([{ method: 'paySeq', key: 'a', state: 'waiting' }]);
    bridge.dispose();
  });

  test('when pending() gets a value that is not a bridge: throws TypeError', () => {
    expect(() => pending({} as Bridge)).toThrow(TypeError);
  });

  test('when another page load has written it: is unheard without an answer, answered with one', () => {
    const storage = shared();
    page('1', storage).write('paySeq', 'a', 5);
    page('1', storage).write('paySeq', 'b', 6, 'paid');
    expect(listed(page('2', storage))).toEqual([
      ['paySeq', 'a', 5, 'unheard', undefined],
      ['paySeq', 'b', 6, 'answered', 'paid'],
    ]);
  });

  test('when it is written again with the same method and key: replaces the older entry', () => {
    const journal = page('1');
    journal.write('paySeq', 'a', 5);
    journal.write('login', 'a', 6);
    journal.write('paySeq', 'b', 7);
    journal.write('paySeq', 'a', 8, 'paid');
    expect(listed(journal)).toEqual([
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

  test('when it ends: only it is removed, and the last one also removes the key of the storage', () => {
    const storage = shared();
    const journal = page('1', storage);
    journal.write('paySeq', 'a', 5);
    journal.write('login', 'a', 6);
    journal.write('paySeq', 'b', 7);
    journal.end('paySeq', 'a');
    expect(listed(journal).map(([method, key]) => [method, key])).toEqual([
      ['login', 'a'],
      ['paySeq', 'b'],
    ]);
    for (const operation of journal.pending()) operation.settle();
    expect([...storage.kept]).toEqual([]);
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
  ])('when it contains %s: lists no operation and accepts the next one', (text) => {
    const storage = shared();
    storage.kept.set(KEY, text);
    const journal = page('1', storage);
    expect(journal.pending()).toEqual([]);
    journal.write('paySeq', 'a', 5);
    expect(listed(journal)).toEqual([['paySeq', 'a', 5, 'waiting', undefined]]);
  });

  test('when an operation is written: contains method, key, time and page only', () => {
    const storage = shared();
    page('1', storage).write('paySeq', 'a', 5);
    expect([...storage.kept]).toEqual([
      [KEY, JSON.stringify([{ method: 'paySeq', key: 'a', startedAt: 5, page: '1' }])],
    ]);
  });

  test.each([[['get', 'set'] as const], [['set'] as const]])(
    'when it refuses to %s: entries are kept in memory, for this bridge only',
    (refuses) => {
      const options = { journal: shared(refuses) } as BridgeOptions;
      const journal = makeJournal({ nonce: '1', options });
      journal.write('paySeq', 'a', 5);
      expect(makeJournal({ nonce: '1', options }).has('paySeq', 'a')).toBe(true);
      expect(makeJournal({ nonce: '1', options: { ...options } }).has('paySeq', 'a')).toBe(false);
    },
  );

  test('when it no longer refuses to write: is used again, with the entries from memory', () => {
    const refuses: ('get' | 'set')[] = ['set'];
    const storage = shared(refuses);
    const journal = page('1', storage);
    journal.write('paySeq', 'a', 5);
    refuses.pop();
    journal.write('paySeq', 'b', 6);
    storage.kept.set(KEY, (storage.kept.get(KEY) ?? '').replace('"b"', '"c"'));
    expect(listed(journal).map(([, key]) => key)).toEqual(['a', 'c']);
  });
});
