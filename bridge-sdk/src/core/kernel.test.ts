// @vitest-environment node
/** Tests what the kernel sends, records, logs and drops over a bare channel. The promises with real hosts are in `test/`. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BridgeError, TEXT_CHARS } from '../errors.ts';
import type { LogEntry, Support } from './data-types.ts';
import { openKernel, type Parts } from './kernel.ts';
import type { AnyMethod, BridgeOptions, ChannelContext, HostEvent } from './types.ts';
import type { Outgoing } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const method = (more: object = {}) =>
  ({
    kind: 'method',
    name: 'getSteps',
    deadlineMs: 8_000,
    params: () => undefined,
    result: () => undefined,
    ...more,
  }) as unknown as AnyMethod;

interface Setting {
  readonly options?: BridgeOptions;
  readonly support?: Support;
  readonly token?: string;
  readonly open?: (channel: { post(message: Outgoing): void; close(): void }) => Promise<unknown>;
}

function kernel({ options = {}, support = { ok: true, source: 'table' }, token, open }: Setting = {}) {
  const posted: Outgoing[] = [];
  const lines: LogEntry[] = [];
  const events: unknown[][] = [];
  let context: ChannelContext | undefined;
  let closings = 0;
  const channel = {
    post: (message: Outgoing) => void posted.push(message),
    close: () => {
      closings += 1;
    },
  };
  const parts = {
    host: { name: 'browser' },
    token,
    open: async (input: ChannelContext) => {
      context = input;
      return (await open?.(channel)) ?? channel;
    },
    supports: () => support,
  } as unknown as Parts;
  const bridge = openKernel(parts, { log: (line) => void lines.push(line), ...options });
  const event = {
    hub: () => ({
      on: () => () => {},
      row: () => undefined,
      dispatch: (...reported: unknown[]) => void events.push(reported),
      clear() {},
    }),
  } as unknown as HostEvent;
  return {
    bridge,
    posted,
    lines,
    events,
    context: () => context as ChannelContext,
    closings: () => closings,
    receive: (message: unknown) => context?.receive(message),
    idOf: (place: number) => (posted[place] as { id: string }).id,
    listen: () => void bridge.on(event as never, () => {}),
  };
}
/** Returns a kernel whose host is open. */
async function opened(setting?: Setting) {
  const created = kernel(setting);
  await created.bridge.opened;
  return created;
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: BridgeError) => error,
  );

