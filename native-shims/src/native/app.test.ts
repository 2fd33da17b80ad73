/** Tests the imitated app with raw messages. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as contract from '../../../bridge-sdk/src/contract/index.ts';
import { drop, duplicate, garbage, hold, instead, kill, late, silent, unknownId, wrongShape } from '../faults.ts';
import type { HostOptions } from '../options.ts';
import { installHost } from '../vitest.ts';

interface Wire {
  jsonrpc?: string;
  id?: string | null;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; data?: Record<string, unknown> };
}

const CHANNELS: [label: string, name: HostName, options: HostOptions][] = [
  ['webkit', 'ios-app', {}],
  ['web-message', 'android-app', {}],
  ['java-interface', 'android-app', { channel: 'java-interface' }],
];

/** Installs a host and opens a page that sends and stores raw messages. */
function openPage(name: HostName, options: HostOptions) {
  const settlements: string[] = [];
  const host = installHost(name, {
    token: 'token-1',
    settle: async (paySeq, result) => void settlements.push(`${paySeq} ${result}`),
    logIn: async () => 'token-2',
    ...options,
  });
  const texts: string[] = [];
  const messages: Wire[] = [];
  let notify = () => {};
  const receive = (text: string) => {
    texts.push(text);
    try {
      messages.push(...[JSON.parse(text)].flat());
    } catch {
      // Garbage is stored as text only.
    }
    notify();
  };
  const native = Reflect.get(window, 'sdhealthHost');
  if (native && 'onmessage' in native) native.onmessage = ({ data }: { data: string }) => receive(data);
  else Reflect.set(window, 'sdhealthBridge', { receive });
  const post = (message: unknown) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    (native ?? Reflect.get(window, 'webkit').messageHandlers.sdhealthBridge).postMessage(text);
  };
  const waitForMessage = async (matches: (message: Wire) => boolean): Promise<Wire> => {
    for (;;) {
      const message = messages.find(matches);
      if (message) return message;
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
  };
  let nextId = 1;
  const request = (method: string, params: object = {}) => {
    const id = `page.${nextId++}`;
    post({ jsonrpc: '2.0', id, method, params });
    return waitForMessage((message) => message.id === id && message.method === undefined);
  };
  return { host, post, request, waitForMessage, messages, texts, settlements };
}

/** Advances fake timers by `ms` milliseconds. */
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const order = { paySeq: 'PS1', redirectUrl: 'https://a.test/ok', failUrl: 'https://a.test/no' };

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'sdhealthBridge');
});

