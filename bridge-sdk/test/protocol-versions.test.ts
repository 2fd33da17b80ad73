/** Tests that an unsupported version of protocol or method is refused by a code before anything is sent. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  createBridge,
  getNetwork,
  hostMethod,
  type LogEntry,
  paySeq,
} from '../src/index.ts';
import { connectTo, handshake, outcome, PAY } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
const accept = () => undefined;

let bridges: Bridge[] = [];
let removals: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const bridge of bridges) bridge.dispose();
  for (const run of removals) run();
  bridges = [];
  removals = [];
  vi.useRealTimers();
});

const start = async (answer: object, options: BridgeOptions = {}) => {
  const log: LogEntry[] = [];
  const connection = await connectTo(host, { log: (entry) => log.push(entry), ...options }, answer);
  bridges.push(connection.bridge);
  removals.push(connection.wire.remove);
  return { ...connection, log };
};

test.each([
  ['2.0', 'UNSUPPORTED'],
  ['0.9', 'HOST_TOO_OLD'],
])('a call when the handshake has protocol %s: is %s', async (protocol, code) => {
  const { bridge, log, requests } = await start(handshake({ protocol }));
  expect(bridge.supports(getNetwork)).toMatchObject({ ok: false, reason: code, source: 'host' });
  expect(await outcome(bridge.call(getNetwork, {}))).toMatchObject({ code, error: { mayHaveHappened: false } });
  expect(requests('getNetwork')).toEqual([]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'bad-handshake', path: '/protocol', reason: code }));
});

test.each(['1.7', '1', 1, undefined, null])(
  'a call when the handshake has protocol %j: is supported',
  async (protocol) => {
    const { bridge } = await start(handshake({ protocol }));
    expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
  },
);

test.each([
  ['HOST_TOO_OLD', 'HOST_TOO_OLD'],
  ['BAD_PARAMS', 'UNSUPPORTED'],
])('a call when the app refuses the protocol by %s: is %s', async (refusalCode, code) => {
  const wire = host.install();
  removals.push(wire.remove);
  const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
  bridges.push(bridge);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  wire.emit({
    jsonrpc: '2.0',
    id: wire.messages[0]?.id,
    error: { code: -32000, message: 'protocol', data: { code: refusalCode } },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome(bridge.call(getNetwork, {}))).toMatchObject({ code });
  expect(wire.messages).toHaveLength(1);
});

test('a call when the app’s method version is older: is HOST_TOO_OLD, and otherwise sent with its version', async () => {
  const methodOf = (version: number) =>
    hostMethod<'own', object, unknown>('own', { params: accept, result: accept, version, since: '3.1.0' });
  const { bridge, requests, reply, wire } = await start(handshake({ methods: { own: 2, getNetwork: true } }));
  expect(bridge.supports(methodOf(3))).toEqual({ ok: false, reason: 'HOST_TOO_OLD', needs: '3.1.0', source: 'host' });
  expect(await outcome(bridge.call(methodOf(3), {}))).toMatchObject({
    code: 'HOST_TOO_OLD',
    error: { needs: '3.1.0' },
  });
  for (const [version, name] of [
    [1, 'own'],
    [2, 'own@2'],
  ] as const) {
    const end = outcome(bridge.call(methodOf(version), {}));
    expect(requests(name)).toHaveLength(1);
    reply({}, wire.messages.at(-1)?.id);
    expect(await end).toEqual({ value: {} });
  }
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
});

test('supports() when the app answers the handshake with a plain -32602: the version table decides', async () => {
  const wire = host.install();
  removals.push(wire.remove);
  const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
  bridges.push(bridge);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, error: { code: -32602, message: 'Invalid params' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'table' });
  const end = outcome(bridge.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.messages.at(-1)?.id, result: { type: 'wifi' } });
  expect(await end).toEqual({ value: { type: 'wifi' } });
});

test.each(['1.0.0', {}, true, '1', 'yes'])('a method when the app names it with %j: is supported', async (version) => {
  const { bridge } = await start(handshake({ methods: { getNetwork: version } }));
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
});

test.each([0, '', null, false])('a method when the app names it with %j: is unsupported', async (version) => {
  const { bridge } = await start(handshake({ methods: { getNetwork: version } }));
  expect(bridge.supports(getNetwork)).toMatchObject({ ok: false, reason: 'UNSUPPORTED', source: 'host' });
});

test('a handshake when its methods are a list: is logged, and the version table decides', async () => {
  const { bridge, log } = await start(handshake({ methods: ['getNetwork'] }));
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'table' });
  expect(log).toContainEqual({
    level: 'error',
    event: 'bad-handshake',
    host: 'android-app',
    path: '/methods',
    reason: 'a list',
  });
});

test.each([
  ['MyApp', '1.0.0', PAY.redirectUrl],
  ['SdHealth', '2.1.0', PAY.redirectUrl],
  ['SdHealth', '2.0.9', '/ok'],
  ['SdInsurance', '2.0.9', '/ok'],
])(
  'the urls of a payment when the app is %s %s: are paths only for old apps of the provider',
  async (name, version, redirectUrl) => {
    localStorage.clear();
    const { bridge, last } = await start(handshake({ app: { name, version } }));
    const end = outcome(bridge.call(paySeq, PAY));
    expect(last('paySeq').params).toMatchObject({ redirectUrl });
    bridge.dispose();
    await end;
  },
);
