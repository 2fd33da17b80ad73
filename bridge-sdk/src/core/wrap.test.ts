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
const method = (more: object) => ({ name: 'paySeq', ...more }) as unknown as AnyMethod;

/** Returns a host that answers only when the test calls `answer`. */
function host() {
  const requests: CallOptions[] = [];
  let answer: (value: unknown) => void = () => {};
  const answered = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const run = (options: CallOptions) => {
    requests.push(options);
    return answered;
  };
  return { sent: requests, run, answer: (value: unknown) => answer(value) };
}

describe('a single-flight call', () => {
  const perOrder = method({ singleFlight: 'per:orderNo' });

  test('when the values of its parameter differ, also within objects: does not join', () => {
    const context = page();
    const { sent, run } = host();
    for (const orderNo of ['1', { part: 1 }, { part: 2 }, { part: 1 }]) {
      void singly(context, perOrder, { orderNo }, {}, run);
    }
    expect(sent).toHaveLength(3);
  });

  test('when the row names no parameter: joins a call with other parameters', () => {
    const context = page();
    const { sent, run } = host();
    void singly(context, method({}), { orderNo: 1 }, {}, run);
    void singly(context, method({}), { orderNo: 2 }, {}, run);
    expect(sent).toHaveLength(1);
  });

  test('when its signal is aborted before the call: is not sent', async () => {
    const { sent, run } = host();
    const end = singly(page(), perOrder, {}, { signal: AbortSignal.abort() }, run);
    await expect(end).rejects.toEqual({ code: 'ABORTED', text: '', mayHaveHappened: false });
    expect(sent).toEqual([]);
  });

  test('when its caller aborts after the answer: sends no cancel', async () => {
    const { sent, run, answer } = host();
    const leaver = new AbortController();
    const end = singly(page(), perOrder, {}, { signal: leaver.signal }, run);
    answer('paid');
    expect(await end).toBe('paid');
    await Promise.resolve();
    leaver.abort();
    expect(sent[0]?.signal?.aborted).toBe(false);
  });
});

describe('a journalled call', () => {
  const pay = method({ journal: 'paySeq' });
  const callOf = (paySeq: string, context = page(), { run } = host()) => journalled(context, pay, { paySeq }, {}, run);

  /** Stubs locks and returns their requests. `isHeld` says whether another tab holds a lock. */
  function locks(isHeld: (name: string) => boolean) {
    const requests: (readonly [string, object])[] = [];
    const request = async (name: string, options: object, then: (lock: object | null) => Promise<unknown>) => {
      requests.push([name, options]);
      return then(isHeld(name) ? null : {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    return requests;
  }

  test('when another tab holds a lock: BUSY at once for that key, other keys are sent', async () => {
    const requests = locks((name) => name.endsWith(' taken'));
    await expect(callOf('taken')).rejects.toEqual({
      code: 'BUSY',
      text: 'not settled',
      mayHaveHappened: true,
    });
    const { sent, run } = host();
    void callOf('free', page(), { sent, run, answer() {} });
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    expect(requests).toEqual([
      ['sdhealth.bridge paySeq taken', { ifAvailable: true }],
      ['sdhealth.bridge paySeq free', { ifAvailable: true }],
    ]);
  });

  test('when the browser does not answer the lock request: is sent once, after 3 s', async () => {
    let give: (lock: object) => unknown = () => undefined;
    const request = (_: string, __: object, then: (lock: object) => unknown) => {
      give = then;
      return new Promise(() => {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const clock = manualClock();
    const { sent, run } = host();
    void callOf('slow', { ...page(), clock }, { sent, run, answer() {} });
    await clock.advance(2_999);
    expect(sent).toHaveLength(0);
    await clock.advance(1);
    expect([give({}), sent.length]).toEqual([undefined, 1]);
  });

  test.each([
    ['there is no navigator', undefined],
    ['the browser has no locks', {}],
  ])('when %s: is sent once, guarded by the journal', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const context = page();
    const { sent, run, answer } = host();
    const end = callOf('a', context, { sent, run, answer });
    await expect(callOf('a', { ...context, nonce: '2' }, host())).rejects.toMatchObject({ code: 'BUSY' });
    answer({ outcome: 'paid' });
    expect(await end).toEqual({ outcome: 'paid' });
    expect(sent).toHaveLength(1);
  });
});
