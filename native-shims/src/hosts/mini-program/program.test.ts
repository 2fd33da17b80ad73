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

const seen: string[] = [];
const watch = () => seen.push(document.visibilityState);
const shown = () => seen.push('pageshow');

beforeEach(() => {
  seen.length = 0;
  document.addEventListener('visibilitychange', watch);
  window.addEventListener('pageshow', shown);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('visibilitychange', watch);
  window.removeEventListener('pageshow', shown);
});

function start(options: HostOptions = {}) {
  const settled: string[] = [];
  const host = installHost('mini-program', {
    settle: async (paySeq, result) => void settled.push(`${paySeq} ${result}`),
    ...options,
  });
  const invoke = (name: string, arg: unknown) =>
    new Promise((resolve) =>
      Reflect.get(window, 'WeixinJSBridge').invoke('invokeMiniProgramAPI', { name, arg }, resolve),
    );
  const did = (name: string) => host.traffic.find((entry) => entry.channel === 'mini-program' && entry.name === name);
  return { host, settled, invoke, did };
}

test('the web view when it is in a mini-program: has its environment and user agent', () => {
  start();
  expect(Reflect.get(window, '__wxjs_environment')).toBe('miniprogram');
  expect(navigator.userAgent).toContain('miniProgram/wx');
});

test('B22: the pay page when it is opened: pays, and shows the web view again', async () => {
  const { invoke, settled, did } = start();
  expect(await invoke('navigateTo', { url: payUrl() })).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
  await vi.waitFor(() => expect(seen).toEqual(['hidden', 'visible', 'pageshow']));
  expect(settled).toEqual(['PS1 paid']);
  expect(did('pay-page')?.body).toEqual(FIELDS);
});

test('the pay page when the user cancels, leaves or fails: pays nothing, and only a declined card reaches the bank', async () => {
  for (const [answer, expected] of [
    ['cancel', []],
    ['leave', []],
    ['fail', ['PS1 declined']],
  ] as const) {
    seen.length = 0;
    const { invoke, settled, host } = start({ user: answer });
    await invoke('navigateTo', { url: payUrl() });
    await vi.waitFor(() => expect(seen).toContain('pageshow'));
    expect(settled).toEqual(expected);
    host.dispose();
  }
});

test('the pay page when returnBy is `src`: gives the web view an address with result and time', async () => {
  const { invoke } = start({ returnBy: 'src' });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await invoke('navigateTo', { url: payUrl() });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/health\/pay-success\?orderNo=O1&payResult=success&t=\d+$/);
  assign.mockRestore();
});

test('navigateTo when the stack is full or the fields are missing: answers ok and does nothing', async () => {
  const full = start({ stackDepth: 9 });
  expect(await full.invoke('navigateTo', { url: payUrl() })).toEqual({ err_msg: 'invokeMiniProgramAPI:ok' });
  await vi.waitFor(() => expect(full.did('navigation-ignored')).toBeDefined());
  expect(full.settled).toEqual([]);
  full.host.dispose();
  const empty = start();
  await empty.invoke('navigateTo', { url: payUrl({ biz: 'sdhealth' }) });
  await vi.waitFor(() => expect(empty.did('pay-page-refused')).toBeDefined());
});

test('B22: messages when the web view goes back: reach the mini-program as one list', async () => {
  const { invoke, did } = start();
  await invoke('postMessage', { step: 1 });
  await invoke('postMessage', { step: 2 });
  expect(did('bindmessage')).toBeUndefined();
  await invoke('navigateBack', { delta: 1 });
  await vi.waitFor(() => expect(did('bindmessage')?.body).toEqual({ data: [{ step: 1 }, { step: 2 }] }));
  expect(did('web-view-destroyed')).toBeDefined();
});

test('B22: messages when the user shares: reach the mini-program before onShareAppMessage', async () => {
  vi.useFakeTimers();
  const { invoke, did, host } = start();
  void invoke('postMessage', { step: 1 });
  // The mini-program processes a message in a later turn than its answer.
  await vi.advanceTimersByTimeAsync(10);
  await host.emit('menu:share:appmessage');
  expect(did('bindmessage')?.body).toEqual({ data: [{ step: 1 }] });
  expect(did('onShareAppMessage')?.body).toEqual({ webViewUrl: location.href });
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
