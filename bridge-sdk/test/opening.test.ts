/** Tests how a bridge opens on a slow network, phone or page (promises: README.md). A disposed bridge must leave no timer or global. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../src/index.ts';
import { handshake, outcome } from './connected.ts';
import { type Wire, type WireHost, wireHosts } from './wire-hosts.ts';

const hostNamed = (name: string) => wireHosts.find((host) => host.name === name) as WireHost;
const host = hostNamed('Android JavaScript interface');
const listener = hostNamed('Android web message listener');

let bridges: Bridge[] = [];
let wires: Wire[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  // Loads every chunk again in each test.
  vi.resetModules();
});
afterEach(async () => {
  for (const bridge of bridges) bridge.dispose();
  for (const wire of wires) wire.remove();
  bridges = [];
  wires = [];
  await vi.advanceTimersByTimeAsync(50);
  expect(vi.getTimerCount()).toBe(0);
  expect(globalThis).not.toHaveProperty('sdhealthBridge');
  vi.useRealTimers();
});

const install = (wireHost = host) => {
  const wire = wireHost.install();
  wires.push(wire);
  return wire;
};
const create = async (version: string, options: object = {}, wireHost = host) => {
  const { createBridge } = await import('../src/index.ts');
  const bridge = createBridge({ userAgent: wireHost.userAgent(version), ...options });
  bridges.push(bridge);
  return bridge;
};
/** Advances the time while code is still loading. */
const advanceWhileLoading = async (ms: number) => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  vi.advanceTimersByTime(ms);
};
const advance = async (ms = 0) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

test('B18: an old app without a handshake when its adapter loads slowly: is opened by the version table', async () => {
  const wire = install();
  const bridge = await create('1.9.0');
  await advanceWhileLoading(500);
  await advance(2_500);
  await bridge.opened;
  expect(wire.messages.map(({ method }) => method)).toEqual(['initialize']);
  expect(bridge.host.name).toBe('android-app');
});

test('B12: an app when its adapter does not load in time: stays the host, and the next call retries', async () => {
  const wire = install();
  const bridge = await create('2.8.0');
  await advanceWhileLoading(3_000);
  await bridge.opened;
  expect(bridge.host.name).toBe('android-app');
  await advance();
  expect(wire.messages).toEqual([]);
  const { getNetwork } = await import('../src/index.ts');
  const call = outcome(bridge.call(getNetwork, {}));
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake() });
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages[1]?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('promise 1: a bridge when its fallbacks do not load in time: opens without them, and leaves no host unclosed', async () => {
  const wire = install();
  const bridge = await create('2.8.0', { fallbacks: { login: async () => ({ outcome: 'done' }) } });
  let isOpened = false;
  void bridge.opened.then(() => {
    isOpened = true;
  });
  await advanceWhileLoading(3_000);
  await advance();
  expect(isOpened).toBe(true);
  expect(wire.messages).toEqual([]);
});

test('promise 1: queued calls when the bridge is disposed: are HOST_GONE, never sent later', async () => {
  const bridge = await create('2.8.0');
  await advance(100);
  const { getNetwork } = await import('../src/index.ts');
  const call = outcome(bridge.call(getNetwork, {}));
  bridge.dispose();
  const wire = install();
  await advance(50);
  expect(await call).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: false } });
  await advance(3_000);
  expect(wire.messages).toEqual([]);
});

test('two bridges of one page when the first is disposed: the second still receives', async () => {
  const wire = install(listener);
  const bridges: Bridge[] = [];
  for (const index of [0, 1]) {
    bridges.push(await create('2.8.0', {}, listener));
    await advance();
    wire.emit({ jsonrpc: '2.0', id: wire.messages[index]?.id, result: handshake() });
    await advance();
  }
  bridges[0]?.dispose();
  const { getNetwork } = await import('../src/index.ts');
  const call = outcome((bridges[1] as Bridge).call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('two bridges of one page when the second opens and is disposed: the first is replaced and restored', async () => {
  const wire = install();
  const log: object[] = [];
  const first = await create('2.8.0', { log: (entry: object) => log.push(entry) });
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake() });
  await advance();
  const { getNetwork } = await import('../src/index.ts');
  const interrupted = outcome(first.call(getNetwork, {}));
  const second = await create('2.8.0');
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: handshake() });
  await advance();
  expect(await interrupted).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: true } });
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  const requestCount = wire.messages.length;
  expect(await outcome(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  expect(wire.messages).toHaveLength(requestCount);
  second.dispose();
  expect(log).toContainEqual({ level: 'warn', event: 'restored', host: 'android-app' });
  expect(wire.messages.at(-1)?.method).toBe('initialize');
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: handshake({ methods: { getNetwork: 1 } }) });
  await advance();
  const call = outcome(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

/** Opens a bridge whose app names `getNetwork` in the handshake. */
const openBridge = async (wire: Wire, options: object = {}) => {
  const bridge = await create('2.8.0', options);
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: handshake() });
  await advance();
  return bridge;
};

