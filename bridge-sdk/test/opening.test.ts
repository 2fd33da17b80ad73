/** Tests how a bridge opens on a slow network, phone or page. A disposed bridge must leave no timer or global. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../src/index.ts';
import { handshake, settled } from './connected.ts';
import { type Wire, type WireHost, wireHosts } from './wire-hosts.ts';

const named = (name: string) => wireHosts.find((host) => host.name === name) as WireHost;
const host = named('Android JavaScript interface');
const listener = named('Android web message listener');

let open: Bridge[] = [];
let wires: Wire[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  // Loads every chunk again in each test.
  vi.resetModules();
});
afterEach(async () => {
  for (const bridge of open) bridge.dispose();
  for (const wire of wires) wire.remove();
  open = [];
  wires = [];
  await vi.advanceTimersByTimeAsync(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(globalThis).not.toHaveProperty('sdhealthBridge');
  vi.useRealTimers();
});

const install = (chosen = host) => {
  const wire = chosen.install();
  wires.push(wire);
  return wire;
};
const create = async (version: string, more: object = {}, chosen = host) => {
  const { createBridge } = await import('../src/index.ts');
  const bridge = createBridge({ userAgent: chosen.userAgent(version), ...more });
  open.push(bridge);
  return bridge;
};
/** Advances the time while code is still loading. */
const onTheWay = async (ms: number) => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  vi.advanceTimersByTime(ms);
};
const pass = async (ms = 0) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

test('B18: an old app without a handshake when its adapter loads slowly: is opened by the version table', async () => {
  const wire = install();
  const bridge = await create('1.9.0');
  await onTheWay(500);
  await pass(2_500);
  await bridge.opened;
  expect(wire.sent.map(({ method }) => method)).toEqual(['initialize']);
  expect(bridge.host.name).toBe('android-app');
});

test('B12: an app when its adapter does not load in time: stays the host, and the next call retries', async () => {
  const wire = install();
  const bridge = await create('2.8.0');
  await onTheWay(3_000);
  await bridge.opened;
  expect(bridge.host.name).toBe('android-app');
  await pass();
  expect(wire.sent).toEqual([]);
  const { getNetwork } = await import('../src/index.ts');
  const call = settled(bridge.call(getNetwork, {}));
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, result: handshake() });
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent[1]?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('promise 1: a bridge when its fallbacks do not load in time: opens on time and leaves no open host', async () => {
  const wire = install();
  const bridge = await create('2.8.0', { fallbacks: { login: async () => ({ outcome: 'done' }) } });
  let opened = false;
  void bridge.opened.then(() => {
    opened = true;
  });
  await onTheWay(3_000);
  await pass();
  expect(opened).toBe(true);
  expect(wire.sent).toEqual([]);
});

test('promise 1: queued calls when the bridge is disposed: are HOST_GONE, never sent later', async () => {
  const bridge = await create('2.8.0');
  await pass(100);
  const { getNetwork } = await import('../src/index.ts');
  const call = settled(bridge.call(getNetwork, {}));
  bridge.dispose();
  const wire = install();
  await pass(50);
  expect(await call).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: false } });
  await pass(3_000);
  expect(wire.sent).toEqual([]);
});

test('two bridges of one page when the first is disposed: the second still receives', async () => {
  const wire = install(listener);
  const bridges: Bridge[] = [];
  for (const index of [0, 1]) {
    bridges.push(await create('2.8.0', {}, listener));
    await pass();
    wire.emit({ jsonrpc: '2.0', id: wire.sent[index]?.id, result: handshake() });
    await pass();
  }
  bridges[0]?.dispose();
  const { getNetwork } = await import('../src/index.ts');
  const call = settled((bridges[1] as Bridge).call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('two bridges of one page when the second opens and is disposed: the first is replaced and restored', async () => {
  const wire = install();
  const log: object[] = [];
  const first = await create('2.8.0', { log: (entry: object) => log.push(entry) });
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, result: handshake() });
  await pass();
  const { getNetwork } = await import('../src/index.ts');
  const leaving = settled(first.call(getNetwork, {}));
  const second = await create('2.8.0');
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: handshake() });
  await pass();
  expect(await leaving).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: true } });
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  const requestCount = wire.sent.length;
  expect(await settled(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  expect(wire.sent).toHaveLength(requestCount);
  second.dispose();
  expect(log).toContainEqual({ level: 'warn', event: 'restored', host: 'android-app' });
  expect(wire.sent.at(-1)?.method).toBe('initialize');
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: handshake({ methods: { getNetwork: 1 } }) });
  await pass();
  const call = settled(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

/** Opens a bridge whose app names `getNetwork` in the handshake. */
const shaken = async (wire: Wire, more: object = {}) => {
  const bridge = await create('2.8.0', more);
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: handshake() });
  await pass();
  return bridge;
};

