/** A mini-program's web view with the unmodified `weixin-js-sdk`. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Bridge,
  closePage,
  createBridge,
  openShareSheet,
  paySeq,
  resumed,
  setShareContent,
} from '../src/index.ts';
import { outcome } from './weixin-suite.ts';

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

function start(settled: unknown[] = []) {
  const host = installHost('mini-program', {
    phone: 'android',
    settle: async (...facts: unknown[]) => {
      settled.push(facts);
    },
  });
  bridge = createBridge({ miniProgramPayPage: '/pages/pay/index', origins: ['https://shop.example'] });
  return host;
}

test('B22: a payment goes to the pay page with every field and biz=sdhealth, encoded once, and is pending', async () => {
  const settled: unknown[] = [];
  const host = start(settled);
  const back = new Promise<void>((resolve) => void bridge.on(resumed, () => resolve()));
  expect(await bridge.call(paySeq, PAY)).toEqual({ outcome: 'handed-over' });
  const call = host.traffic.find(({ name }) => name === 'invokeMiniProgramAPI' || name === 'navigateTo');
  const text = JSON.stringify(call?.body);
  const url = new URL(/\/pages\/pay\/index\?[^"]+/.exec(text)?.[0] ?? '', 'https://mini.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...PAY,
    biz: 'sdhealth',
    payInfo: JSON.stringify(PAY.payInfo),
  });
  expect(bridge.pending()).toMatchObject([{ method: 'paySeq', key: 'PS1' }]);
  await back;
  expect(settled).toHaveLength(1);
});

test('closing goes back in the mini-program; what the web view may not do is unsupported', async () => {
  start();
  expect(await outcome(bridge.call(closePage, {}))).toEqual({ value: {} });
  const share = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };
  expect(await outcome(bridge.call(setShareContent, share))).toMatchObject({ code: 'UNSUPPORTED' });
  expect(await outcome(bridge.call(openShareSheet, share))).toMatchObject({ code: 'UNSUPPORTED' });
});