describe('a call of the kernel', () => {
  test('when the host answers: resolves to the result, after one message', async () => {
    const { bridge, posted, receive, idOf } = await opened();
    const steps = bridge.call(method(), { day: 1 } as never);
    expect(posted).toEqual([{ jsonrpc: '2.0', id: idOf(0), method: 'getSteps', params: { day: 1 } }]);
    receive({ id: idOf(0), result: 7 });
    expect(await steps).toBe(7);
    expect(bridge.health()).toEqual({ open: 0, queued: 0, dropped: {} });
  });

  test('when the host is not open yet: is queued until it is', async () => {
    const { bridge, posted } = kernel();
    void failure(bridge.call(method(), undefined as never));
    expect(bridge.health().queued).toBe(1);
    await bridge.opened;
    await Promise.resolve();
    expect(bridge.health().queued).toBe(0);
    expect(posted).toHaveLength(1);
  });

  test('when its signal is aborted or the app too old: is not sent, and the error says why', async () => {
    const { bridge, posted } = await opened();
    const remaining = await failure(bridge.call(method(), undefined as never, { signal: AbortSignal.abort() }));
    expect(remaining).toMatchObject({
      code: 'ABORTED',
      message: 'ABORTED: getSteps on browser',
      mayHaveHappened: false,
    });
    expect(posted).toEqual([]);
    const old = await opened({ support: { ok: false, reason: 'HOST_TOO_OLD', needs: '2.7.2', source: 'table' } });
    const end = await failure(old.bridge.call(method(), undefined as never));
    expect(end).toMatchObject({
      code: 'HOST_TOO_OLD',
      message: 'HOST_TOO_OLD: getSteps on browser: needs 2.7.2',
      needs: '2.7.2',
    });
  });

  test('when it settles or is aborted: removes its listener, or sends a cancel', async () => {
    const { bridge, posted, receive, idOf } = await opened();
    const { signal } = new AbortController();
    const answered = bridge.call(method(), undefined as never, { signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    receive({ id: idOf(0), result: 1 });
    await answered;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    const second = new AbortController();
    const leaving = failure(bridge.call(method(), undefined as never, { signal: second.signal }));
    second.abort();
    expect(await leaving).toMatchObject({
      code: 'ABORTED',
      message: 'ABORTED: getSteps on browser',
      mayHaveHappened: true,
    });
    expect(posted.slice(2)).toEqual([{ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: idOf(1) } }]);
  });

  test('when the channel breaks: rejects HOST_GONE and sends no cancel', async () => {
    const { bridge, posted, context } = await opened();
    const end = failure(bridge.call(method(), undefined as never));
    context().gone();
    expect(await end).toMatchObject({ code: 'HOST_GONE', mayHaveHappened: true });
    expect(posted).toHaveLength(1);
  });

  test('when the channel throws: rejects HOST_GONE with the reason', async () => {
    const open = async (channel: object) => ({
      ...channel,
      post() {
        throw new Error('the port is closed');
      },
    });
    const { bridge } = await opened({ open });
    const end = await failure(bridge.call(method(), undefined as never));
    expect(end).toMatchObject({
      code: 'HOST_GONE',
      message: 'HOST_GONE: getSteps on browser: the port is closed',
      mayHaveHappened: false,
    });
  });

  test('when the path of a wrong answer is too long: the error has its first 200 characters', async () => {
    const { bridge, receive, idOf } = await opened();
    const end = failure(bridge.call(method({ result: () => `/${'x'.repeat(900)}` }), undefined as never));
    receive({ id: idOf(0), result: {} });
    expect((await end)?.path).toHaveLength(TEXT_CHARS);
  });
});

describe('a notification of the host', () => {
  test('when it is accepted or progress: moves the deadline, and only progress reaches the caller', async () => {
    const { bridge, receive, idOf } = await opened();
    const reported: unknown[] = [];
    const end = failure(bridge.call(method(), undefined as never, { onProgress: (value) => reported.push(value) }));
    receive({ method: '$/progress', params: { id: idOf(0), value: 'half' } });
    receive({ method: '$/accepted', params: { id: idOf(0), value: 'none' } });
    expect(reported).toEqual(['half']);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(bridge.health().open).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await end).toMatchObject({ code: 'TIMEOUT' });
  });

  test('when the caller’s onProgress throws: the call still resolves', async () => {
    const { bridge, receive, idOf } = await opened();
    const onProgress = () => {
      throw new Error('the page is wrong');
    };
    const steps = bridge.call(method(), undefined as never, { onProgress });
    receive({ method: '$/progress', params: { id: idOf(0), value: 1 } });
    receive({ id: idOf(0), result: 3 });
    expect(await steps).toBe(3);
  });
});