test.each([1_000, 60_000])(
  'a restored bridge when the app needs %i ms for the new handshake: keeps its capabilities until then',
  async (ms) => {
    const wire = install();
    const first = await shaken(wire);
    const second = await shaken(wire);
    await pass(10_000);
    second.dispose();
    const { id } = wire.sent.at(-1) ?? {};
    const { getNetwork, hostMethod } = await import('../src/index.ts');
    const none = () => undefined;
    const own = hostMethod<'own', object, unknown>('own', { params: none, result: none });
    expect(first.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
    await pass(ms);
    expect(first.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
    wire.emit({ jsonrpc: '2.0', id, result: handshake({ methods: { own: 1 } }) });
    await pass();
    expect(first.supports(own)).toMatchObject({ ok: ms === 1_000 });
    expect(first.supports(getNetwork)).toMatchObject({ ok: ms !== 1_000 });
  },
);

test('two bridges of one page when the second finds no channel: the first stays in place', async () => {
  const wire = install();
  const first = await shaken(wire);
  const { getNetwork } = await import('../src/index.ts');
  const leaving = settled(first.call(getNetwork, {}));
  const { id } = wire.sent.at(-1) ?? {};
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id } });
  await create('2.8.0', { hostName: 'another' });
  await pass(4_000);
  wire.emit({ jsonrpc: '2.0', id, result: { type: 'wifi' } });
  expect(await leaving).toEqual({ value: { type: 'wifi' } });
});

test('promise 1: a second bridge when its code loads too late: is HOST_GONE, and its next call retries', async () => {
  const wire = install();
  const first = await shaken(wire);
  const { getNetwork } = await import('../src/index.ts');
  vi.resetModules();
  const { connectNative } = await import('../src/hosts/connect-native.ts');
  const connecting = connectNative();
  await onTheWay(3_000);
  const second = await connecting;
  open.push(second);
  expect(second.supports(getNetwork)).toMatchObject({ ok: false, reason: 'HOST_GONE' });
  const beside = settled(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await beside).toEqual({ value: { type: 'wifi' } });
  const call = settled(second.call(getNetwork, {}));
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: handshake() });
  await pass();
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: '4g' } });
  expect(await call).toEqual({ value: { type: '4g' } });
});

test('B10: calls when the code of batches has not loaded: are sent one by one, in order', async () => {
  const wire = install();
  const bridge = await create('2.8.0');
  await pass();
  const { getNetwork, setTitle } = await import('../src/index.ts');
  const texts: string[] = [];
  Object(globalThis)['sdhealthHost'] = { postMessage: (text: string) => texts.push(text) };
  const calls = [settled(bridge.call(getNetwork, {})), settled(bridge.call(setTitle, { title: 'a' }))];
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, result: handshake({ batch: true }) });
  await onTheWay(0);
  expect(texts.map((text) => JSON.parse(text).method)).toEqual(['getNetwork', 'setTitle']);
  await pass();
  const later = ['b', 'c'].map((title) => settled(bridge.call(setTitle, { title })));
  await Promise.resolve();
  expect(texts.slice(2).map((text) => JSON.parse(text).length)).toEqual([2]);
  for (const { id, method } of texts.flatMap((text) => JSON.parse(text)))
    wire.emit({ jsonrpc: '2.0', id, result: method === 'getNetwork' ? { type: 'wifi' } : {} });
  expect(await Promise.all([...calls, ...later])).toEqual([
    { value: { type: 'wifi' } },
    ...Array(3).fill({ value: {} }),
  ]);
});

test('two bridges of one page when the second has the option transport: each gets its own answers', async () => {
  const wire = install();
  const first = await shaken(wire);
  const { getNetwork } = await import('../src/index.ts');
  const { flutterTransport } = await import('../src/transports/poster.ts');
  const second = await shaken(wire, { transport: flutterTransport });
  const calls = [first, second].map((bridge) => settled(bridge.call(getNetwork, {})));
  for (const { id } of wire.sent.slice(-2)) wire.emit({ jsonrpc: '2.0', id, result: { type: 'wifi' } });
  expect(await Promise.all(calls)).toEqual([{ value: { type: 'wifi' } }, { value: { type: 'wifi' } }]);
  expect([first, second].map((bridge) => bridge.health().dropped)).toEqual([{}, {}]);
});

