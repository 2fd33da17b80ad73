// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import type { CallOptions } from './data-types.ts';
import type { AnyMethod, ChannelContext } from './types.ts';
import { journalled, singly } from './wrap.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a context with an empty journal, whose errors are plain objects. */
function page(): ChannelContext {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  return {
    nonce: '1',
    options: { journal: storage },
    clock: globalThis,
    fail: (_: AnyMethod, code: string, text: string, detail: object) => ({ code, text, ...detail }),
  } as unknown as ChannelContext;
}
const method = (overrides: object) => ({ name: 'paySeq', ...overrides }) as unknown as AnyMethod;

/** Returns a host that answers only when the test calls `answer`. */
function host() {
  const requests: CallOptions[] = [];
  let answer: (value: unknown) => void = () => {};
  const answerPromise = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const run = (options: CallOptions) => {
    requests.push(options);
    return answerPromise;
  };
  return { requests, run, answer: (value: unknown) => answer(value) };
}

describe('a single-flight call', () => {
  const perOrder = method({ singleFlight: 'per:orderNo' });

  test('a single-flight call when the values of its parameter differ, even inside objects: does not join', () => {
    const context = page();
    const { requests, run } = host();
    for (const orderNo of ['1', { part: 1 }, { part: 2 }, { part: 1 }]) {
      void singly(context, perOrder, { orderNo }, {}, run);
    }
    expect(requests).toHaveLength(3);
  });

  test('a single-flight call when the row names no parameter: joins a call with other parameters', () => {
    const context = page();
    const { requests, run } = host();
    void singly(context, method({}), { orderNo: 1 }, {}, run);
    void singly(context, method({}), { orderNo: 2 }, {}, run);
    expect(requests).toHaveLength(1);
  });

  test('a single-flight call when its signal is aborted before the call: is not sent', async () => {
    const { requests, run } = host();
    const end = singly(page(), perOrder, {}, { signal: AbortSignal.abort() }, run);
    await expect(end).rejects.toEqual({ code: 'ABORTED', text: '', mayHaveHappened: false });
    expect(requests).toEqual([]);
  });

  test('a single-flight call when its caller aborts after the answer: sends no cancel', async () => {
    const { requests, run, answer } = host();
    const controller = new AbortController();
    const end = singly(page(), perOrder, {}, { signal: controller.signal }, run);
    answer('paid');
    expect(await end).toBe('paid');
    await Promise.resolve();
    controller.abort();
    expect(requests[0]?.signal?.aborted).toBe(false);
  });
});

describe('a journalled call', () => {
  const pay = method({ journal: 'paySeq' });
  const callOf = (paySeq: string, context = page(), { run } = host()) => journalled(context, pay, { paySeq }, {}, run);

  /** Stubs locks and returns their requests. `isHeld` returns true if another tab holds the lock. */
  function locks(isHeld: (name: string) => boolean) {
    const requests: (readonly [string, object])[] = [];
    const request = async (name: string, options: object, then: (lock: object | null) => Promise<unknown>) => {
      requests.push([name, options]);
      return then(isHeld(name) ? null : {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    return requests;
  }

  test('a journalled call when another tab holds a lock: is BUSY at once, only for that key', async () => {
    const requests = locks((name) => name.endsWith(' taken'));
    await expect(callOf('taken')).rejects.toEqual({
      code: 'BUSY',
      text: 'not settled',
      mayHaveHappened: true,
    });
    const { requests: runs, run } = host();
    void callOf('free', page(), { requests: runs, run, answer() {} });
    await Promise.resolve();
    expect(runs).toHaveLength(1);
    expect(requests).toEqual([
      ['sdhealth.bridge paySeq taken', { ifAvailable: true }],
      ['sdhealth.bridge paySeq free', { ifAvailable: true }],
    ]);
  });

  test('a journalled call when the browser does not answer the lock request: is sent once, after 3 s', async () => {
    let grantLock: (lock: object) => unknown = () => undefined;
    const request = (_: string, __: object, then: (lock: object) => unknown) => {
      grantLock = then;
      return new Promise(() => {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const clock = manualClock();
    const { requests: runs, run } = host();
    void callOf('slow', { ...page(), clock }, { requests: runs, run, answer() {} });
    await clock.advance(2_999);
    expect(runs).toHaveLength(0);
    await clock.advance(1);
    expect([grantLock({}), runs.length]).toEqual([undefined, 1]);
  });

  test.each([
    ['there is no navigator', undefined],
    ['the browser has no locks', {}],
  ])('a journalled call when %s: is sent once, guarded by the journal', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const context = page();
    const { requests: runs, run, answer } = host();
    const end = callOf('a', context, { requests: runs, run, answer });
    await expect(callOf('a', { ...context, nonce: '2' }, host())).rejects.toMatchObject({ code: 'BUSY' });
    answer({ outcome: 'paid' });
    expect(await end).toEqual({ outcome: 'paid' });
    expect(runs).toHaveLength(1);
  });
});
