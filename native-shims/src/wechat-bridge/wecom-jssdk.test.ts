/** Tests the unmodified `@wecom/jssdk` against the imitated WeCom client. */
import { setImmediate } from 'node:timers/promises';
import type * as wecom from '@wecom/jssdk';
import { beforeEach, expect, test } from 'vitest';
import type { HostSetup } from '../options.ts';
import { freshVendor } from '../testing-vendor.ts';
import { TICKETS } from '../tickets.ts';
import { installHost } from '../vitest.ts';
import { signatureOf } from './signature.ts';

beforeEach(() => {
  history.replaceState(null, '', '/health/package-list');
});

const sign = (ticket: string) => async (url: string) => ({
  timestamp: 1_700_000_000,
  nonceStr: 'nonce',
  signature: signatureOf({ ticket, nonceStr: 'nonce', timestamp: '1700000000', url }),
});

function start(setup: HostSetup = {}, { corp = TICKETS.corp, agent }: { corp?: string; agent?: string } = {}) {
  const host = installHost('wecom', setup);
  const ww = freshVendor('@wecom/jssdk') as typeof wecom;
  const problems: unknown[] = [];
  const addProblem = (problem: unknown) => void problems.push(problem);
  ww.register({
    corpId: 'ww0000000000000001',
    jsApiList: ['getLocation', 'scanQRCode', 'checkJsApi'],
    getConfigSignature: sign(corp),
    ...(agent ? { agentId: 1000002, getAgentConfigSignature: sign(agent) } : {}),
    onConfigFail: addProblem,
    onAgentConfigFail: addProblem,
  });
  return { host, ww, problems };
}

/** Counts unhandled rejections. The library causes one for each failed configuration, and a page must expect it. */
async function countUnhandled(run: () => Promise<void>): Promise<number> {
  const previous = process.listeners('unhandledRejection');
  let count = 0;
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => count++);
  await run();
  // Node reports a rejection after the microtasks of its turn, before the next immediate.
  await setImmediate();
  process.removeAllListeners('unhandledRejection');
  for (const listener of previous) process.on('unhandledRejection', listener);
  return count;
}

const outcome = (run: Promise<unknown>) =>
  run.then(
    (value) => ({ ok: value }),
    (error: unknown) => ({ refused: error }),
  );

test('a call in WeCom when its function is not in jsApiList: is refused with WeCom’s text', async () => {
  const { ww } = start();
  expect(await ww.getLocation()).toMatchObject({ errMsg: 'getLocation:ok', errCode: 0, latitude: 31.2304 });
  expect(await outcome(ww.chooseImage())).toMatchObject({
    refused: { errMsg: 'chooseImage:nopermission', errCode: -1 },
  });
});

test('a scan in WeCom when the phone is Android or iOS: returns the bare text, and rejects if the user cancels', async () => {
  for (const phone of ['android', 'ios'] as const) {
    const { host, ww } = start({ phone });
    const scan = () => ww.scanQRCode({ needResult: true, scanType: ['qrCode'] as never });
    expect(await scan()).toMatchObject({ resultStr: 'https://example.com/card/6001' });
    host.answer('cancel');
    expect(await outcome(scan())).toMatchObject({ refused: { errMsg: 'scanQRCode:cancel' } });
    host.dispose();
  }
});

test('a payment in WeCom when its function is not in jsApiList: is refused', async () => {
  const { ww } = start();
  const order = { timestamp: 1, nonceStr: 'n', package: 'prepay_id=PS1', signType: 'MD5', paySign: 's' };
  expect(await outcome(ww.chooseWXPay(order as never))).toMatchObject({
    refused: { errMsg: expect.stringMatching(/:nopermission$/) },
  });
});

test('the agent configuration in WeCom: needs a previous config only in an older client', async () => {
  const current = start({}, { agent: TICKETS.agent });
  await current.ww.getLocation();
  expect(current.host.traffic.some(({ name }) => name === 'preVerifyJSAPI')).toBe(false);
  current.host.dispose();
  const old = start({ clientVersion: '3.0.16' }, { agent: TICKETS.agent });
  await old.ww.getLocation();
  const requests = old.host.traffic.filter(({ direction }) => direction === 'to-host').map(({ name }) => name);
  expect(requests).toEqual(['preVerifyJSAPI', 'agentConfig', 'geoLocation']);
});

test('the agent configuration when the tickets are mixed up: fails with the phone’s form of error 40093', async () => {
  const unhandled = await countUnhandled(async () => {
    for (const [phone, text] of [
      ['android', 'agentConfig:invalid signature more info at https://open.work.weixin.qq.com/devtool/query?e=40093'],
      ['ios', 'agentConfig:fail'],
    ] as const) {
      const { host, ww } = start({ phone }, { agent: TICKETS.corp });
      expect(await outcome(ww.getLocation())).toMatchObject({ refused: { errMsg: text } });
      host.dispose();
    }
  });
  expect(unhandled).toBe(2);
});

test('a call in WeCom when the route has changed: signs the new address', async () => {
  const { host, ww } = start({ phone: 'ios' });
  await ww.getLocation();
  history.pushState(null, '', '/health/package-detail');
  expect(await ww.getLocation()).toMatchObject({ errMsg: 'getLocation:ok' });
  const answers = host.traffic.filter(({ name, direction }) => name === 'preVerifyJSAPI' && direction === 'to-page');
  expect(answers.map(({ body }) => body)).toEqual([
    { err_msg: 'pre_verify_jsapi:ok' },
    { err_msg: 'pre_verify_jsapi:ok' },
  ]);
});

test('a call in WeCom when the client is too old for config: fails', async () => {
  const unhandled = await countUnhandled(async () => {
    const { ww } = start({ missing: ['preVerifyJSAPI'] });
    expect(await outcome(ww.getLocation())).toMatchObject({ refused: { errMsg: 'preVerifyJSAPI:functionnotexist' } });
  });
  expect(unhandled).toBe(1);
});