/** Creates a channel for the option `transport`. It stores the page's messages, and a test emits the host's. */
function ownChannel() {
  const requests: { id?: string; method?: string }[] = [];
  const channel = { sent: requests, closed: 0, opened: 0, emit: (_: object) => {} };
  const transport = (_: unknown, receive: (text: string) => void) => {
    channel.opened++;
    channel.emit = (message) => receive(JSON.stringify({ jsonrpc: '2.0', ...message }));
    return { post: (text: string) => void requests.push(JSON.parse(text)), close: () => void channel.closed++ };
  };
  return Object.assign(channel, { transport });
}

test('a bridge with the option transport when another opens and is disposed: is replaced and restored', async () => {
  const wire = install();
  const own = ownChannel();
  const log: object[] = [];
  const first = await create('2.8.0', { transport: own.transport, log: (entry: object) => log.push(entry) });
  await pass();
  own.emit({ id: own.sent[0]?.id, result: handshake() });
  await pass();
  const { getNetwork, networkChanged } = await import('../src/index.ts');
  const leaving = settled(first.call(getNetwork, {}));
  const heard: unknown[] = [];
  first.on(networkChanged, (payload) => heard.push(payload));
  const second = await shaken(wire);
  expect(await leaving).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: true } });
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  expect(await settled(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  own.emit({ method: 'networkChanged', params: { type: 'wifi' } });
  await pass(60);
  expect(heard).toEqual([]);
  second.dispose();
  expect(log).toContainEqual({ level: 'warn', event: 'restored', host: 'android-app' });
  expect(own.sent.at(-1)?.method).toBe('initialize');
  own.emit({ id: own.sent.at(-1)?.id, result: handshake() });
  await pass();
  const call = settled(first.call(getNetwork, {}));
  own.emit({ id: own.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
  // Expects an open port until its own bridge is disposed, as a port opens only once.
  expect([own.opened, own.closed]).toEqual([1, 0]);
  first.dispose();
  expect(own.closed).toBe(1);
});

test('a bridge with the option transport when it opens after another: stays an app and is restored', async () => {
  const wire = install();
  const own = ownChannel();
  let isThere = false;
  const log: object[] = [];
  const first = await create('2.8.0', {
    transport: (...args: Parameters<typeof own.transport>) => (isThere ? own.transport(...args) : undefined),
    log: (entry: object) => log.push(entry),
  });
  await pass();
  const second = await shaken(wire);
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  isThere = true;
  await pass(3_000);
  expect([own.opened, first.host.name]).toEqual([1, 'android-app']);
  const { getNetwork } = await import('../src/index.ts');
  expect(await settled(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  expect(own.sent).toEqual([]);
  second.dispose();
  own.emit({ id: own.sent.at(-1)?.id, result: handshake() });
  await pass();
  const call = settled(first.call(getNetwork, {}));
  own.emit({ id: own.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('a bridge when a second one finds the channel first: stays an app and is restored', async () => {
  const first = await create('2.8.0');
  await pass(25);
  const second = await create('2.8.0');
  await pass(40);
  const wire = install();
  await pass(10);
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, result: handshake() });
  await pass(3_000);
  expect([wire.sent.length, first.host.name]).toEqual([1, 'android-app']);
  const { getNetwork } = await import('../src/index.ts');
  expect(await settled(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  second.dispose();
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: handshake() });
  await pass();
  const call = settled(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('a replaced bridge with the option transport when it is disposed: closes its channel', async () => {
  install();
  const own = ownChannel();
  const first = await create('2.8.0', { transport: own.transport });
  await pass(3_000);
  await create('2.8.0');
  await pass(3_000);
  first.dispose();
  expect(own.closed).toBe(1);
});

test('two bridges of one page when both have the option transport: both work', async () => {
  const channels = [ownChannel(), ownChannel()];
  const { getNetwork } = await import('../src/index.ts');
  const bridges: Bridge[] = [];
  for (const own of channels) {
    bridges.push(await create('2.8.0', { transport: own.transport }));
    await pass();
    own.emit({ id: own.sent[0]?.id, result: handshake() });
    await pass();
  }
  const calls = bridges.map((bridge) => settled(bridge.call(getNetwork, {})));
  for (const own of channels) own.emit({ id: own.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await Promise.all(calls)).toEqual([{ value: { type: 'wifi' } }, { value: { type: 'wifi' } }]);
});

test.each([
  [2_900, 'host'],
  [3_100, 'table'],
])('B18: supports() when the handshake is answered after %i ms: its source is the %s', async (ms, source) => {
  const wire = install();
  const bridge = await create('2.8.0');
  await pass(ms);
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, result: handshake() });
  await pass(100);
  await bridge.opened;
  const { getNetwork } = await import('../src/index.ts');
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source });
});
