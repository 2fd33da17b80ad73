// @vitest-environment node
/** The kernel over a bare channel: what it sends, records, logs and drops. The promises with real hosts are in `test/`. */
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
/** A kernel whose host is there. */
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

describe('a call', () => {
  test('is one message, and its answer ends it', async () => {
    const { bridge, posted, receive, idOf } = await opened();
    const steps = bridge.call(method(), { day: 1 } as never);
    expect(posted).toEqual([{ jsonrpc: '2.0', id: idOf(0), method: 'getSteps', params: { day: 1 } }]);
    receive({ id: idOf(0), result: 7 });
    expect(await steps).toBe(7);
    expect(bridge.health()).toEqual({ open: 0, queued: 0, dropped: {} });
  });

  test('that waited for the host is in the queue until the host is there', async () => {
    const { bridge, posted } = kernel();
    void failure(bridge.call(method(), undefined as never));
    expect(bridge.health().queued).toBe(1);
    await bridge.opened;
    await Promise.resolve();
    expect(bridge.health().queued).toBe(0);
    expect(posted).toHaveLength(1);
  });

  test('whose caller has left is not sent, and a support that is missing is named', async () => {
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

  test('holds its signal no longer than it is open, and tells the host that it was left', async () => {
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

  test('of a channel that breaks sends no cancel', async () => {
    const { bridge, posted, context } = await opened();
    const end = failure(bridge.call(method(), undefined as never));
    context().gone();
    expect(await end).toMatchObject({ code: 'HOST_GONE', mayHaveHappened: true });
    expect(posted).toHaveLength(1);
  });

  test('that the channel refuses says why', async () => {
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

  test('with a wrong answer names the place, cut to what an error may hold', async () => {
    const { bridge, receive, idOf } = await opened();
    const end = failure(bridge.call(method({ result: () => `/${'x'.repeat(900)}` }), undefined as never));
    receive({ id: idOf(0), result: {} });
    expect((await end)?.path).toHaveLength(TEXT_CHARS);
  });
});

describe('a note of the host', () => {
  test('moves the deadline; only progress is told to the caller', async () => {
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

  test('is answered although the caller’s progress function throws', async () => {
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

describe('a message that fits no call', () => {
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
  ])('%s is dropped', async (_, idOf, reason) => {
    const { bridge, receive, context } = await opened();
    void failure(bridge.call(method(), undefined as never));
    receive({ id: idOf(context()), result: 1 });
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { [reason]: 1 } });
  });

  test('is counted as late where the call has ended', async () => {
    const { bridge, receive, idOf } = await opened();
    const steps = bridge.call(method(), undefined as never);
    receive({ id: idOf(0), result: 1 });
    receive({ id: idOf(0), result: 2 });
    expect(await steps).toBe(1);
    expect(bridge.health().dropped).toEqual({ late: 1 });
  });

  test('is told to the log when it is the first of its kind', async () => {
    const { receive, lines, bridge } = await opened();
    lines.length = 0;
    for (const id of [7, 8, undefined]) receive({ id, result: 1 });
    expect(lines).toEqual([
      { level: 'warn', event: 'dropped', reason: 'unknown-id', host: 'browser' },
      { level: 'warn', event: 'dropped', reason: 'malformed', host: 'browser' },
    ]);
    expect(bridge.health().dropped).toEqual({ 'unknown-id': 2, malformed: 1 });
  });

  test('is not taken for an event when it is our own request sent back', async () => {
    const { bridge, receive, posted, events, listen } = await opened();
    listen();
    void failure(bridge.call(method(), undefined as never));
    receive(posted[0]);
    receive({ method: 'stepsChanged', params: { steps: 1 } });
    expect(events).toEqual([['stepsChanged', { steps: 1 }, undefined]]);
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { malformed: 1 } });
  });

  test('is an unknown event where the page listens to none', async () => {
    const { bridge, receive } = await opened();
    receive({ method: 'stepsChanged', params: {} });
    expect(bridge.health().dropped).toEqual({ 'unknown-event': 1 });
  });
});

describe('the page is told', () => {
  test('the session token of the handshake, before it the one of the user agent', async () => {
    const { bridge, context } = await opened({ token: 'of the user agent' });
    expect(bridge.sessionToken()).toBe('of the user agent');
    context().capabilities = { token: 'of the handshake' } as ChannelContext['capabilities'];
    expect(bridge.sessionToken()).toBe('of the handshake');
  });

  test('by its recorder what went out and came in; a recorder that fails breaks no call', async () => {
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

  test('by its log that the host is open, and of calls that failed, but of a handshake', async () => {
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

describe('a host that could not be opened', () => {
  test('names the reason as the cause, and none once it is open', async () => {
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

describe('a bridge that is disposed', () => {
  test('before its host was asked asks none', async () => {
    const open = vi.fn(async () => undefined);
    const { bridge, lines } = kernel({ open });
    bridge.dispose();
    await bridge.opened;
    expect(open).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('while its host answers closes the channel that comes', async () => {
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

  test('closes its channel once and sends no more', async () => {
    const { bridge, closings, posted } = await opened();
    bridge.dispose();
    bridge.dispose();
    expect(closings()).toBe(1);
    expect(await failure(bridge.call(method(), undefined as never))).toMatchObject({ code: 'HOST_GONE' });
    expect(posted).toEqual([]);
  });
});

describe('what a call says when it fails', () => {
  /** Ends a call by the host's answer, and returns the call's end. */
  const answered = async (answer: object, more: object = {}) => {
    const { bridge, posted, receive, idOf } = await opened();
    const end = bridge.call(method(more), undefined as never).then(
      (result: unknown) => ({ result }),
      ({ message }: BridgeError) => message,
    );
    // Params that do not fit are not sent.
    if (posted.length > 0) receive({ id: idOf(0), ...answer });
    return end;
  };

  test.each([
    ['FAILED: no sensor', 'FAILED: getSteps on browser: no sensor'],
    ['FAILED', 'FAILED: getSteps on browser'],
    ['', 'FAILED: getSteps on browser'],
    ['no FAILED: sensor', 'FAILED: getSteps on browser: no FAILED: sensor'],
    ['FAILED because', 'FAILED: getSteps on browser: FAILED because'],
  ])('the host’s text «%s» is «%s»', async (message, text) => {
    expect(await answered({ error: { code: -32_000, message, data: { code: 'FAILED' } } })).toBe(text);
  });

  test.each<[string, string, 'params' | 'result']>([
    ['', 'BAD_PARAMS: getSteps on browser: params', 'params'],
    ['\nan object', 'BAD_PARAMS: getSteps on browser: params must be an object', 'params'],
    ['/days\nan integer', 'BAD_PARAMS: getSteps on browser: /days must be an integer', 'params'],
    ['', 'BAD_REPLY: getSteps on browser: result', 'result'],
    ['/steps\nan integer', 'BAD_REPLY: getSteps on browser: /steps must be an integer', 'result'],
  ])('a check that says %j: %s', async (check, text, of) => {
    expect(await answered({ result: {} }, { [of]: () => check })).toBe(text);
  });

  test.each([
    [null, (value: unknown) => (value ? undefined : '/x'), {}],
    [undefined, (value: unknown) => (value ? undefined : '/x'), {}],
    [null, () => undefined, null],
    [0, (value: unknown) => (value ? undefined : '/x'), 'BAD_REPLY: getSteps on browser: /x'],
    [null, () => '/x', 'BAD_REPLY: getSteps on browser: /x'],
  ])('the answer %j is nothing told where the method tells nothing', async (result, check, end) => {
    const got = await answered({ result }, { result: check });
    expect(got).toEqual(typeof end === 'string' ? end : { result: end });
  });

  test('what is no row of a method is refused by its name', async () => {
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

  test('a channel’s own error keeps its place and its cause', async () => {
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