describe('a message without an open call', () => {
  const own = (context: ChannelContext, rest: string) => `${context.nonce}.${rest}`;

  test.each<[string, (context: ChannelContext) => unknown, string]>([
    ['without an id', () => undefined, 'malformed'],
    ['with a number for an id', () => 7, 'unknown-id'],
    ['with the id of a call that was never made', (context) => own(context, '1'), 'unknown-id'],
    ['with another text for an open number', (context) => own(context, '0.0'), 'unknown-id'],
    ['with a space in its number', (context) => own(context, ' 0'), 'unknown-id'],
    ['with more behind its number', (context) => own(context, '1x'), 'unknown-id'],
    ['with the id of another page load', () => '123456.1', 'previous-page'],
    [
      'of another page load whose number looks like this one',
      (context) => `123456.1${context.nonce}.`,
      'previous-page',
    ],
    ['with a text before such an id', () => '-123456.1', 'unknown-id'],
  ])('when it comes %s: is dropped', async (_, idOf, reason) => {
    const { bridge, receive, context } = await opened();
    void failure(bridge.call(method(), undefined as never));
    receive({ id: idOf(context()), result: 1 });
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { [reason]: 1 } });
  });

  test('when the call has already settled: is counted as late', async () => {
    const { bridge, receive, idOf } = await opened();
    const steps = bridge.call(method(), undefined as never);
    receive({ id: idOf(0), result: 1 });
    receive({ id: idOf(0), result: 2 });
    expect(await steps).toBe(1);
    expect(bridge.health().dropped).toEqual({ late: 1 });
  });

  test('when it is the first of its reason: is logged, later ones are only counted', async () => {
    const { receive, lines, bridge } = await opened();
    lines.length = 0;
    for (const id of [7, 8, undefined]) receive({ id, result: 1 });
    expect(lines).toEqual([
      { level: 'warn', event: 'dropped', reason: 'unknown-id', host: 'browser' },
      { level: 'warn', event: 'dropped', reason: 'malformed', host: 'browser' },
    ]);
    expect(bridge.health().dropped).toEqual({ 'unknown-id': 2, malformed: 1 });
  });

  test('when it echoes our own request: is dropped, and not dispatched as an event', async () => {
    const { bridge, receive, posted, events, listen } = await opened();
    listen();
    void failure(bridge.call(method(), undefined as never));
    receive(posted[0]);
    receive({ method: 'stepsChanged', params: { steps: 1 } });
    expect(events).toEqual([['stepsChanged', { steps: 1 }, undefined]]);
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { malformed: 1 } });
  });

  test('when it is an event and the page listens to none: is counted as unknown-event', async () => {
    const { bridge, receive } = await opened();
    receive({ method: 'stepsChanged', params: {} });
    expect(bridge.health().dropped).toEqual({ 'unknown-event': 1 });
  });
});

describe('the reports to the page', () => {
  test('the session token when the handshake has one: replaces that of the user agent', async () => {
    const { bridge, context } = await opened({ token: 'of the user agent' });
    expect(bridge.sessionToken()).toBe('of the user agent');
    context().capabilities = { token: 'of the handshake' } as ChannelContext['capabilities'];
    expect(bridge.sessionToken()).toBe('of the handshake');
  });

  test('the recorder when it throws: still gets every message, and the call resolves', async () => {
    const seen: unknown[][] = [];
    const recorder = (...item: unknown[]) => {
      seen.push(item);
      throw new Error('the recorder is wrong');
    };
    const { bridge, receive, posted, idOf } = await opened({ options: { recorder } });
    const row = method();
    const steps = bridge.call(row, undefined as never);
    receive({ id: idOf(0), result: 2 });
    expect(await steps).toBe(2);
    expect(seen).toEqual([
      ['out', posted[0], row],
      ['in', { id: idOf(0), result: 2 }, row],
    ]);
  });

  test('the log when calls time out: has their errors, except that of the handshake', async () => {
    const { bridge, lines } = await opened();
    expect(lines).toEqual([{ level: 'info', event: 'opened', host: 'browser' }]);
    lines.length = 0;
    const names = ['getSteps', 'initialize'];
    const ends = names.map((name) => failure(bridge.call(method({ name }), undefined as never)));
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all(ends);
    expect(lines).toMatchObject([{ level: 'error', event: 'call-failed', method: 'getSteps', code: 'TIMEOUT' }]);
  });
});

describe('a host that fails to open', () => {
  test('when a call fails: its cause is the reason, until a retry opens the host', async () => {
    const why = new TypeError('Failed to fetch dynamically imported module');
    const open = vi.fn(async () => {
      if (open.mock.calls.length < 3) throw why;
      return undefined;
    });
    const { bridge } = kernel({ open });
    await bridge.opened;
    const call = () => bridge.call(method(), undefined as never);
    expect(await failure(call())).toMatchObject({ code: 'HOST_GONE', cause: why, mayHaveHappened: false });
    void call().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    bridge.dispose();
    expect(open).toHaveBeenCalledTimes(3);
    expect(((await failure(call())) as Error).cause).toBeUndefined();
  });
});

