/** Tests each promise of the kernel, numbered in README.md, on every native channel. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  backPressed,
  connect,
  createBridge,
  getNetwork,
  getSteps,
  isBridgeError,
  type LogEntry,
  login,
  paySeq,
  pending,
  resumed,
  scanCode,
  sessionChanged,
  setTitle,
  stepsChanged,
} from '../src/index.ts';
import { type Message, testedHosts, type Wire, type WireHost } from './wire-hosts.ts';

const METHODS = ['login', 'paySeq', 'getSteps', 'getNetwork', 'setTitle', 'scanCode'];
const HANDSHAKE = {
  protocol: '1.0',
  app: { name: 'SdHealth', version: '2.8.0' },
  methods: Object.fromEntries(METHODS.map((name) => [name, 1])),
  events: ['resumed'],
};
const PAY = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 's',
  payInfo: { unifiedOrderType: 'H5' },
  redirectUrl: 'https://shop.example/health/pecSale/a/success/b?x=1',
  failUrl: 'https://shop.example/health/pecSale/a',
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => (isBridgeError(error) ? { code: error.code, error } : { unexpected: error }),
  );

describe.each(testedHosts)('$name', (host: WireHost) => {
  let wire: Wire;
  let bridge: Bridge;
  let log: LogEntry[];

  const baseOptions = (version: string): BridgeOptions => ({
    userAgent: host.userAgent(version),
    ...(host.transport && { transport: host.transport }),
    origins: [...(host.origins ?? []), 'https://shop.example'],
  });
  const start = async (options: BridgeOptions = {}, answer: unknown = HANDSHAKE): Promise<Bridge> => {
    log = [];
    const opening = connect({ ...baseOptions('2.8.0'), log: (entry) => log.push(entry), ...options });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    if (answer !== null) wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: answer });
    await wire.waitForDelivery?.();
    await vi.advanceTimersByTimeAsync(answer === null ? 3_000 : 0);
    bridge = await opening;
    return bridge;
  };
  const last = (): Message => wire.messages.at(-1) ?? {};
  const accept = () => wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id: last().id } });
  const reply = (result: unknown, id = last().id) => wire.emit({ jsonrpc: '2.0', id, result });
  const tick = async (ms = 0) => {
    await wire.waitForDelivery?.();
    await vi.advanceTimersByTimeAsync(ms);
  };

  beforeEach(() => {
    wire = host.install();
  });
  afterEach(() => {
    bridge.dispose();
    wire.remove();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the handshake when a bridge opens: sends the protocol and receives the app’s name', async () => {
    await start();
    expect(wire.messages[0]).toMatchObject({ method: 'initialize', params: { protocol: '1.0' } });
    expect(bridge.host).toMatchObject({ platform: host.platform, app: { name: 'SdHealth', version: '2.8.0' } });
  });

  test('promise 1, B05: a call when it is never accepted: times out after 3 s', async () => {
    await start();
    const result = outcome(bridge.call(getNetwork, {}));
    await tick(2_999);
    expect(bridge.health().open).toBe(1);
    await tick(1);
    expect(await result).toMatchObject({ code: 'TIMEOUT', error: { mayHaveHappened: true } });
    expect(bridge.health().open).toBe(0);
  });

  test('promise 1: a call when it is accepted: has the longer deadline of its method', async () => {
    await start();
    const read = outcome(bridge.call(getNetwork, {}));
    accept();
    await tick(4_999);
    expect(bridge.health().open).toBe(1);
    await tick(1);
    expect(await read).toMatchObject({ code: 'TIMEOUT' });
    const scan = outcome(bridge.call(scanCode, {}));
    await tick();
    accept();
    await tick(599_999);
    expect(bridge.health().open).toBe(1);
    reply({ text: 'x' });
    expect(await scan).toEqual({ value: { text: 'x' } });
  });

  test('promise 1, B06: a call when the channel vanishes: is HOST_GONE, or TIMEOUT on a silent channel', async () => {
    await start();
    wire.vanish();
    const call = outcome(bridge.call(getNetwork, {}));
    await tick(3_000);
    expect(await call).toMatchObject(
      host.silentEnd
        ? { code: 'TIMEOUT', error: { mayHaveHappened: true } }
        : { code: 'HOST_GONE', error: { mayHaveHappened: false } },
    );
  });

  test('promise 1: an open call when the bridge is disposed: is HOST_GONE', async () => {
    await start();
    const result = outcome(bridge.call(getNetwork, {}));
    bridge.dispose();
    expect(await result).toMatchObject({ code: 'HOST_GONE' });
  });

  test.each([
    [
      { code: 3, message: 'closed' },
      { code: 'CANCELLED', error: { mayHaveHappened: false } },
    ],
    [{ code: 4, message: 'no' }, { code: 'UNSUPPORTED' }],
    [{ code: -32601, message: 'no' }, { code: 'UNSUPPORTED' }],
    [
      { code: 77, message: 'broken' },
      { code: 'FAILED', error: { hostCode: 77, mayHaveHappened: true } },
    ],
    [{ code: 1, message: 'x', data: { code: 'DENIED' } }, { code: 'DENIED' }],
    [{ code: 1, message: 'x', data: { code: 'NEEDS_LOGIN' } }, { code: 'NEEDS_LOGIN' }],
    ['nonsense', { code: 'FAILED' }],
  ])("promise 2: a call when the host's error is %j: rejects", async (error, expected) => {
    await start();
    const result = outcome(bridge.call(getNetwork, {}));
    wire.emit({ jsonrpc: '2.0', id: last().id, error });
    expect(await result).toMatchObject(expected);
  });

  test('promise 3: a call when its params are wrong: is BAD_PARAMS with the path, and not sent', async () => {
    await start();
    const previous = wire.messages.length;
    expect(await outcome(bridge.call(getSteps, { days: 32 }))).toMatchObject({
      code: 'BAD_PARAMS',
      error: { path: '/days', mayHaveHappened: false },
    });
    expect(wire.messages).toHaveLength(previous);
  });

  test('promise 3, B09: a result when it is wrong: is BAD_REPLY with the path, while new fields and enum values pass', async () => {
    await start();
    const wrongCall = outcome(bridge.call(getSteps, { days: 1 }));
    reply({ days: [{ date: '2026-11-20', steps: 'many' }] });
    expect(await wrongCall).toMatchObject({ code: 'BAD_REPLY', error: { path: '/days/0/steps' } });
    const newer = bridge.call(getNetwork, {});
    reply({ type: '6g', signal: 5 });
    expect(await newer).toEqual({ type: 'unknown', signal: 5 });
  });

  test('promise 4, B01 B02 B07: messages when they are malformed or unknown: are dropped and counted', async () => {
    await start();
    const open = bridge.call(getNetwork, {});
    const malformed = [
      '',
      'null',
      '7',
      '[]',
      '{}',
      '{"jsonrpc":"2.0"',
      '[null,1,"x"]',
      ...['constructor', '__proto__', 'toString', 'x.1', ''].map((id) => ({ jsonrpc: '2.0', id, result: {} })),
      { jsonrpc: '2.0', id: 7, result: {} },
      { jsonrpc: '2.0', id: { a: 1 }, result: {} },
      { jsonrpc: '2.0', method: '$/accepted' },
      { jsonrpc: '2.0', method: 'neverHeardOf', params: {} },
    ];
    for (const message of malformed) expect(() => wire.emit(message)).not.toThrow();
    await tick();
    expect(bridge.health()).toMatchObject({
      open: 1,
      dropped: { malformed: expect.any(Number), 'unknown-id': expect.any(Number) },
    });
    reply({ type: 'wifi' });
    expect(await open).toEqual({ type: 'wifi' });
  });

  test('promise 4, B03 B04: an answer when it is repeated or late: is dropped and counted', async () => {
    await start();
    const call = bridge.call(getNetwork, {});
    reply({ type: 'wifi' });
    await tick(); // The order of a reply promise and the receiver is undefined.
    reply({ type: '4g' });
    expect(await call).toEqual({ type: 'wifi' });
    const lateCall = outcome(bridge.call(getNetwork, {}));
    await tick(3_000);
    expect(await lateCall).toMatchObject({ code: 'TIMEOUT' });
    reply({ type: '4g' }, wire.messages.filter(({ method }) => method === 'getNetwork').at(-1)?.id);
    await tick();
    expect(bridge.health().dropped.late).toBe(2);
  });

  test('promise 4, B08: an answer when it has dangerous keys at any depth: is received without them', async () => {
    await start();
    const call = bridge.call(getNetwork, {});
    wire.emit(
      `{"jsonrpc":"2.0","id":"${last().id}","result":{"type":"wifi","a":[{"__proto__":{"x":1},"constructor":{"y":1}}],"\\u005f_proto__":{"z":1}}}`,
    );
    const result = await call;
    expect(JSON.stringify(result)).toBe('{"type":"wifi","a":[{}]}');
    expect(Object.hasOwn(result, '__proto__')).toBe(false);
  });

  test('promise 4, B10: an answer when it is too long or too deep: is TOO_LARGE', async () => {
    await start();
    const deep = outcome(bridge.call(getNetwork, {}));
    wire.emit(`{"jsonrpc":"2.0","id":"${last().id}","result":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(await deep).toMatchObject({ code: 'TOO_LARGE' });
    const long = outcome(bridge.call(getNetwork, {}));
    wire.emit(`{"jsonrpc":"2.0","id":"${last().id}","result":{"type":"${'x'.repeat(1_100_000)}"}}`);
    expect(await long).toMatchObject({ code: 'TOO_LARGE' });
  });

  test('promise 5, B13: an answer when its id is of the page load before a reload: is dropped', async () => {
    await start();
    const call = outcome(bridge.call(getNetwork, {}));
    const [, n] = (last().id ?? '').split('.');
    reply({ type: 'wifi' }, `oldpage1.${n}`);
    await tick();
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { 'previous-page': 1 } });
    await tick(3_000);
    expect(await call).toMatchObject({ code: 'TIMEOUT' });
  });

  test('promise 7, B18: supports() when there was a handshake: the handshake overrides the version table', async () => {
    await start();
    expect(bridge.supports(getSteps)).toEqual({ ok: true, source: 'host' });
    expect(bridge.supports(unnamedMethod)).toEqual({ ok: false, reason: 'UNSUPPORTED', source: 'host' });
    expect(await outcome(bridge.call(unnamedMethod, {}))).toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('promise 7: supports() when the app never answers the handshake: the version table decides', async () => {
    await start(baseOptions('1.9.0'), null);
    expect(bridge.supports(setTitle)).toEqual({ ok: true, source: 'table' });
    expect(bridge.supports(getSteps)).toEqual({ ok: false, reason: 'HOST_TOO_OLD', needs: '2.0.0', source: 'table' });
    expect(await outcome(bridge.call(getSteps, { days: 1 }))).toMatchObject({
      code: 'HOST_TOO_OLD',
      error: { needs: '2.0.0' },
    });
  });

  test('promise 8: a login when several callers make it: is sent once and shared', async () => {
    await start();
    const answers = Promise.all([bridge.call(login, {}), bridge.call(login, {})]);
    expect(wire.messages.filter(({ method }) => method === 'login')).toHaveLength(1);
    reply({ outcome: 'done', token: 't' });
    expect(await answers).toEqual([
      { outcome: 'done', token: 't' },
      { outcome: 'done', token: 't' },
    ]);
  });

  test('promise 8: a payment when it is repeated, also after a reload: is not sent again', async () => {
    await start();
    const firstCall = outcome(bridge.call(paySeq, PAY));
    const repeated = outcome(bridge.call(paySeq, PAY));
    expect(pending(bridge)).toMatchObject([{ method: 'paySeq', key: 'PS1' }]);
    reply({ outcome: 'paid' });
    expect(await firstCall).toEqual({ value: { outcome: 'paid' } });
    expect(await repeated).toEqual({ value: { outcome: 'paid' } });
    // Reloads the page: a new bridge with the same storage.
    bridge.dispose();
    wire.remove();
    wire = host.install();
    await start();
    expect(pending(bridge)).toMatchObject([{ method: 'paySeq', key: 'PS1' }]);
    expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({ code: 'BUSY', error: { mayHaveHappened: true } });
    expect(wire.messages.filter(({ method }) => method === 'paySeq')).toHaveLength(0);
    for (const operation of pending(bridge)) operation.settle();
    expect(pending(bridge)).toEqual([]);
  });

  test('promise 8: a payment when the host cancels it: stays pending', async () => {
    await start();
    const call = outcome(bridge.call(paySeq, PAY));
    wire.emit({ jsonrpc: '2.0', id: last().id, error: { code: 3, message: 'closed' } });
    expect(await call).toMatchObject({ code: 'CANCELLED', error: { mayHaveHappened: true } });
    expect(pending(bridge)).toHaveLength(1);
  });

  test('the urls of a payment when the app is older than 2.1.0: are paths, otherwise absolute', async () => {
    for (const [version, url] of [
      ['2.0.9', '/health/pecSale/a/success/b?x=1'],
      ['2.1.0', PAY.redirectUrl],
      ['2.10.0', PAY.redirectUrl],
    ] as const) {
      await start({}, { ...HANDSHAKE, app: { name: 'SdHealth', version } });
      const call = outcome(bridge.call(paySeq, { ...PAY, paySeq: version }));
      expect(last()).toMatchObject({ method: 'paySeq', params: { redirectUrl: url } });
      bridge.dispose();
      await call;
      wire.remove();
      wire = host.install();
    }
    await start();
  });

  test('promise 9, B11: calls when the host is not ready: are sent once and in order, the 65th is BUSY', async () => {
    bridge = createBridge(baseOptions('2.8.0'));
    const calls = Array.from({ length: 64 }, (_, i) => outcome(bridge.call(setTitle, { title: String(i) })));
    expect(await outcome(bridge.call(setTitle, { title: 'over' }))).toMatchObject({ code: 'BUSY' });
    await vi.dynamicImportSettled();
    await tick();
    reply(HANDSHAKE, wire.messages[0]?.id);
    await tick();
    const titles = wire.messages.filter(({ method }) => method === 'setTitle');
    expect(titles.map(({ params }) => params?.['title'])).toEqual(Array.from({ length: 64 }, (_, i) => String(i)));
    for (const { id } of titles) reply({}, id);
    await tick();
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ value: {} })));
  });

  test('promise 11: a failure when its code is not 3 or 4: is logged, without params', async () => {
    await start();
    for (const code of [3, 4, 9]) {
      const call = outcome(bridge.call(setTitle, { title: 'geheim' }));
      wire.emit({ jsonrpc: '2.0', id: last().id, error: { code, message: 'geheim' } });
      await call;
    }
    expect(log.filter(({ event }) => event === 'call-failed')).toEqual([
      { level: 'error', event: 'call-failed', method: 'setTitle', code: 'FAILED', host: bridge.host.name },
    ]);
    expect(JSON.stringify(log)).not.toContain('geheim');
  });

  test('a call when it is aborted: is ABORTED at once and sends a cancel', async () => {
    await start();
    const controller = new AbortController();
    const call = outcome(bridge.call(scanCode, {}, { signal: controller.signal }));
    const { id } = last();
    controller.abort();
    expect(await call).toMatchObject({ code: 'ABORTED' });
    expect(last()).toMatchObject({ method: '$/cancelRequest', params: { id } });
  });

  test('promise 10, B21: an event when one listener throws: reaches the others', async () => {
    await start();
    const payloads: unknown[] = [];
    bridge.on(stepsChanged, () => {
      throw new Error('mine');
    });
    const stop = bridge.on(stepsChanged, (payload) => payloads.push(payload));
    wire.emit({ jsonrpc: '2.0', method: 'stepsChanged', params: { date: '2026-11-20', steps: 5 } });
    wire.emit({ jsonrpc: '2.0', method: 'stepsChanged', params: { date: 'yesterday', steps: 5 } });
    await tick();
    stop();
    wire.emit({ jsonrpc: '2.0', method: 'stepsChanged', params: { date: '2026-11-20', steps: 6 } });
    await tick();
    expect(payloads).toEqual([{ date: '2026-11-20', steps: 5 }]);
    expect(bridge.health().dropped['bad-event']).toBe(1);
    expect(log).toContainEqual(expect.objectContaining({ event: 'listener-threw', method: 'stepsChanged' }));
  });

  test('backPressed when the page listens: is answered with handled true, and otherwise with handled false', async () => {
    await start();
    const stop = bridge.on(backPressed, () => Promise.resolve(true));
    wire.emit({ jsonrpc: '2.0', id: 'h1', method: 'backPressed', params: {} });
    await tick();
    expect(last()).toEqual({ jsonrpc: '2.0', id: 'h1', result: { handled: true } });
    stop();
    wire.emit({ jsonrpc: '2.0', id: 'h2', method: 'backPressed', params: {} });
    await tick();
    expect(last()).toEqual({ jsonrpc: '2.0', id: 'h2', result: { handled: false } });
  });

  test('the calls of one tick when the host accepts batches: are sent as one message', async () => {
    await start({}, { ...HANDSHAKE, batch: true });
    const calls = ['a', 'b', 'c'].map((title) => bridge.call(setTitle, { title }));
    await Promise.resolve();
    const ids = wire.messages.slice(1).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    wire.emit(JSON.stringify(ids.map((id) => ({ jsonrpc: '2.0', id, result: {} }))));
    expect(await Promise.all(calls)).toEqual([{}, {}, {}]);
  });

  test('B12: a channel when it is injected late: is found, and without a channel the host is the browser', async () => {
    wire.remove();
    const opening = connect(baseOptions('2.8.0'));
    await vi.dynamicImportSettled();
    await tick(2_800);
    wire = host.install();
    await tick(100);
    reply(HANDSHAKE, wire.messages[0]?.id);
    await tick(100);
    bridge = await opening;
    expect(bridge.host.platform).toBe(host.platform);
    bridge.dispose();
    wire.remove();
    const never = connect(baseOptions('2.8.0'));
    await vi.dynamicImportSettled();
    await tick(3_100);
    await vi.dynamicImportSettled();
    await tick();
    bridge = await never;
    expect(bridge.host).toMatchObject({ name: 'browser', platform: 2 });
  });

  test('sessionChanged and resumed when the host sends them: reach the page with their payloads', async () => {
    await start();
    const payloads: unknown[] = [];
    bridge.on(sessionChanged, (payload) => payloads.push(payload));
    bridge.on(resumed, (payload) => payloads.push(payload));
    wire.emit({ jsonrpc: '2.0', method: 'sessionChanged', params: { loggedIn: true, token: 't' } });
    wire.emit({ jsonrpc: '2.0', method: 'resumed' });
    await tick();
    expect(payloads).toEqual([{ loggedIn: true, token: 't' }, {}]);
  });
});

/** A method that the handshake of these tests does not name. */
const unnamedMethod = { ...setTitle, name: 'closePage', params: () => undefined } as unknown as typeof getNetwork;