test.each([1_000, 60_000])(
  'a restored bridge when the app needs %i ms for the new handshake: keeps its capabilities until then',
  async (ms) => {
    const wire = install();
    const first = await openBridge(wire);
    const second = await openBridge(wire);
    await advance(10_000);
    second.dispose();
    const { id } = wire.messages.at(-1) ?? {};
    const { getNetwork, hostMethod } = await import('../src/index.ts');
    const accept = () => undefined;
    const appMethod = hostMethod<'own', object, unknown>('own', { params: accept, result: accept });
    expect(first.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
    await advance(ms);
    expect(first.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
    wire.emit({ jsonrpc: '2.0', id, result: handshake({ methods: { own: 1 } }) });
    await advance();
    expect(first.supports(appMethod)).toMatchObject({ ok: ms === 1_000 });
    expect(first.supports(getNetwork)).toMatchObject({ ok: ms !== 1_000 });
  },
);

test('two bridges of one page when the second finds no channel: the first is not replaced', async () => {
  const wire = install();
  const first = await openBridge(wire);
  const { getNetwork } = await import('../src/index.ts');
  const interrupted = outcome(first.call(getNetwork, {}));
  const { id } = wire.messages.at(-1) ?? {};
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id } });
  await create('2.8.0', { hostName: 'another' });
  await advance(4_000);
  wire.emit({ jsonrpc: '2.0', id, result: { type: 'wifi' } });
  expect(await interrupted).toEqual({ value: { type: 'wifi' } });
});

test('promise 1: a second bridge when its code loads too late: is HOST_GONE, and its next call retries', async () => {
  const wire = install();
  const first = await openBridge(wire);
  const { getNetwork } = await import('../src/index.ts');
  vi.resetModules();
  const { connectNative } = await import('../src/hosts/connect-native.ts');
  const connecting = connectNative();
  await advanceWhileLoading(3_000);
  const second = await connecting;
  bridges.push(second);
  expect(second.supports(getNetwork)).toMatchObject({ ok: false, reason: 'HOST_GONE' });
  const firstCall = outcome(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: 'wifi' } });
  expect(await firstCall).toEqual({ value: { type: 'wifi' } });
  const call = outcome(second.call(getNetwork, {}));
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: handshake() });
  await advance();
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: '4g' } });
  expect(await call).toEqual({ value: { type: '4g' } });
});

test('B10: calls when the code for batches has not loaded: are sent one by one, in order', async () => {
  const wire = install();
  const bridge = await create('2.8.0');
  await advance();
  const { getNetwork, setTitle } = await import('../src/index.ts');
  const texts: string[] = [];
  Object(globalThis)['sdhealthHost'] = { postMessage: (text: string) => texts.push(text) };
  const calls = [outcome(bridge.call(getNetwork, {})), outcome(bridge.call(setTitle, { title: 'a' }))];
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake({ batch: true }) });
  await advanceWhileLoading(0);
  expect(texts.map((text) => JSON.parse(text).method)).toEqual(['getNetwork', 'setTitle']);
  await advance();
  const laterCalls = ['b', 'c'].map((title) => outcome(bridge.call(setTitle, { title })));
  await Promise.resolve();
  expect(texts.slice(2).map((text) => JSON.parse(text).length)).toEqual([2]);
  for (const { id, method } of texts.flatMap((text) => JSON.parse(text)))
    wire.emit({ jsonrpc: '2.0', id, result: method === 'getNetwork' ? { type: 'wifi' } : {} });
  expect(await Promise.all([...calls, ...laterCalls])).toEqual([
    { value: { type: 'wifi' } },
    ...Array(3).fill({ value: {} }),
  ]);
});

test('two bridges of one page when the second has the option transport: each gets its answers', async () => {
  const wire = install();
  const first = await openBridge(wire);
  const { getNetwork } = await import('../src/index.ts');
  const { flutterTransport } = await import('../src/transports/poster.ts');
  const second = await openBridge(wire, { transport: flutterTransport });
  const calls = [first, second].map((bridge) => outcome(bridge.call(getNetwork, {})));
  for (const { id } of wire.messages.slice(-2)) wire.emit({ jsonrpc: '2.0', id, result: { type: 'wifi' } });
  expect(await Promise.all(calls)).toEqual([{ value: { type: 'wifi' } }, { value: { type: 'wifi' } }]);
  expect([first, second].map((bridge) => bridge.health().dropped)).toEqual([{}, {}]);
});

/** Creates a channel for the option `transport`. It stores the page's messages, and a test emits the host's. */
function customChannel() {
  const requests: { id?: string; method?: string }[] = [];
  const channel = { requests, closed: 0, opened: 0, emit: (_: object) => {} };
  const transport = (_: unknown, receive: (text: string) => void) => {
    channel.opened++;
    channel.emit = (message) => receive(JSON.stringify({ jsonrpc: '2.0', ...message }));
    return { post: (text: string) => void requests.push(JSON.parse(text)), close: () => void channel.closed++ };
  };
  return Object.assign(channel, { transport });
}

