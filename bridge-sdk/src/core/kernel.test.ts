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

const method = (overrides: object = {}) =>
  ({
    kind: 'method',
    name: 'getSteps',
    deadlineMs: 8_000,
    params: () => undefined,
    result: () => undefined,
    ...overrides,
  }) as unknown as AnyMethod;

interface KernelSetup {
  readonly options?: BridgeOptions;
  readonly support?: Support;
  readonly token?: string;
  readonly open?: (channel: { post(message: Outgoing): void; close(): void }) => Promise<unknown>;
}

function kernel({ options = {}, support = { ok: true, source: 'table' }, token, open }: KernelSetup = {}) {
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
      dispatch: (...args: unknown[]) => void events.push(args),
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
    idOf: (index: number) => (posted[index] as { id: string }).id,
    listen: () => void bridge.on(event as never, () => {}),
  };
}
/** Returns a kernel whose host is open. */
async function openedKernel(setting?: KernelSetup) {
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
  test('a kernel call when the host answers: resolves to the result, after one message', async () => {
    const { bridge, posted, receive, idOf } = await openedKernel();
    const steps = bridge.call(method(), { day: 1 } as never);
    expect(posted).toEqual([{ jsonrpc: '2.0', id: idOf(0), method: 'getSteps', params: { day: 1 } }]);
    receive({ id: idOf(0), result: 7 });
    expect(await steps).toBe(7);
    expect(bridge.health()).toEqual({ open: 0, queued: 0, dropped: {} });
  });

  test('a kernel call when the host is not open yet: is queued until it is', async () => {
    const { bridge, posted } = kernel();
    void failure(bridge.call(method(), undefined as never));
    expect(bridge.health().queued).toBe(1);
    await bridge.opened;
    await Promise.resolve();
    expect(bridge.health().queued).toBe(0);
    expect(posted).toHaveLength(1);
  });

  test('a kernel call when its signal is aborted or the app is too old: is not sent, and the error has the reason', async () => {
    const { bridge, posted } = await openedKernel();
    const error = await failure(bridge.call(method(), undefined as never, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({
      code: 'ABORTED',
      message: 'ABORTED: getSteps on browser',
      mayHaveHappened: false,
    });
    expect(posted).toEqual([]);
    const app = await openedKernel({ support: { ok: false, reason: 'HOST_TOO_OLD', needs: '2.7.2', source: 'table' } });
    const end = await failure(app.bridge.call(method(), undefined as never));
    expect(end).toMatchObject({
      code: 'HOST_TOO_OLD',
      message: 'HOST_TOO_OLD: getSteps on browser: needs 2.7.2',
      needs: '2.7.2',
    });
  });

  test('a kernel call when it has an abort signal: removes its listener on settling, and sends a cancel on abort', async () => {
    const { bridge, posted, receive, idOf } = await openedKernel();
    const { signal } = new AbortController();
    const answered = bridge.call(method(), undefined as never, { signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    receive({ id: idOf(0), result: 1 });
    await answered;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    const second = new AbortController();
    const abortedCall = failure(bridge.call(method(), undefined as never, { signal: second.signal }));
    second.abort();
    expect(await abortedCall).toMatchObject({
      code: 'ABORTED',
      message: 'ABORTED: getSteps on browser',
      mayHaveHappened: true,
    });
    expect(posted.slice(2)).toEqual([{ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: idOf(1) } }]);
  });

  test('a kernel call when the channel breaks: rejects HOST_GONE and sends no cancel', async () => {
    const { bridge, posted, context } = await openedKernel();
    const end = failure(bridge.call(method(), undefined as never));
    context().gone();
    expect(await end).toMatchObject({ code: 'HOST_GONE', mayHaveHappened: true });
    expect(posted).toHaveLength(1);
  });

  test('a kernel call when the channel throws: rejects HOST_GONE with the reason', async () => {
    const open = async (channel: object) => ({
      ...channel,
      post() {
        throw new Error('the port is closed');
      },
    });
    const { bridge } = await openedKernel({ open });
    const end = await failure(bridge.call(method(), undefined as never));
    expect(end).toMatchObject({
      code: 'HOST_GONE',
      message: 'HOST_GONE: getSteps on browser: the port is closed',
      mayHaveHappened: false,
    });
  });

  test('a kernel call when the path of a wrong answer is too long: its error has the first 200 characters', async () => {
    const { bridge, receive, idOf } = await openedKernel();
    const end = failure(bridge.call(method({ result: () => `/${'x'.repeat(900)}` }), undefined as never));
    receive({ id: idOf(0), result: {} });
    expect((await end)?.path).toHaveLength(TEXT_CHARS);
  });
});

describe('a notification of the host', () => {
  test('a notification of the host when it is $/accepted or $/progress: moves the deadline, and only $/progress reaches the caller', async () => {
    const { bridge, receive, idOf } = await openedKernel();
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

  test('a notification of the host when the caller’s onProgress throws: does not keep the call from resolving', async () => {
    const { bridge, receive, idOf } = await openedKernel();
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
  const idWith = (context: ChannelContext, rest: string) => `${context.nonce}.${rest}`;

  test.each<[string, (context: ChannelContext) => unknown, string]>([
    ['without an id', () => undefined, 'malformed'],
    ['with a number for an id', () => 7, 'unknown-id'],
    ['with the id of a call that was never made', (context) => idWith(context, '1'), 'unknown-id'],
    ['with another text for an open number', (context) => idWith(context, '0.0'), 'unknown-id'],
    ['with a space in its number', (context) => idWith(context, ' 0'), 'unknown-id'],
    ['with text after its number', (context) => idWith(context, '1x'), 'unknown-id'],
    ['with the id of another page load', () => '123456.1', 'previous-page'],
    [
      'of another page load whose number looks like this one',
      (context) => `123456.1${context.nonce}.`,
      'previous-page',
    ],
    ['with text before such an id', () => '-123456.1', 'unknown-id'],
  ])('a message without an open call when it comes %s: is dropped', async (_, idOf, reason) => {
    const { bridge, receive, context } = await openedKernel();
    void failure(bridge.call(method(), undefined as never));
    receive({ id: idOf(context()), result: 1 });
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { [reason]: 1 } });
  });

  test('a message without an open call when its call has already settled: is counted as late', async () => {
    const { bridge, receive, idOf } = await openedKernel();
    const steps = bridge.call(method(), undefined as never);
    receive({ id: idOf(0), result: 1 });
    receive({ id: idOf(0), result: 2 });
    expect(await steps).toBe(1);
    expect(bridge.health().dropped).toEqual({ late: 1 });
  });

  test('a message without an open call when it is the first of its reason: is logged, while later ones are only counted', async () => {
    const { receive, lines, bridge } = await openedKernel();
    lines.length = 0;
    for (const id of [7, 8, undefined]) receive({ id, result: 1 });
    expect(lines).toEqual([
      { level: 'warn', event: 'dropped', reason: 'unknown-id', host: 'browser' },
      { level: 'warn', event: 'dropped', reason: 'malformed', host: 'browser' },
    ]);
    expect(bridge.health().dropped).toEqual({ 'unknown-id': 2, malformed: 1 });
  });

  test('a message without an open call when it echoes our own request: is dropped, and not dispatched as an event', async () => {
    const { bridge, receive, posted, events, listen } = await openedKernel();
    listen();
    void failure(bridge.call(method(), undefined as never));
    receive(posted[0]);
    receive({ method: 'stepsChanged', params: { steps: 1 } });
    expect(events).toEqual([['stepsChanged', { steps: 1 }, undefined]]);
    expect(bridge.health()).toMatchObject({ open: 1, dropped: { malformed: 1 } });
  });

  test('a message without an open call when it is an event and the page listens to none: is counted as unknown-event', async () => {
    const { bridge, receive } = await openedKernel();
    receive({ method: 'stepsChanged', params: {} });
    expect(bridge.health().dropped).toEqual({ 'unknown-event': 1 });
  });
});

describe('the reports to the page', () => {
  test('the session token when the handshake has one: replaces the token of the user agent', async () => {
    const { bridge, context } = await openedKernel({ token: 'of the user agent' });
    expect(bridge.sessionToken()).toBe('of the user agent');
    context().capabilities = { token: 'of the handshake' } as ChannelContext['capabilities'];
    expect(bridge.sessionToken()).toBe('of the handshake');
  });

  test('the recorder when it throws: still gets every message, and the call resolves', async () => {
    const recorded: unknown[][] = [];
    const recorder = (...args: unknown[]) => {
      recorded.push(args);
      throw new Error('the recorder is wrong');
    };
    const { bridge, receive, posted, idOf } = await openedKernel({ options: { recorder } });
    const row = method();
    const steps = bridge.call(row, undefined as never);
    receive({ id: idOf(0), result: 2 });
    expect(await steps).toBe(2);
    expect(recorded).toEqual([
      ['out', posted[0], row],
      ['in', { id: idOf(0), result: 2 }, row],
    ]);
  });

  test('the log when calls time out: has their errors, except the error of the handshake', async () => {
    const { bridge, lines } = await openedKernel();
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
  test('a call when its host failed to open: has the failure as its cause until a retry succeeds', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const open = vi.fn(async () => {
      if (open.mock.calls.length < 3) throw cause;
      return undefined;
    });
    const { bridge } = kernel({ open });
    await bridge.opened;
    const call = () => bridge.call(method(), undefined as never);
    expect(await failure(call())).toMatchObject({ code: 'HOST_GONE', cause, mayHaveHappened: false });
    void call().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    bridge.dispose();
    expect(open).toHaveBeenCalledTimes(3);
    expect(((await failure(call())) as Error).cause).toBeUndefined();
  });
});

describe('a disposed bridge', () => {
  test('a disposed bridge when its host was not opened yet: does not open it', async () => {
    const open = vi.fn(async () => undefined);
    const { bridge, lines } = kernel({ open });
    bridge.dispose();
    await bridge.opened;
    expect(open).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('a disposed bridge when its host is being opened: closes the channel as soon as it is open', async () => {
    let finishOpening = () => {};
    const open = () =>
      new Promise<undefined>((resolve) => {
        finishOpening = () => resolve(undefined);
      });
    const { bridge, closings, lines } = kernel({ open });
    await Promise.resolve();
    bridge.dispose();
    finishOpening();
    await bridge.opened;
    expect(closings()).toBe(1);
    expect(lines).toEqual([]);
  });

  test('a disposed bridge when it is disposed twice: closes its channel once and rejects calls with HOST_GONE', async () => {
    const { bridge, closings, posted } = await openedKernel();
    bridge.dispose();
    bridge.dispose();
    expect(closings()).toBe(1);
    expect(await failure(bridge.call(method(), undefined as never))).toMatchObject({ code: 'HOST_GONE' });
    expect(posted).toEqual([]);
  });
});

describe('the message of a failed call', () => {
  /** Makes a call, answers it, and resolves to its result or error message. */
  const outcomeOf = async (answer: object, overrides: object = {}) => {
    const { bridge, posted, receive, idOf } = await openedKernel();
    const end = bridge.call(method(overrides), undefined as never).then(
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
  ])('the error message when the host’s text is «%s»: is «%s»', async (message, text) => {
    expect(await outcomeOf({ error: { code: -32_000, message, data: { code: 'FAILED' } } })).toBe(text);
  });

  test.each<[string, string, 'params' | 'result']>([
    ['', 'BAD_PARAMS: getSteps on browser: params', 'params'],
    ['\nan object', 'BAD_PARAMS: getSteps on browser: params must be an object', 'params'],
    ['/days\nan integer', 'BAD_PARAMS: getSteps on browser: /days must be an integer', 'params'],
    ['', 'BAD_REPLY: getSteps on browser: result', 'result'],
    ['/steps\nan integer', 'BAD_REPLY: getSteps on browser: /steps must be an integer', 'result'],
  ])('the error message when the check returns %j: is «%s»', async (check, text, field) => {
    expect(await outcomeOf({ result: {} }, { [field]: () => check })).toBe(text);
  });

  test.each([
    [null, (value: unknown) => (value ? undefined : '/x'), {}],
    [undefined, (value: unknown) => (value ? undefined : '/x'), {}],
    [null, () => undefined, null],
    [0, (value: unknown) => (value ? undefined : '/x'), 'BAD_REPLY: getSteps on browser: /x'],
    [null, () => '/x', 'BAD_REPLY: getSteps on browser: /x'],
  ])('an empty result when the answer is %j: becomes {} if the method accepts it', async (result, check, end) => {
    const outcome = await outcomeOf({ result }, { result: check });
    expect(outcome).toEqual(typeof end === 'string' ? end : { result: end });
  });

  test('the error message when the called value is not a method row: has its name or type', async () => {
    const { bridge, posted } = await openedKernel();
    for (const [value, name] of [
      ['getSteps', 'getSteps'],
      [undefined, 'undefined'],
      [{ ...method(), kind: 'event' }, 'object'],
    ] as const) {
      const end = await failure(bridge.call(value as never, undefined as never));
      expect(end).toMatchObject({ code: 'BAD_PARAMS', path: '', message: `BAD_PARAMS: ${name} on browser: no row` });
    }
    expect(posted).toEqual([]);
  });

  test('the error of a call when the channel throws a BridgeError: keeps its code, path and cause', async () => {
    const cause = new RangeError('out of range');
    const { BridgeError: Failure } = await import('../errors.ts');
    const open = async (channel: object) => ({
      ...channel,
      post() {
        throw new Failure('BAD_PARAMS', 'a number', { path: '/day', cause });
      },
    });
    const { bridge } = await openedKernel({ open });
    const end = await failure(bridge.call(method(), undefined as never));
    expect(end).toMatchObject({ code: 'BAD_PARAMS', path: '/day', cause });
  });
});
