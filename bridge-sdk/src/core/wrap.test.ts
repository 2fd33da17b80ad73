// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import type { CallOptions } from './data-types.ts';
import type { AnyMethod, ChannelContext } from './types.ts';
import { journalled, singly } from './wrap.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose errors are what they were made of, with an empty journal. */
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

/** A host that answers when it is told to. */
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

describe('a call that joins its like', () => {
  const perOrder = method({ singleFlight: 'per:orderNo' });

  test('never joins calls with different values, whatever the values are made of', () => {
    const context = page();
    const { sent, run } = host();
    for (const orderNo of ['1', { part: 1 }, { part: 2 }, { part: 1 }]) {
      void singly(context, perOrder, { orderNo }, {}, run);
    }
    expect(sent).toHaveLength(3);
  });

  test('joins whatever the parameters, where no parameter is named', () => {
    const context = page();
    const { sent, run } = host();
    void singly(context, method({}), { orderNo: 1 }, {}, run);
    void singly(context, method({}), { orderNo: 2 }, {}, run);
    expect(sent).toHaveLength(1);
  });

  test('is not sent when its caller has left already', async () => {
    const { sent, run } = host();
    const end = singly(page(), perOrder, {}, { signal: AbortSignal.abort() }, run);
    await expect(end).rejects.toEqual({ code: 'ABORTED', text: '', mayHaveHappened: false });
    expect(sent).toEqual([]);
  });

  test('sends no cancel when its caller leaves after the answer', async () => {
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

  /** Locks that remember how they were asked for. `isHeld` says that another tab has this one. */
  function locks(isHeld: (name: string) => boolean) {
    const requests: (readonly [string, object])[] = [];
    const request = async (name: string, options: object, then: (lock: object | null) => Promise<unknown>) => {
      requests.push([name, options]);
      return then(isHeld(name) ? null : {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    return requests;
  }

  test('holds the lock of its own operation, and does not wait for another tab', async () => {
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

  test('when the browser never says if a lock is free: it is sent once after 3 s, and a late lock is given back', async () => {
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
    ['without a navigator', undefined],
    ['in a browser without locks', {}],
  ])('%s is sent once, by the journal', async (_, navigator) => {
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
