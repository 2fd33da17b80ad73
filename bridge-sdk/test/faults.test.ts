/** Tests the faults of docs/faults.md, by id, that the tests of the promises do not cover. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '../src/contract/index.ts';
import {
  type Bridge,
  getNetwork,
  getSteps,
  type LogEntry,
  login,
  networkChanged,
  paymentReturned,
  paySeq,
  pending,
  refreshToken,
  resumed,
  sessionChanged,
  setTitle,
  stepsChanged,
} from '../src/index.ts';
import { connectTo, handshake, outcome, PAY } from './connected.ts';
import { testedHosts, type WireHost, wireHosts } from './wire-hosts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
let bridges: Bridge[] = [];
let removals: (() => void)[] = [];
afterEach(() => {
  for (const bridge of bridges) bridge.dispose();
  for (const run of removals) run();
  bridges = [];
  removals = [];
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
const start = async (...args: Parameters<typeof connectTo>) => {
  const connection = await connectTo(...args);
  bridges.push(connection.bridge);
  removals.push(connection.wire.remove);
  return connection;
};

const rows = Object.values(contract).flatMap((row) => (row.kind === 'method' ? [row] : []));

describe.each(testedHosts)('$name', (host: WireHost) => {
  test('B05: every call of the contract when the host only answers the handshake: times out', async () => {
    const methods = Object.fromEntries(rows.map(({ name }) => [name, 1]));
    const { bridge, tick } = await start(host, {}, handshake({ methods }));
    const ends = rows.map((row) => {
      const unchecked = { ...row, params: () => undefined } as unknown as typeof paySeq;
      return outcome(bridge.call(unchecked, PAY));
    });
    await tick(3_000);
    for (const end of await Promise.all(ends))
      expect(end).toMatchObject({ code: 'TIMEOUT', error: { mayHaveHappened: true } });
    expect(bridge.health()).toMatchObject({ open: 0, queued: 0 });
  });

  test.each([
    ['5 MB', (id: string) => `{"jsonrpc":"2.0","id":"${id}","result":{"type":"${'x'.repeat(5_000_000)}"}}`],
    [
      '10,000 levels',
      (id: string) => `{"jsonrpc":"2.0","id":"${id}","result":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    ],
    [
      'a million keys',
      (id: string) =>
        `{"jsonrpc":"2.0","id":"${id}","result":{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join()}}}`,
    ],
  ])('B10: an answer when it has %s: is TOO_LARGE and not parsed', async (_, textOf) => {
    const { bridge, last, wire, tick } = await start(host);
    const call = outcome(bridge.call(getNetwork, {}));
    const text = textOf(last().id ?? '');
    const parse = vi.spyOn(JSON, 'parse');
    for (let time = 0; time < 3; time++) wire.emit(text);
    expect(parse.mock.calls.filter(([parsed]) => parsed === text)).toEqual([]);
    parse.mockRestore();
    await tick();
    expect(await call).toMatchObject({ code: 'TOO_LARGE' });
    expect(bridge.health().dropped['too-large']).toBe(3);
  });

  test('B02: an answer when its id is not exactly the id of an open call: is dropped', async () => {
    const { bridge, last, wire, tick } = await start(host);
    const nonce = String(last('initialize').id).split('.')[0];
    let ended = false;
    const call = outcome(bridge.call(getNetwork, {}));
    void call.then(() => {
      ended = true;
    });
    await tick();
    const number = String(last('getNetwork').id).slice(`${nonce}.`.length);
    const sameNumber = [
      `${number}.0`,
      `${number}e0`,
      `0${number}`,
      ` ${number}`,
      `${number} `,
      `+${number}`,
      `0x${number}`,
    ];
    const noNumber = [
      '',
      ' ',
      '-1',
      '0.5',
      'NaN',
      'Infinity',
      `${2 ** 32 + Number(number)}`,
      `-${2 ** 32 - Number(number)}`,
    ];
    for (const text of [...sameNumber, ...noNumber]) {
      const id = `${nonce}.${text}`;
      wire.emit({ jsonrpc: '2.0', id, result: { type: '4g' } });
      wire.emit({ jsonrpc: '2.0', id, error: { code: 3 } });
      wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id } });
    }
    await tick();
    expect(ended).toBe(false);
    expect(bridge.health()).toMatchObject({
      open: 1,
      dropped: { 'unknown-id': 3 * (sameNumber.length + noNumber.length) },
    });
    // Expects a timeout, because none of these messages has accepted the call.
    await tick(3_000);
    expect(await call).toMatchObject({ code: 'TIMEOUT' });
  });

  test("B19: the host's texts in an error when they are too long: are cut to 200 characters", async () => {
    const { bridge, last, wire, tick } = await start(host);
    const long = 'x'.repeat(100_000);
    const error = async (data: object) => {
      const call = outcome(bridge.call(setTitle, { title: 't' }));
      await tick();
      wire.emit({ jsonrpc: '2.0', id: last('setTitle').id, error: { code: 500, message: long, data } });
      return Object((await call).error);
    };
    const failed = await error({});
    expect(failed.message).toBe(`FAILED: setTitle on ${bridge.host.name}: ${'x'.repeat(200)}`.slice(0, 200));
    const tooOld = await error({ code: 'HOST_TOO_OLD', needs: long });
    expect([tooOld.code, tooOld.needs]).toEqual(['HOST_TOO_OLD', 'x'.repeat(200)]);
    const checkedMethod = { ...setTitle, result: (value: unknown) => `/${Object.keys(Object(value))[0]}` };
    const wrongCall = outcome(bridge.call(checkedMethod, { title: 't' }));
    await tick();
    wire.emit({ jsonrpc: '2.0', id: last('setTitle').id, result: { [long]: 1 } });
    expect(Object((await wrongCall).error).path).toBe(`/${'x'.repeat(199)}`);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'neverDeclared', ''])(
    'B17: a call when its method name is %j: is UNSUPPORTED and not sent',
    async (name) => {
      const { bridge, wire } = await start(host);
      const method = { ...getNetwork, name } as unknown as typeof getNetwork;
      const previous = wire.messages.length;
      expect(bridge.supports(method)).toMatchObject({ ok: false });
      expect(await outcome(bridge.call(method, {}))).toMatchObject({ code: 'UNSUPPORTED' });
      expect(wire.messages).toHaveLength(previous);
    },
  );

  test('B19: the text of a native error when a call fails: is in the error’s message, never in the log', async () => {
    const log: LogEntry[] = [];
    const { bridge, last, wire } = await start(host, { log: (entry) => log.push(entry) });
    const call = outcome(bridge.call(setTitle, { title: 't' }));
    const data = { code: 'FAILED', stack: 'at Native.java:7', token: 'TOKEN', user: 'Zhang San' };
    wire.emit({ jsonrpc: '2.0', id: last().id, error: { code: 500, message: 'NPE at Native.java:7 TOKEN', data } });
    const { error } = await call;
    expect(error).toMatchObject({ code: 'FAILED', hostCode: 500 });
    expect(Object.keys(error as object).sort()).toEqual(['code', 'hostCode', 'mayHaveHappened', 'method', 'name']);
    expect(JSON.stringify(log)).not.toMatch(/TOKEN|Native|Zhang/);
    expect(log.filter(({ event }) => event === 'call-failed')).toHaveLength(1);
  });

  test('B20: events when a thousand come in a second: the page receives a few, the last, and all payments', async () => {
    const { bridge, wire, tick } = await start(host);
    const steps: number[] = [];
    const networks: string[] = [];
    const paid: string[] = [];
    bridge.on(stepsChanged, ({ steps: count }) => steps.push(count));
    bridge.on(networkChanged, ({ type }) => networks.push(type));
    bridge.on(paymentReturned, ({ paySeq: key }) => paid.push(key));
    for (let i = 1; i <= 1_000; i++) {
      wire.emit({ jsonrpc: '2.0', method: 'stepsChanged', params: { date: '2026-11-20', steps: i } });
      if (i % 2)
        wire.emit({ jsonrpc: '2.0', method: 'networkChanged', params: { type: i % 4 === 1 ? 'none' : 'wifi' } });
      if (i % 100 === 0)
        wire.emit({ jsonrpc: '2.0', method: 'paymentReturned', params: { paySeq: `P${i}`, outcome: 'paid' } });
      await tick(1);
    }
    await tick(100);
    expect(steps.length).toBeLessThanOrEqual(22 + paid.length);
    expect(steps.at(-1)).toBe(1_000);
    expect(networks.length).toBeLessThanOrEqual(22 + paid.length);
    expect(networks.at(-1)).toBe('wifi');
    expect(paid).toEqual(Array.from({ length: 10 }, (_, i) => `P${(i + 1) * 100}`));
  });

  test('B20: events when they flood: at most three are dispatched at once, in the order of their types', async () => {
    const { bridge, wire, tick } = await start(host);
    const dispatched: string[] = [];
    bridge.on(resumed, () => dispatched.push('resumed'));
    bridge.on(sessionChanged, ({ loggedIn }) => dispatched.push(`session ${loggedIn}`));
    bridge.on(networkChanged, ({ type }) => dispatched.push(type));
    let maxAtOnce = 0;
    const emit = (message: object) => {
      const previous = dispatched.length;
      wire.emit({ jsonrpc: '2.0', ...message });
      maxAtOnce = Math.max(maxAtOnce, dispatched.length - previous);
    };
    for (let i = 0; i < 1_000; i++) {
      emit({ method: 'resumed' });
      emit({ method: 'networkChanged', params: { type: i < 999 ? 'none' : '5g' } });
    }
    emit({ method: 'sessionChanged', params: { loggedIn: false } });
    await tick(60);
    expect(maxAtOnce).toBeLessThanOrEqual(3);
    expect(dispatched).toEqual(['resumed', 'none', 'resumed', '5g', 'session false']);
  });

  test('A02: refreshToken when it is called twenty times at once: sends one message', async () => {
    const { bridge, requests, reply } = await start(host);
    const calls = Promise.all(Array.from({ length: 20 }, () => bridge.call(refreshToken, {})));
    expect(requests('refreshToken')).toHaveLength(1);
    reply({ token: 't2' });
    expect(await calls).toEqual(Array.from({ length: 20 }, () => ({ token: 't2' })));
  });

  test('B18: a call when the old app has no handshake: is sent or refused by version, and settles', async () => {
    for (const version of ['0.9.0', '1.0.0', '1.99.0', '2.0.0', '2.10.0']) {
      const { bridge, requests, wire, tick } = await start(host, {}, null, version);
      for (const [method, params] of [
        [setTitle, { title: 't' }],
        [getSteps, { days: 1 }],
      ] as const) {
        const support = bridge.supports(method);
        const call = outcome(bridge.call(method as typeof setTitle, params as { title: string }));
        expect(requests(method.name)).toHaveLength(support.ok ? 1 : 0);
        await tick(3_000);
        expect(await call).toMatchObject({ code: support.ok ? 'TIMEOUT' : 'HOST_TOO_OLD' });
      }
      bridge.dispose();
      wire.remove();
    }
  });

  test('pending() when payments are open, answered and lost: lists them as waiting, answered and unheard', async () => {
    const first = await start(host);
    const states = () => pending(first.bridge).map(({ key, state, hint }) => [key, state, hint]);
    const paid = outcome(first.bridge.call(paySeq, PAY));
    expect(states()).toEqual([['PS1', 'waiting', undefined]]);
    first.reply({ outcome: 'paid' });
    await paid;
    expect(states()).toEqual([['PS1', 'answered', 'paid']]);
    const lateCall = outcome(first.bridge.call(paySeq, { ...PAY, paySeq: 'PS2' }));
    await first.tick(3_000);
    expect(await lateCall).toMatchObject({ code: 'TIMEOUT' });
    void outcome(first.bridge.call(paySeq, { ...PAY, paySeq: 'PS3' }));
    await first.tick();
    // Stops the page's code. The next page reads the unchanged journal.
    const journal = localStorage.getItem('sdhealth.bridge.pending') ?? '';
    first.bridge.dispose();
    await first.tick();
    first.wire.remove();
    localStorage.setItem('sdhealth.bridge.pending', journal);
    const second = await start(host);
    expect(pending(second.bridge).map(({ key, state, hint }) => [key, state, hint])).toEqual([
      ['PS1', 'answered', 'paid'],
      ['PS2', 'unheard', 'TIMEOUT'],
      ['PS3', 'unheard', undefined],
    ]);
    expect(JSON.stringify(localStorage.getItem('sdhealth.bridge.pending'))).not.toContain('secret-signature');
  });
});

describe('a login that leaves the page', () => {
  const host = wireHosts.find(({ name }) => name === 'MessagePort') as WireHost;
  test('a login when it is redirected: is listed by pending(), and does not block another login', async () => {
    const { bridge, reply, tick, requests } = await start(host);
    const names = () => pending(bridge).map(({ method, key, state, hint }) => [method, key, state, hint]);
    const firstCall = outcome(bridge.call(login, {}));
    expect(names()).toEqual([['login', 'login', 'waiting', undefined]]);
    reply({ outcome: 'redirected' });
    await firstCall;
    expect(names()).toEqual([['login', 'login', 'answered', 'redirected']]);
    const secondCall = outcome(bridge.call(login, {}));
    expect(requests('login')).toHaveLength(2);
    reply({ outcome: 'done' }, requests('login').at(-1)?.id);
    expect(await secondCall).toEqual({ value: { outcome: 'done' } });
    expect(names()).toEqual([]);
    const thirdCall = outcome(bridge.call(login, {}));
    await tick(3_000);
    expect(await thirdCall).toMatchObject({ code: 'TIMEOUT' });
    expect(names()).toEqual([]);
  });
});

describe('a channel that appears late', () => {
  const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
  test.each([0, 50, 2_900])('B12: an app’s channel when it appears %i ms late: is used', async (ms) => {
    vi.useRealTimers();
    vi.useFakeTimers();
    const removedWire = host.install();
    removedWire.remove();
    const { createBridge } = await import('../src/index.ts');
    const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
    bridges.push(bridge);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
    const wire = host.install();
    removals.push(wire.remove);
    await vi.advanceTimersByTimeAsync(50);
    wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: handshake() });
    await vi.advanceTimersByTimeAsync(100);
    await bridge.opened;
    expect(bridge.host.name).toBe('android-app');
    expect(wire.messages.filter(({ method }) => method === 'initialize')).toHaveLength(1);
  });

  test('B12: an app’s channel when it appears after 10 s: stays unused, without a handshake', async () => {
    const { createBridge } = await import('../src/index.ts');
    const bridge = createBridge({ userAgent: host.userAgent('2.8.0') });
    bridges.push(bridge);
    for (let i = 0; i < 3; i++) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1_500);
    }
    await bridge.opened;
    expect(bridge.host.name).toBe('browser');
    await vi.advanceTimersByTimeAsync(5_500);
    const wire = host.install();
    removals.push(wire.remove);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.messages).toEqual([]);
  });
});

describe('two tabs', () => {
  // Gives each tab a separate port.
  const host = wireHosts.find(({ name }) => name === 'MessagePort') as WireHost;
  /** Creates locks that two tabs of one origin share. */
  function locks(): LockManager {
    const heldNames = new Set<string>();
    const request = async (name: string, _: object, run: (lock: object | null) => Promise<unknown>) => {
      if (heldNames.has(name)) return run(null);
      heldNames.add(name);
      try {
        return await run({ name });
      } finally {
        heldNames.delete(name);
      }
    };
    return { request } as unknown as LockManager;
  }
  const withLocks = (value: LockManager | undefined) => {
    Object.defineProperty(navigator, 'locks', { value, configurable: true });
    removals.push(() => Reflect.deleteProperty(navigator, 'locks'));
  };

  test.each([
    ['with locks', true],
    ['without locks, by the journal', false],
  ])('a payment when two tabs make it at once %s: one is sent, the other is BUSY', async (_, hasLocks) => {
    withLocks(hasLocks ? locks() : undefined);
    const first = await start(host);
    const second = await start(host);
    const tickBoth = () => Promise.all([first.tick(), second.tick()]);
    const payment = outcome(first.bridge.call(paySeq, PAY));
    const otherPayment = outcome(second.bridge.call(paySeq, PAY));
    await tickBoth();
    expect(await otherPayment).toMatchObject({ code: 'BUSY', error: { mayHaveHappened: true } });
    expect([...first.requests('paySeq'), ...second.requests('paySeq')]).toHaveLength(1);
    first.reply({ outcome: 'paid' });
    expect(await payment).toEqual({ value: { outcome: 'paid' } });
    expect(await outcome(second.bridge.call(paySeq, PAY))).toMatchObject({ code: 'BUSY' });
    expect(pending(second.bridge)).toMatchObject([{ key: 'PS1', state: 'answered', hint: 'paid' }]);
  });

  test('a payment when the browser refuses locks: is still sent once', async () => {
    withLocks({ request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) } as unknown as LockManager);
    const { bridge, requests, reply, tick } = await start(host);
    const call = outcome(bridge.call(paySeq, PAY));
    await tick();
    expect(requests('paySeq')).toHaveLength(1);
    reply({ outcome: 'paid' });
    expect(await call).toEqual({ value: { outcome: 'paid' } });
  });
});
