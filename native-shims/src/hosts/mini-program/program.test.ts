import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostOptions } from '../../options.ts';
import { installHost } from '../../vitest.ts';

const FIELDS = {
  paySeq: 'PS1',
  payInfo: '{"unifiedOrderType":1}',
  redirectUrl: 'http://localhost:3000/health/pay-success?orderNo=O1',
  failUrl: 'http://localhost:3000/health/pay-fail',
  biz: 'sdhealth',
};
const payUrl = (fields: Record<string, string> = FIELDS) =>
  `/pages/pay/index?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

const events: string[] = [];
const recordVisibility = () => events.push(document.visibilityState);
const recordPageShow = () => events.push('pageshow');

beforeEach(() => {
  events.length = 0;
  document.addEventListener('visibilitychange', recordVisibility);
  window.addEventListener('pageshow', recordPageShow);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('visibilitychange', recordVisibility);
  window.removeEventListener('pageshow', recordPageShow);
});

function start(options: HostOptions = {}) {
  const settlements: string[] = [];
  const host = installHost('mini-program', {
    settle: async (paySeq, result) => void settlements.push(`${paySeq} ${result}`),
    ...options,
  });
  const invoke = (name: string, arg: unknown) =>
    new Promise((resolve) =>
      Reflect.get(window, 'WeixinJSBridge').invoke('invokeMiniProgramAPI', { name, arg }, resolve),
    );
  const entryOf = (name: string) =>
    host.traffic.find((entry) => entry.channel === 'mini-program' && entry.name === name);
  return { host, settlements, invoke, entryOf };
}

test('the web view when it is in a mini-program: has the mini-program’s environment and user agent', () => {
  start();
  expect(Reflect.get(window, '__wxjs_environment')).toBe('miniprogram');
  expect(navigator.userAgent).toContain('miniProgram/wx');
});

test('B22: the pay page when the user accepts: pays, and shows the web view again', async () => {
  const { invoke, settlements, entryOf } = start();
  expect(await invoke('navigateTo', { url: payUrl() })).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
  await vi.waitFor(() => expect(events).toEqual(['hidden', 'visible', 'pageshow']));
  expect(settlements).toEqual(['PS1 paid']);
  expect(entryOf('pay-page')?.body).toEqual(FIELDS);
});

test('the pay page when the user does not accept: pays nothing, and reports only a declined card to the bank', async () => {
  for (const [answer, expected] of [
    ['cancel', []],
    ['leave', []],
    ['fail', ['PS1 declined']],
  ] as const) {
    events.length = 0;
    const { invoke, settlements, host } = start({ user: answer });
    await invoke('navigateTo', { url: payUrl() });
    await vi.waitFor(() => expect(events).toContain('pageshow'));
    expect(settlements).toEqual(expected);
    host.dispose();
  }
});

test('the pay page when returnBy is `src`: loads an address with result and time in the web view', async () => {
  const { invoke } = start({ returnBy: 'src' });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await invoke('navigateTo', { url: payUrl() });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/health\/pay-success\?orderNo=O1&payResult=success&t=\d+$/);
  assign.mockRestore();
});

test('navigateTo when the stack is full or the fields are missing: answers ok and does nothing', async () => {
  const fullStack = start({ stackDepth: 9 });
  expect(await fullStack.invoke('navigateTo', { url: payUrl() })).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
  await vi.waitFor(() => expect(fullStack.entryOf('navigation-ignored')).toBeDefined());
  expect(fullStack.settlements).toEqual([]);
  fullStack.host.dispose();
  const withoutFields = start();
  await withoutFields.invoke('navigateTo', { url: payUrl({ biz: 'sdhealth' }) });
  await vi.waitFor(() => expect(withoutFields.entryOf('pay-page-refused')).toBeDefined());
});

test('B22: messages when the web view goes back: reach the mini-program as one list', async () => {
  const { invoke, entryOf } = start();
  await invoke('postMessage', { step: 1 });
  await invoke('postMessage', { step: 2 });
  expect(entryOf('bindmessage')).toBeUndefined();
  await invoke('navigateBack', { delta: 1 });
  await vi.waitFor(() => expect(entryOf('bindmessage')?.body).toEqual({ data: [{ step: 1 }, { step: 2 }] }));
  expect(entryOf('web-view-destroyed')).toBeDefined();
});

test('B22: messages when the user shares: reach the mini-program before onShareAppMessage', async () => {
  vi.useFakeTimers();
  const { invoke, entryOf, host } = start();
  void invoke('postMessage', { step: 1 });
  // The mini-program processes a message after the call was answered, in a later turn of the event loop.
  await vi.advanceTimersByTimeAsync(10);
  await host.emit('menu:share:appmessage');
  expect(entryOf('bindmessage')?.body).toEqual({ data: [{ step: 1 }] });
  expect(entryOf('onShareAppMessage')?.body).toEqual({ webViewUrl: location.href });
  const [first] = host.traffic.filter(({ name }) => /bindmessage|onShareAppMessage/.test(name));
  expect(first?.name).toBe('bindmessage');
});

test("the web view's bridge when a function is not in the vendor’s allow-list: refuses it", async () => {
  const { host } = start();
  for (const func of ['getBrandWCPayRequest', 'closeWindow', 'updateAppMessageShareData']) {
    const answer = await new Promise((resolve) => Reflect.get(window, 'WeixinJSBridge').invoke(func, {}, resolve));
    expect(answer).toEqual({ err_msg: `${func}:fail_no permission to execute` });
  }
  host.dispose();
  expect(Reflect.get(window, '__wxjs_environment')).toBeUndefined();
});
