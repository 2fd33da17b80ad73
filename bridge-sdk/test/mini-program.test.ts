/** Tests a mini-program's web view with the unmodified `weixin-js-sdk`. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  closePage,
  createBridge,
  login,
  openShareSheet,
  paySeq,
  pending,
  resumed,
  setShareContent,
} from '../src/index.ts';
import { outcome } from './wechat-suite.ts';

const PAY = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 'a+b/=&c',
  payInfo: { unifiedOrderType: 'MINI', subject: '体检 & 报告' },
  redirectUrl: 'https://shop.example/health/pecSale/a/success/b?x=1&y=2',
  failUrl: 'https://shop.example/health/pecSale/a',
};
let bridge: Bridge;

beforeEach(() => localStorage.clear());
afterEach(() => bridge.dispose());

function start(settlements: unknown[] = [], overrides: BridgeOptions = {}) {
  const host = installHost('mini-program', {
    phone: 'android',
    settle: async (...facts: unknown[]) => {
      settlements.push(facts);
    },
  });
  bridge = createBridge({ miniProgramPayPage: '/pages/pay/index', origins: ['https://shop.example'], ...overrides });
  return host;
}

test('B22: a payment in a mini-program when it is called: opens the pay page and is pending', async () => {
  const settlements: unknown[] = [];
  const host = start(settlements);
  const back = new Promise<void>((resolve) => void bridge.on(resumed, () => resolve()));
  expect(await bridge.call(paySeq, PAY)).toEqual({ outcome: 'handed-over' });
  const url = openedPage(host);
  expect(url.pathname).toBe('/pages/pay/index');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...PAY,
    biz: 'sdhealth',
    payInfo: JSON.stringify(PAY.payInfo),
  });
  expect(pending(bridge)).toMatchObject([{ method: 'paySeq', key: 'PS1' }]);
  await back;
  expect(settlements).toHaveLength(1);
});

test('a payment in a mini-program when the client refuses the pay page: is HOST_GONE and may be retried', async () => {
  installHost('mini-program', { phone: 'android', missing: ['invokeMiniProgramAPI'] });
  bridge = createBridge({ miniProgramPayPage: '/pages/pay/index', origins: ['https://shop.example'] });
  for (let times = 0; times < 2; times++)
    expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({
      code: 'HOST_GONE',
      error: { mayHaveHappened: false },
    });
  expect(pending(bridge)).toEqual([]);
});

/** Returns the address of the first mini-program page that was opened. */
const openedPage = ({ traffic }: ReturnType<typeof start>): URL => {
  const call = traffic.find(({ name }) => name === 'invokeMiniProgramAPI' || name === 'navigateTo');
  return new URL(/\/pages\/[^"]+/.exec(JSON.stringify(call?.body))?.[0] ?? '', 'https://mini.example');
};

test("B22: a login in a mini-program when it has a login page: opens it with this page's address", async () => {
  history.replaceState(null, '', '/health/order?id=1&name=%E4%BD%93#top');
  const host = start([], { miniProgramLoginPage: '/pages/login/index' });
  expect(bridge.supports(login)).toMatchObject({ ok: true });
  const address = 'https://login.example/';
  expect(await bridge.call(login, { thirdPartyUrl: address })).toEqual({ outcome: 'redirected' });
  const { pathname, searchParams } = openedPage(host);
  expect(pathname).toBe('/pages/login/index');
  expect([...searchParams]).toEqual([['back', location.href]]);
});

test('a login in a mini-program when login page and address are missing: is UNSUPPORTED', async () => {
  const host = start();
  expect(await outcome(bridge.call(login, {}))).toMatchObject({ code: 'UNSUPPORTED' });
  expect(openedPage(host).pathname).toBe('/');
});

const SHARE = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };

test('closePage and openShareSheet in a mini-program when they are called: only closePage is supported', async () => {
  start();
  expect(await outcome(bridge.call(closePage, {}))).toEqual({ value: {} });
  expect(await outcome(bridge.call(openShareSheet, SHARE))).toMatchObject({ code: 'UNSUPPORTED' });
});

test('B22: the share content in a mini-program when it is set: is delivered on sharing, without a signature', async () => {
  const host = start();
  const received = () => host.traffic.filter(({ name }) => name === 'bindmessage').map(({ body }) => body);
  expect(bridge.supports(setShareContent)).toMatchObject({ ok: true });
  const links = { friend: 'https://shop.example/?campaign=f' };
  expect(await bridge.call(setShareContent, SHARE)).toEqual({ outcome: 'queued' });
  expect(await bridge.call(setShareContent, { ...SHARE, links })).toEqual({ outcome: 'queued' });
  expect(received()).toEqual([]);
  await host.emit('menu:share:appmessage');
  expect(received()).toEqual([
    {
      data: [
        { method: 'setShareContent', params: SHARE },
        { method: 'setShareContent', params: { ...SHARE, links } },
      ],
    },
  ]);
});
