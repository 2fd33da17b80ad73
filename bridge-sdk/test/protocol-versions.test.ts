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
import { connected, handshake, PAY, settled } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
const none = () => undefined;

let open: Bridge[] = [];
let remove: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const bridge of open) bridge.dispose();
  for (const run of remove) run();
  open = [];
  remove = [];
  vi.useRealTimers();
});

const begin = async (answer: object, options: BridgeOptions = {}) => {
  const log: LogEntry[] = [];
  const all = await connected(host, { log: (entry) => log.push(entry), ...options }, answer);
  open.push(all.bridge);
  remove.push(all.wire.remove);
  return { ...all, log };
};

test.each([
  ['2.0', 'UNSUPPORTED'],
  ['0.9', 'HOST_TOO_OLD'],
])('a call when the handshake has protocol %s: is %s', async (protocol, code) => {
  const { bridge, log, sent } = await begin(handshake({ protocol }));
  expect(bridge.supports(getNetwork)).toMatchObject({ ok: false, reason: code, source: 'host' });
  expect(await settled(bridge.call(getNetwork, {}))).toMatchObject({ code, error: { mayHaveHappened: false } });
  expect(sent('getNetwork')).toEqual([]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'bad-handshake', path: '/protocol', reason: code }));
});

test.each(['1.7', '1', 1, undefined, null])(
  'a call when the handshake has protocol %j: is supported',
  async (protocol) => {
    const { bridge } = await begin(handshake({ protocol }));
    expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
  },
);

test.each([
  ['HOST_TOO_OLD', 'HOST_TOO_OLD'],
  ['BAD_PARAMS', 'UNSUPPORTED'],
])('a call when the app refuses the protocol by %s: is %s', async (word, code) => {
  const wire = host.install();
  remove.push(wire.remove);
  const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
  open.push(bridge);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  wire.emit({
    jsonrpc: '2.0',
    id: wire.sent[0]?.id,
    error: { code: -32000, message: 'protocol', data: { code: word } },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(await settled(bridge.call(getNetwork, {}))).toMatchObject({ code });
  expect(wire.sent).toHaveLength(1);
});

test('a call when the app’s method version is older: is HOST_TOO_OLD, otherwise sent with its version', async () => {
  const own = (version: number) =>
    hostMethod<'own', object, unknown>('own', { params: none, result: none, version, since: '3.1.0' });
  const { bridge, sent, reply, wire } = await begin(handshake({ methods: { own: 2, getNetwork: true } }));
  expect(bridge.supports(own(3))).toEqual({ ok: false, reason: 'HOST_TOO_OLD', needs: '3.1.0', source: 'host' });
  expect(await settled(bridge.call(own(3), {}))).toMatchObject({ code: 'HOST_TOO_OLD', error: { needs: '3.1.0' } });
  for (const [version, name] of [
    [1, 'own'],
    [2, 'own@2'],
  ] as const) {
    const end = settled(bridge.call(own(version), {}));
    expect(sent(name)).toHaveLength(1);
    reply({}, wire.sent.at(-1)?.id);
    expect(await end).toEqual({ value: {} });
  }
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
});

test('supports() when the app answers the handshake with a plain -32602: the version table decides', async () => {
  const wire = host.install();
  remove.push(wire.remove);
  const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
  open.push(bridge);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  wire.emit({ jsonrpc: '2.0', id: wire.sent[0]?.id, error: { code: -32602, message: 'Invalid params' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'table' });
  const end = settled(bridge.call(getNetwork, {}));
  wire.emit({ jsonrpc: '2.0', id: wire.sent.at(-1)?.id, result: { type: 'wifi' } });
  expect(await end).toEqual({ value: { type: 'wifi' } });
});

test.each(['1.0.0', {}, true, '1', 'yes'])('a method when the app names it with %j: is supported', async (version) => {
  const { bridge } = await begin(handshake({ methods: { getNetwork: version } }));
  expect(bridge.supports(getNetwork)).toEqual({ ok: true, source: 'host' });
});

test.each([0, '', null, false])('a method when the app names it with %j: is unsupported', async (version) => {
  const { bridge } = await begin(handshake({ methods: { getNetwork: version } }));
  expect(bridge.supports(getNetwork)).toMatchObject({ ok: false, reason: 'UNSUPPORTED', source: 'host' });
});

test('a handshake when its methods are a list: is logged, and the version table decides', async () => {
  const { bridge, log } = await begin(handshake({ methods: ['getNetwork'] }));
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
  'the urls of a payment when the app is %s %s: are paths only for our own old apps',
  async (name, version, redirectUrl) => {
    localStorage.clear();
    const { bridge, last } = await begin(handshake({ app: { name, version } }));
    const end = settled(bridge.call(paySeq, PAY));
    expect(last('paySeq').params).toMatchObject({ redirectUrl });
    bridge.dispose();
    await end;
  },
);