test('a bridge with the option transport when another opens and is disposed: is replaced and restored', async () => {
  const wire = install();
  const channel = customChannel();
  const log: object[] = [];
  const first = await create('2.8.0', { transport: channel.transport, log: (entry: object) => log.push(entry) });
  await advance();
  channel.emit({ id: channel.requests[0]?.id, result: handshake() });
  await advance();
  const { getNetwork, networkChanged } = await import('../src/index.ts');
  const interrupted = outcome(first.call(getNetwork, {}));
  const payloads: unknown[] = [];
  first.on(networkChanged, (payload) => payloads.push(payload));
  const second = await openBridge(wire);
  expect(await interrupted).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: true } });
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  expect(await outcome(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  channel.emit({ method: 'networkChanged', params: { type: 'wifi' } });
  await advance(60);
  expect(payloads).toEqual([]);
  second.dispose();
  expect(log).toContainEqual({ level: 'warn', event: 'restored', host: 'android-app' });
  expect(channel.requests.at(-1)?.method).toBe('initialize');
  channel.emit({ id: channel.requests.at(-1)?.id, result: handshake() });
  await advance();
  const call = outcome(first.call(getNetwork, {}));
  channel.emit({ id: channel.requests.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
  // Expects an open port until its bridge is disposed, because a port opens only once.
  expect([channel.opened, channel.closed]).toEqual([1, 0]);
  first.dispose();
  expect(channel.closed).toBe(1);
});

test('a bridge with the option transport when it opens after another: stays an app and is restored', async () => {
  const wire = install();
  const channel = customChannel();
  let hasChannel = false;
  const log: object[] = [];
  const first = await create('2.8.0', {
    transport: (...args: Parameters<typeof channel.transport>) => (hasChannel ? channel.transport(...args) : undefined),
    log: (entry: object) => log.push(entry),
  });
  await advance();
  const second = await openBridge(wire);
  expect(log).toContainEqual({ level: 'warn', event: 'replaced', host: 'android-app' });
  hasChannel = true;
  await advance(3_000);
  expect([channel.opened, first.host.name]).toEqual([1, 'android-app']);
  const { getNetwork } = await import('../src/index.ts');
  expect(await outcome(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  expect(channel.requests).toEqual([]);
  second.dispose();
  channel.emit({ id: channel.requests.at(-1)?.id, result: handshake() });
  await advance();
  const call = outcome(first.call(getNetwork, {}));
  channel.emit({ id: channel.requests.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('a bridge when a second one finds the channel first: stays an app and is restored', async () => {
  const first = await create('2.8.0');
  await advance(25);
  const second = await create('2.8.0');
  await advance(40);
  const wire = install();
  await advance(10);
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake() });
  await advance(3_000);
  expect([wire.messages.length, first.host.name]).toEqual([1, 'android-app']);
  const { getNetwork } = await import('../src/index.ts');
  expect(await outcome(first.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: expect.stringContaining('replaced') },
  });
  second.dispose();
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: handshake() });
  await advance();
  const call = outcome(first.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: 'wifi' } });
  expect(await call).toEqual({ value: { type: 'wifi' } });
});

test('a replaced bridge with the option transport when it is disposed: closes its channel', async () => {
  install();
  const channel = customChannel();
  const first = await create('2.8.0', { transport: channel.transport });
  await advance(3_000);
  await create('2.8.0');
  await advance(3_000);
  first.dispose();
  expect(channel.closed).toBe(1);
});

test('two bridges of one page when both have the option transport: both receive their answers', async () => {
  const channels = [customChannel(), customChannel()];
  const { getNetwork } = await import('../src/index.ts');
  const bridges: Bridge[] = [];
  for (const channel of channels) {
    bridges.push(await create('2.8.0', { transport: channel.transport }));
    await advance();
    channel.emit({ id: channel.requests[0]?.id, result: handshake() });
    await advance();
  }
  const calls = bridges.map((bridge) => outcome(bridge.call(getNetwork, {})));
  for (const channel of channels) channel.emit({ id: channel.requests.at(-1)?.id, result: { type: 'wifi' } });
  expect(await Promise.all(calls)).toEqual([{ value: { type: 'wifi' } }, { value: { type: 'wifi' } }]);
});

test.each([
  [2_900, 'host'],
  [3_100, 'table'],
])('B18: supports() when the handshake is answered after %i ms: its source is the %s', async (ms, source) => {
  const wire = install();
  const bridge = await create('2.8.0');
  await advance(ms);
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake() });
  await advance(100);
  await bridge.opened;
  const { getNetwork } = await import('../src/index.ts');
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source });
});