describe.each(CHANNELS)('the app over %s', (_label, name, options) => {
  test('the handshake when the page sends it: returns the app, its methods and the session', async () => {
    const { request } = openPage(name, options);
    const { result } = await request('initialize', { protocol: '1.0', sdk: '0.1.0', page: 'n' });
    expect(result).toMatchObject({ protocol: '1.0', app: { name: 'SdHealth', version: '2.8.0' }, token: 'token-1' });
    expect(Object.keys(result?.methods ?? {})).toEqual(
      Object.values(contract).flatMap((row) => (row.kind === 'method' ? [row.name] : [])),
    );
  });

  test('a call when the page sends it: is accepted and answered in a later turn', async () => {
    const { request, messages, host } = openPage(name, options);
    const answer = request('paySeq', order);
    expect(messages).toEqual([]);
    expect(await answer).toMatchObject({ result: { outcome: 'paid' } });
    expect(messages.map(({ method }) => method ?? 'answer')).toEqual(['$/accepted', 'answer']);
    expect(host.traffic.map(({ direction, name: message }) => `${direction} ${message}`)).toEqual([
      'to-host paySeq',
      'to-page $/accepted',
      'host-only paid',
      'to-page paySeq',
    ]);
  });

  test('a payment when the user cancels it or the card fails: only the failure is reported to the bank', async () => {
    const { request, host, settlements } = openPage(name, options);
    host.answer('cancel');
    expect((await request('paySeq', order)).error).toMatchObject({ code: 3 });
    expect(settlements).toEqual([]);
    host.answer('fail');
    expect((await request('paySeq', order)).error).toMatchObject({ data: { code: 'FAILED', mayHaveHappened: false } });
    expect(settlements).toEqual(['PS1 declined']);
  });

  test('a payment when the user leaves: gets no answer, only the events paused and resumed', async () => {
    const { post, waitForMessage, messages, host } = openPage(name, options);
    host.answer('leave');
    post({ jsonrpc: '2.0', id: 'page.9', method: 'paySeq', params: order });
    await waitForMessage(({ method }) => method === 'resumed');
    expect(messages.some(({ id }) => id === 'page.9')).toBe(false);
    expect(messages.map(({ method }) => method)).toEqual(['$/accepted', 'paused', 'resumed']);
  });

  test('a payment when the page cancels it: is answered with CANCELLED and pays nothing', async () => {
    const { post, waitForMessage, settlements } = openPage(name, { ...options, thinkMs: 30 });
    post({ jsonrpc: '2.0', id: 'page.1', method: 'paySeq', params: order });
    post({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'page.1' } });
    expect((await waitForMessage(({ id, error }) => id === 'page.1' && !!error)).error).toMatchObject({ code: 3 });
    expect(settlements).toEqual([]);
  });

  test('a batch when it has a request and its cancellation: is answered with CANCELLED, and no handler is called', async () => {
    const requests: unknown[] = [];
    const handler = (params: unknown) => new Promise(() => void requests.push(params));
    const { post, waitForMessage } = openPage(name, { ...options, methodOf: async () => handler });
    post([
      { jsonrpc: '2.0', id: 'page.1', method: 'getNetwork', params: {} },
      { jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'page.1' } },
    ]);
    expect((await waitForMessage(({ id, error }) => id === 'page.1' && !!error)).error).toMatchObject({ code: 3 });
    expect(requests).toEqual([]);
  });

  test('a payment when there is no bank: has a note in the traffic', async () => {
    const noBank: object = { settle: undefined };
    const { request, host } = openPage(name, { ...options, ...noBank });
    expect((await request('paySeq', order)).result).toEqual({ outcome: 'paid' });
    expect(host.traffic.find(({ channel }) => channel === 'bank')).toMatchObject({
      name: 'paid',
      note: 'no bank was told: give `settle`, `backend` or `sandbox`',
    });
  });

  test('a batch when it has two calls: is answered in their order', async () => {
    const { post, waitForMessage, messages } = openPage(name, options);
    post([
      { jsonrpc: '2.0', id: 'page.1', method: 'getNetwork', params: {} },
      { jsonrpc: '2.0', id: 'page.2', method: 'getDeviceInfo', params: {} },
    ]);
    await waitForMessage(({ id }) => id === 'page.2');
    expect(messages.filter(({ result }) => result).map(({ id }) => id)).toEqual(['page.1', 'page.2']);
  });

  test('a message when it has an unknown method (-32601) or broken JSON (-32700): is answered with that error', async () => {
    const { request, post, waitForMessage } = openPage(name, options);
    expect((await request('flyToTheMoon')).error).toMatchObject({ code: -32601 });
    post('{"jsonrpc":');
    expect((await waitForMessage(({ id }) => id === null)).error).toMatchObject({ code: -32700 });
  });

  test('the event backPressed when the page replies: resolves to the reply', async () => {
    const { host, post, waitForMessage } = openPage(name, options);
    const reply = host.emit('backPressed');
    const { id } = await waitForMessage(({ method }) => method === 'backPressed');
    post({ jsonrpc: '2.0', id, result: { handled: true } });
    expect(await reply).toEqual({ handled: true });
  });

  test('a session when the page logs in and out: has a token and sends sessionChanged, and ends with NEEDS_LOGIN', async () => {
    const { request, waitForMessage } = openPage(name, { ...options, token: '' });
    expect((await request('refreshToken')).error).toMatchObject({ data: { code: 'NEEDS_LOGIN' } });
    expect((await request('login')).result).toEqual({ outcome: 'done', token: 'token-2' });
    expect((await waitForMessage(({ method }) => method === 'sessionChanged')).params).toMatchObject({
      loggedIn: true,
    });
    expect((await request('refreshToken')).result).toEqual({ token: 'token-2' });
    await request('logout');
    expect((await request('refreshToken')).error).toMatchObject({ data: { code: 'NEEDS_LOGIN' } });
  });

  test('an answer when a fault is set for its method: is delivered as the fault defines', async () => {
    vi.useFakeTimers();
    const { host, post, messages, texts } = openPage(name, options);
    const send = (id: string) => post({ jsonrpc: '2.0', id, method: 'getNetwork', params: {} });
    const answersTo = (callId: string) => messages.filter(({ id, method }) => id === callId && !method);
    host.fault('getNetwork', late(40));
    send('f.0');
    await wait(39);
    expect(answersTo('f.0')).toEqual([]);
    await wait(20);
    expect(answersTo('f.0').length).toBe(1);
    host.fault('getNetwork', drop());
    send('f.1');
    host.fault('*', undefined);
    await wait(20);
    expect(answersTo('f.1')).toEqual([]);
    host.fault('getNetwork', duplicate());
    send('f.2');
    await wait(20);
    expect(answersTo('f.2').length).toBe(2);
    host.fault('getNetwork', garbage());
    send('f.3');
    await wait(20);
    expect(answersTo('f.3').some(({ result }) => result?.type === '5g')).toBe(false);
    host.fault('getNetwork', wrongShape());
    send('f.4');
    await wait(20);
    expect(answersTo('f.4')[0]?.result).toEqual({ type: 404 });
    host.fault('getNetwork', unknownId());
    send('f.5');
    await wait(20);
    expect(answersTo('f.5')).toEqual([]);
    host.fault('getNetwork', kill());
    send('f.6');
    await wait(20);
    const previous = texts.length;
    host.fault('getNetwork');
    send('f.7');
    await wait(20);
    expect(texts.length).toBe(previous);
  });
});