describe('a disposed bridge', () => {
  test('when its host was not opened yet: does not open it', async () => {
    const open = vi.fn(async () => undefined);
    const { bridge, lines } = kernel({ open });
    bridge.dispose();
    await bridge.opened;
    expect(open).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('when its host is being opened: closes the channel as soon as it is open', async () => {
    let arrive = () => {};
    const open = () =>
      new Promise<undefined>((resolve) => {
        arrive = () => resolve(undefined);
      });
    const { bridge, closings, lines } = kernel({ open });
    await Promise.resolve();
    bridge.dispose();
    arrive();
    await bridge.opened;
    expect(closings()).toBe(1);
    expect(lines).toEqual([]);
  });

  test('when it is disposed twice: closes its channel once and rejects calls with HOST_GONE', async () => {
    const { bridge, closings, posted } = await opened();
    bridge.dispose();
    bridge.dispose();
    expect(closings()).toBe(1);
    expect(await failure(bridge.call(method(), undefined as never))).toMatchObject({ code: 'HOST_GONE' });
    expect(posted).toEqual([]);
  });
});

describe('the message of a failed call', () => {
  /** Makes a call, answers it, and resolves to its result or error message. */
  const answered = async (answer: object, more: object = {}) => {
    const { bridge, posted, receive, idOf } = await opened();
    const end = bridge.call(method(more), undefined as never).then(
      (result: unknown) => ({ result }),
      ({ message }: BridgeError) => message,
    );
    // A call with wrong params is not sent.
    if (posted.length > 0) receive({ id: idOf(0), ...answer });
    return end;
  };

  test.each([
    ['FAILED: no sensor', 'FAILED: getSteps on browser: no sensor'],
    ['FAILED', 'FAILED: getSteps on browser'],
    ['', 'FAILED: getSteps on browser'],
    ['no FAILED: sensor', 'FAILED: getSteps on browser: no FAILED: sensor'],
    ['FAILED because', 'FAILED: getSteps on browser: FAILED because'],
  ])('when the host’s text is «%s»: is «%s»', async (message, text) => {
    expect(await answered({ error: { code: -32_000, message, data: { code: 'FAILED' } } })).toBe(text);
  });

  test.each<[string, string, 'params' | 'result']>([
    ['', 'BAD_PARAMS: getSteps on browser: params', 'params'],
    ['\nan object', 'BAD_PARAMS: getSteps on browser: params must be an object', 'params'],
    ['/days\nan integer', 'BAD_PARAMS: getSteps on browser: /days must be an integer', 'params'],
    ['', 'BAD_REPLY: getSteps on browser: result', 'result'],
    ['/steps\nan integer', 'BAD_REPLY: getSteps on browser: /steps must be an integer', 'result'],
  ])('when the check returns %j: is «%s»', async (check, text, of) => {
    expect(await answered({ result: {} }, { [of]: () => check })).toBe(text);
  });

  test.each([
    [null, (value: unknown) => (value ? undefined : '/x'), {}],
    [undefined, (value: unknown) => (value ? undefined : '/x'), {}],
    [null, () => undefined, null],
    [0, (value: unknown) => (value ? undefined : '/x'), 'BAD_REPLY: getSteps on browser: /x'],
    [null, () => '/x', 'BAD_REPLY: getSteps on browser: /x'],
  ])('when the answer is %j: an empty result becomes {} if the method accepts it', async (result, check, end) => {
    const got = await answered({ result }, { result: check });
    expect(got).toEqual(typeof end === 'string' ? end : { result: end });
  });

  test('when a value that is no method row is called: is BAD_PARAMS with its name or type', async () => {
    const { bridge, posted } = await opened();
    for (const [received, name] of [
      ['getSteps', 'getSteps'],
      [undefined, 'undefined'],
      [{ ...method(), kind: 'event' }, 'object'],
    ] as const) {
      const end = await failure(bridge.call(received as never, undefined as never));
      expect(end).toMatchObject({ code: 'BAD_PARAMS', path: '', message: `BAD_PARAMS: ${name} on browser: no row` });
    }
    expect(posted).toEqual([]);
  });

  test('when the channel throws a BridgeError: its code, path and cause are kept', async () => {
    const why = new RangeError('out of range');
    const { BridgeError: Failure } = await import('../errors.ts');
    const open = async (channel: object) => ({
      ...channel,
      post() {
        throw new Failure('BAD_PARAMS', 'a number', { path: '/day', cause: why });
      },
    });
    const { bridge } = await opened({ open });
    const end = await failure(bridge.call(method(), undefined as never));
    expect(end).toMatchObject({ code: 'BAD_PARAMS', path: '/day', cause: why });
  });
});
