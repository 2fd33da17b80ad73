/** Tests the promises (numbered in README.md) with faulty hosts, clocks and page code. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  backPressed,
  getNetwork,
  hostEvent,
  hostMethod,
  paySeq,
  pending,
  refreshToken,
  resumed,
  scanCode,
  setTitle,
} from '../src/index.ts';
import { connectTo, handshake, outcome, PAY } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
const channel = () => (globalThis as unknown as { sdhealthHost: { postMessage(text: string): void } }).sdhealthHost;
const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => void rejections.push(reason);
const nextTask = globalThis.setImmediate;

let bridges: Bridge[] = [];
let removals: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rejections.length = 0;
  process.on('unhandledRejection', recordRejection);
});
afterEach(async () => {
  for (const bridge of bridges) bridge.dispose();
  for (const run of removals) run();
  bridges = [];
  removals = [];
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await new Promise((resolve) => nextTask(resolve));
  process.off('unhandledRejection', recordRejection);
  expect(rejections).toEqual([]);
});
const start = async (methods?: object, options: BridgeOptions = {}) => {
  const connection = await connectTo(host, options, handshake(methods && { methods }));
  bridges.push(connection.bridge);
  removals.push(connection.wire.remove);
  return connection;
};
const accept = () => undefined;

test('promise 3: a call when its params are not JSON: is BAD_PARAMS and not sent', async () => {
  const bigintMethod = hostMethod<'own', { size: bigint }, unknown>('own', { params: accept, result: accept });
  const { bridge, requests } = await start({ own: 1 });
  expect(await outcome(bridge.call(bigintMethod, { size: 1n }))).toMatchObject({
    code: 'BAD_PARAMS',
    error: { mayHaveHappened: false },
  });
  expect(requests('own')).toHaveLength(0);
});

test("promise 1: a call when the phone's clock is set back an hour: still times out", async () => {
  const { bridge, tick } = await start();
  const earlyCall = outcome(bridge.call(getNetwork, {}));
  vi.setSystemTime(Date.now() - 3_600_000);
  const laterCall = outcome(bridge.call(getNetwork, {}));
  await tick(6_000);
  expect([await earlyCall, await laterCall]).toMatchObject([{ code: 'TIMEOUT' }, { code: 'TIMEOUT' }]);
});

test('promise 1: open calls when a timer fires ten minutes late: end only if their deadline has passed', async () => {
  // Measures time by `Date` without `performance`.
  const clock = { Date, setTimeout, clearTimeout };
  const { bridge, wire, last, tick } = await start(undefined, { clock });
  const shortCall = outcome(bridge.call(getNetwork, {}));
  const longCall = outcome(bridge.call(scanCode, {}));
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id: last().id } });
  vi.setSystemTime(Date.now() + 590_000);
  await tick(3_000);
  expect(await shortCall).toMatchObject({ code: 'TIMEOUT' });
  expect(bridge.health().open).toBe(1);
  await tick(7_000);
  expect(await longCall).toMatchObject({ code: 'TIMEOUT' });
});

test("promise 1: an accepted payment when the phone's clock is set forward an hour: stays open", async () => {
  const { bridge, wire, last, tick, reply } = await start();
  const payment = outcome(bridge.call(paySeq, PAY));
  const { id = '' } = last();
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id } });
  vi.setSystemTime(Date.now() + 3_600_000);
  await tick(5_000);
  expect(bridge.health().open).toBe(1);
  reply({ outcome: 'paid' }, id);
  expect(await payment).toEqual({ value: { outcome: 'paid' } });
});

test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
  'promise 1: a call when deadlineMs is %s and it is not accepted: times out',
  async (deadlineMs) => {
    const { bridge, tick } = await start();
    const end = outcome(bridge.call(getNetwork, {}, { deadlineMs }));
    await tick(3_000);
    expect(await end).toMatchObject({ code: 'TIMEOUT' });
  },
);

test('promise 1: a call when its deadline exceeds the longest timer: sets few timers', async () => {
  const { bridge, wire, last, tick } = await start();
  const set = vi.spyOn(globalThis, 'setTimeout');
  const controller = new AbortController();
  const end = outcome(bridge.call(getNetwork, {}, { deadlineMs: Number.MAX_SAFE_INTEGER, signal: controller.signal }));
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id: last().id } });
  await tick(10_000);
  expect(set.mock.calls.length).toBeLessThan(5);
  set.mockRestore();
  controller.abort();
  expect(await end).toMatchObject({ code: 'ABORTED' });
});

test.each([[{ code: 25, message: 'DataCloneError' }], [{ message: 7 }], [null], ['text']])(
  'B06: a call when the channel throws %j: is HOST_GONE',
  async (thrown) => {
    const { bridge } = await start();
    channel().postMessage = () => {
      throw thrown;
    };
    expect(await outcome(bridge.call(getNetwork, {}))).toMatchObject({
      code: 'HOST_GONE',
      error: { mayHaveHappened: false },
    });
  },
);

test('B03: a call when the host answers during the sending and the channel then throws: resolves', async () => {
  const { bridge, wire } = await start();
  channel().postMessage = (text) => {
    const { id }: { id: string } = JSON.parse(text);
    wire.emit({ jsonrpc: '2.0', id, result: { type: 'wifi' } });
    throw new Error('after all');
  };
  expect(await outcome(bridge.call(getNetwork, {}))).toEqual({ value: { type: 'wifi' } });
});

test.each([
  [{ code: { toString: 1 } }],
  [{ code: ['3'] }],
  [{ data: { code: { toString: 1 } } }],
  [{ data: { code: ['BUSY'] } }],
  [{ message: { toString: 1 } }],
  [{ code: 1, data: { code: 'BUSY', needs: { toString: 1 }, mayHaveHappened: 'no' } }],
  [[]],
  [null],
])(
  "B07: a call when the host's error is %j: rejects with a code of the SDK, without an exception in the host",
  async (error) => {
    const { bridge, wire, last } = await start();
    const end = outcome(bridge.call(getNetwork, {}));
    expect(() => wire.emit({ jsonrpc: '2.0', id: last().id, error })).not.toThrow();
    expect(await end).toMatchObject({ code: expect.stringMatching(/^(FAILED|BUSY)$/) });
  },
);

test.each([
  [{ code: 9, message: 'broken' }, 'FAILED'],
  [{ code: 3, message: 'closed' }, 'CANCELLED'],
])('promise 2: a payment when its answer has a result and the error %j: fails', async (error, code) => {
  const { bridge, wire, last } = await start();
  const end = outcome(bridge.call(paySeq, PAY));
  wire.emit({ jsonrpc: '2.0', id: last().id, result: { outcome: 'paid' }, error });
  expect(await end).toMatchObject({ code, error: { mayHaveHappened: true } });
  expect(pending(bridge)).toMatchObject([{ key: 'PS1', hint: code }]);
});

test.each(['TIMEOUT', 'ABORTED', 'BAD_REPLY'])(
  "promise 2: a payment when the host sends the page's code %s: is FAILED",
  async (code) => {
    const { bridge, wire, last } = await start();
    const end = outcome(bridge.call(paySeq, PAY));
    wire.emit({ jsonrpc: '2.0', id: last().id, error: { code: 1, message: '', data: { code } } });
    expect(await end).toMatchObject({ code: 'FAILED', error: { hostCode: 1, mayHaveHappened: true } });
    // Expects FAILED, because a code of the page would mark the operation as unheard.
    expect(pending(bridge)).toMatchObject([{ key: 'PS1', state: 'answered', hint: 'FAILED' }]);
  },
);

test('promise 1: a call when it times out: sends one cancel', async () => {
  const { bridge, last, requests, tick } = await start();
  const end = outcome(bridge.call(getNetwork, {}));
  const { id } = last();
  await tick(9_000);
  expect(await end).toMatchObject({ code: 'TIMEOUT' });
  expect(requests('$/cancelRequest').map(({ params }) => params)).toEqual([{ id }]);
});

test('promise 2: a call when the host echoes every message: times out', async () => {
  const { bridge, wire, tick } = await start();
  bridge.on(resumed, accept);
  channel().postMessage = (text) => queueMicrotask(() => wire.emit(text));
  const end = outcome(bridge.call(setTitle, { title: 't' }));
  await tick(3_000);
  expect(await end).toMatchObject({ code: 'TIMEOUT' });
  expect(bridge.health().dropped).toMatchObject({ malformed: 1 });
});

test('promise 1: open calls when the log disposes the bridge on a failure: settle once each', async () => {
  const log = vi.fn(() => bridge.dispose());
  const { bridge, wire, requests } = await start(undefined, { log: (entry) => entry.event === 'call-failed' && log() });
  const ends = [1, 2].map(() => outcome(bridge.call(getNetwork, {})));
  wire.emit({ jsonrpc: '2.0', id: requests('getNetwork')[0]?.id, error: { code: 9 } });
  expect(await Promise.all(ends)).toMatchObject([{ code: 'FAILED' }, { code: 'HOST_GONE' }]);
  expect(log).toHaveBeenCalledTimes(2);
});

test('promise 4: params, results and events when a custom check throws on them: are refused', async () => {
  const { bridge, wire, requests } = await start({ mine: 1, getNetwork: 1 });
  const text = (value: unknown) => ((value as { a: string }).a.trim() ? undefined : '/a');
  const checkedMethod = hostMethod<'mine', unknown, unknown>('mine', { params: text, result: text });
  const checkedEvent = hostEvent<'received', unknown>('received', { payload: text });
  bridge.on(checkedEvent, accept);
  expect(await outcome(bridge.call(checkedMethod, null))).toMatchObject({ code: 'BAD_PARAMS' });
  const refusedCall = outcome(bridge.call(checkedMethod, { a: 'x' }));
  const concurrentCall = outcome(bridge.call(getNetwork, {}));
  const answer = { jsonrpc: '2.0', id: requests('getNetwork')[0]?.id, result: { type: 'wifi' } };
  wire.emit([{ jsonrpc: '2.0', id: requests('mine')[0]?.id, result: null }, answer]);
  expect(await refusedCall).toMatchObject({ code: 'BAD_REPLY', error: { mayHaveHappened: true } });
  expect(await concurrentCall).toEqual({ value: { type: 'wifi' } });
  expect(() => wire.emit({ jsonrpc: '2.0', method: 'received' })).not.toThrow();
  expect(bridge.health().dropped).toEqual({ 'bad-event': 1 });
});

test.each([
  [62, 1_048_576, 'value'],
  [63, 1_048_576, 'code'],
  [62, 1_048_577, 'code'],
])(
  'B10: an answer when it has %i levels and %i characters: is received up to the exact limits',
  async (levels, length, end) => {
    const { bridge, wire, last } = await start();
    const answer = outcome(bridge.call(getNetwork, {}));
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const head = `{"jsonrpc":"2.0","id":"${last().id}","result":{"type":"wifi","deep":${deep},"long":"`;
    wire.emit(`${head}${'x'.repeat(length - head.length - 3)}"}}`);
    expect(Object.keys(await answer)).toContain(end);
  },
);

test('B10: the calls of one tick when they exceed one message: are sent in several batches, in order', async () => {
  const connection = await connectTo(host, {}, handshake({ batch: true }));
  bridges.push(connection.bridge);
  removals.push(connection.wire.remove);
  const texts: string[] = [];
  channel().postMessage = (text) => texts.push(text);
  const sizes = [400_000, 400_000, 400_000, 1_000_000, 10, 1_040_000, 10, 500_000];
  const ends = sizes.map((size) => outcome(connection.bridge.call(setTitle, { title: 'x'.repeat(size) })));
  await connection.tick();
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(1_048_576);
  const messages: { id: string; params: { title: string } }[] = texts.flatMap((text) => JSON.parse(text));
  expect(messages.map(({ params }) => params.title.length)).toEqual(sizes);
  connection.wire.emit(messages.map(({ id }) => ({ jsonrpc: '2.0', id, result: {} })));
  expect(await Promise.all(ends)).toEqual(sizes.map(() => ({ value: {} })));
});

test('B10: a batch when there are 2,001 calls: has at most a thousand', async () => {
  const connection = await connectTo(host, { limits: { queue: 5_000 } }, handshake({ batch: true }));
  bridges.push(connection.bridge);
  removals.push(connection.wire.remove);
  const texts: string[] = [];
  channel().postMessage = (text) => texts.push(text);
  const ends = Array.from({ length: 2_001 }, (_, i) => outcome(connection.bridge.call(setTitle, { title: `${i}` })));
  await connection.tick();
  const batches: { id: string; params: { title: string } }[][] = texts.map((text) => [JSON.parse(text)].flat());
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
  expect(batches.flat().map(({ params }) => params.title)).toEqual(ends.map((_, i) => `${i}`));
  for (const batch of batches) connection.wire.emit(batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: {} })));
  expect(await Promise.all(ends)).toEqual(ends.map(() => ({ value: {} })));
});

test('promise 10: a listener when another removes it during a dispatch: is not called', async () => {
  const { bridge, wire } = await start();
  const calls: string[] = [];
  let stop = accept as () => void;
  bridge.on(resumed, () => {
    calls.push('first');
    stop();
  });
  stop = bridge.on(resumed, () => calls.push('stopped'));
  bridge.on(resumed, () => {
    calls.push('last');
    bridge.dispose();
  });
  bridge.on(resumed, () => calls.push('disposed'));
  wire.emit({ jsonrpc: '2.0', method: 'resumed' });
  expect(calls).toEqual(['first', 'last']);
});

test.each(['h1', 7, 0])('an answered event when its id is %j: gets its answer with that id', async (id) => {
  const { bridge, wire, last, tick } = await start();
  bridge.on(backPressed, () => true);
  wire.emit({ jsonrpc: '2.0', id, method: 'backPressed', params: {} });
  await tick();
  expect(last()).toEqual({ jsonrpc: '2.0', id, result: { handled: true } });
});

test('promise 8: a shared call when one caller aborts: stays open for the others', async () => {
  for (const aborting of [0, 1]) {
    const { bridge, requests, reply } = await start();
    const controller = new AbortController();
    const ends = [0, 1].map((index) =>
      outcome(bridge.call(refreshToken, {}, index === aborting ? { signal: controller.signal } : {})),
    );
    controller.abort();
    expect(await ends[aborting]).toMatchObject({ code: 'ABORTED', error: { mayHaveHappened: true } });
    expect(requests('$/cancelRequest')).toEqual([]);
    reply({ token: 't' }, requests('refreshToken')[0]?.id);
    expect(await ends[1 - aborting]).toEqual({ value: { token: 't' } });
    bridge.dispose();
  }
});

test('promise 8: a shared call when its last caller aborts: sends one cancel', async () => {
  const { bridge, requests } = await start();
  const controllers = [new AbortController(), new AbortController()];
  const ends = controllers.map(({ signal }) => outcome(bridge.call(paySeq, PAY, { signal })));
  for (const controller of controllers) controller.abort();
  expect(await Promise.all(ends)).toMatchObject([{ code: 'ABORTED' }, { code: 'ABORTED' }]);
  expect(requests('$/cancelRequest')).toHaveLength(1);
  expect(pending(bridge)).toMatchObject([{ key: 'PS1', state: 'unheard', hint: 'ABORTED' }]);
  expect(await outcome(bridge.call(refreshToken, {}, { signal: AbortSignal.abort() }))).toMatchObject({
    code: 'ABORTED',
    error: { mayHaveHappened: false },
  });
  expect(requests('refreshToken')).toEqual([]);
});

test.each([
  ['numbers', 1, 2],
  ['lists', [1], [2]],
])('promise 2: custom journalled calls when they differ in %s: are both sent', async (_, key, otherKey) => {
  const { bridge, requests, reply } = await start({ transfer: 1 });
  const transfer = hostMethod<'transfer', { to: unknown }, unknown>('transfer', {
    params: accept,
    result: accept,
    journal: 'to',
  });
  const ends = [key, otherKey].map((to) => outcome(bridge.call(transfer, { to })));
  const ids = requests('transfer').map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) reply({ outcome: 'paid' }, id);
  await Promise.all(ends);
});

test("promise 8: a call when it starts in the tick of the last caller's abort: gets a separate answer", async () => {
  const { bridge, requests, reply } = await start();
  const controller = new AbortController();
  const abortedCall = outcome(bridge.call(refreshToken, {}, { signal: controller.signal }));
  controller.abort();
  const repeatedCall = bridge.call(refreshToken, {});
  const joinedCall = bridge.call(refreshToken, {});
  expect(await abortedCall).toMatchObject({ code: 'ABORTED' });
  const lateCall = bridge.call(refreshToken, {});
  expect(requests('refreshToken')).toHaveLength(2);
  reply({ token: 't2' });
  expect(await Promise.all([repeatedCall, joinedCall, lateCall])).toEqual(Array(3).fill({ token: 't2' }));
});