test('an app when it is older than 2.1.0: lacks later methods, and accepts paths instead of urls', async () => {
  const { request } = openPage('android-app', { version: '2.0.9' });
  const { result } = await request('initialize');
  expect(Object.keys(result?.methods ?? {})).not.toContain('openDocument');
  expect((await request('openDocument', { url: 'https://a.test/a.pdf' })).error).toMatchObject({ code: 4 });
  expect((await request('paySeq', order)).error).toMatchObject({ data: { code: 'FAILED' } });
  const paths = { ...order, redirectUrl: '/health/ok', failUrl: '/health/no' };
  expect((await request('paySeq', paths)).result).toEqual({ outcome: 'paid' });
});

test('an app when it has no handshake: does not answer initialize', async () => {
  vi.useFakeTimers();
  const { post, messages } = openPage('ios-app', { handshake: false });
  post({ jsonrpc: '2.0', id: 'page.1', method: 'initialize', params: {} });
  await wait(20);
  expect(messages).toEqual([]);
});

test('an app when its version is set: has the calls and events that the contract lists for that version', async () => {
  for (const [version, calls, events] of [
    ['1.0.0', 14, 6],
    ['2.0.0', 24, 8],
    ['2.0.9', 24, 8],
    ['2.1.0', 28, 8],
    ['2.4.0', 30, 9],
    ['2.8.0', 30, 9],
  ] as const) {
    const { request, host } = openPage('android-app', { version });
    const { result } = await request('initialize', { protocol: '1.0', sdk: '0.1.0', page: 'n' });
    expect([version, Object.keys(Object(result).methods).length, Object(result).events.length]).toEqual([
      version,
      calls,
      events,
    ]);
    const { error } = await request('getBundleInfo', {});
    expect([version, error?.data?.['code']]).toEqual([version, calls === 30 ? undefined : 'UNSUPPORTED']);
    host.dispose();
  }
});

test('a message when the page has no receiver: is lost, with a note in the traffic', async () => {
  vi.useFakeTimers();
  const host = installHost('ios-app', {});
  await host.emit('resumed');
  await wait(5);
  expect(host.traffic.at(-1)).toMatchObject({ name: 'resumed', note: 'the page does not listen' });
});

test('a payment when the fault is `silent` or `instead`: is not done', async () => {
  vi.useFakeTimers();
  const { host, post, messages, settlements } = openPage('ios-app', {});
  host.fault('paySeq', silent());
  post({ jsonrpc: '2.0', id: 's.1', method: 'paySeq', params: order });
  await wait(20);
  expect(messages).toEqual([]);
  host.fault('paySeq', instead({ outcome: 'paid' }));
  post({ jsonrpc: '2.0', id: 's.2', method: 'paySeq', params: order });
  await wait(20);
  expect(messages.at(-1)).toMatchObject({ id: 's.2', result: { outcome: 'paid' } });
  expect(settlements).toEqual([]);
});

test('a held answer when it is released or failed, or its fault is removed: is sent', async () => {
  vi.useFakeTimers();
  const heldCounts: number[] = [];
  const { host, post, messages } = openPage('ios-app', { onHeld: (calls) => heldCounts.push(calls.length) });
  const send = (id: string) => post({ jsonrpc: '2.0', id, method: 'getNetwork', params: {} });
  const answer = (callId: string) => messages.find(({ id, method }) => id === callId && !method);
  host.fault('getNetwork', hold());
  for (const id of ['h.1', 'h.2']) send(id);
  await wait(1_000);
  expect([answer('h.1'), host.held.map(({ id }) => id)]).toEqual([undefined, ['h.1', 'h.2']]);
  host.release('paySeq');
  await wait(20);
  expect(answer('h.1')).toBeUndefined();
  host.release('getNetwork');
  send('h.3');
  await wait(20);
  expect([answer('h.1'), answer('h.2'), answer('h.3')]).toMatchObject([{ result: {} }, { result: {} }, undefined]);
  host.release('*', 'fail');
  await wait(20);
  expect(answer('h.3')?.error).toMatchObject({ data: { code: 'FAILED', mayHaveHappened: true } });
  send('h.4');
  await wait(20);
  host.fault('getNetwork');
  await wait(20);
  expect(answer('h.4')).toMatchObject({ result: {} });
  expect(heldCounts.at(-1)).toBe(0);
});

test('the user’s answer when it is set for one matter: overrides the general answer in that matter', async () => {
  const { host, request } = openPage('ios-app', { token: '' });
  host.answer('cancel', 'payment');
  expect((await request('login')).result).toMatchObject({ outcome: 'done' });
  expect((await request('paySeq', order)).error).toMatchObject({ code: 3 });
  host.answer('cancel');
  host.answer('accept', 'payment');
  expect((await request('bindMobile')).error).toMatchObject({ code: 3 });
  expect((await request('paySeq', order)).result).toEqual({ outcome: 'paid' });
  host.answer(undefined, 'payment');
  expect((await request('paySeq', order)).error).toMatchObject({ code: 3 });
});

test('a page when its host covers it or changes the session: is hidden meanwhile and gets the events', async () => {
  const { host, waitForMessage } = openPage('ios-app', {});
  expect(document.visibilityState).toBe('visible');
  host.cover(true);
  await waitForMessage(({ method }) => method === 'paused');
  expect([document.visibilityState, document.hidden]).toEqual(['hidden', true]);
  host.cover(false);
  await waitForMessage(({ method }) => method === 'resumed');
  expect(document.visibilityState).toBe('visible');
  host.session('');
  expect((await waitForMessage(({ method }) => method === 'sessionChanged')).params).toEqual({ loggedIn: false });
});
