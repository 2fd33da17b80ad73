/** WeCom with the unmodified `@wecom/jssdk`. */
import { type InstalledHost, installHost, TICKETS } from '@sdhealth/native-shims';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  createBridge,
  previewImages,
  type SignRequest,
  scanCode,
  setShareContent,
} from '../src/index.ts';
import { fastClock, here, outcome, sha } from './weixin-suite.ts';

// One page load: the library keeps what it has configured for as long as the page lives.
let host: InstalledHost;
let bridge: Bridge;
const signed: SignRequest[] = [];
let refusing = false;
let silent = false;

const options: BridgeOptions = {
  wecom: { corpId: 'ww0000000000000001', agentId: '1000002' },
  sign: async (request) => {
    signed.push(request);
    if (refusing) throw new Error('no ticket');
    if (silent) await new Promise(() => {});
    const ticket = request.kind === 'agent-config' ? TICKETS.agent : TICKETS.corp;
    const signature = sha(request.url, ticket);
    return { appId: 'ww0000000000000001', timestamp: 1_700_000_000, nonceStr: 'nonce', signature };
  },
};

beforeAll(() => {
  history.replaceState(null, '', '/health/package-list');
  host = installHost('wecom', { phone: 'android', missing: ['imagePreview'] });
  bridge = createBridge({ ...options, clock: fastClock });
});
afterAll(() => {
  bridge.dispose();
  host.dispose();
});

test('B24: a signature that cannot be made is a failed call and nothing besides; the next call asks for another', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  refusing = true;
  expect(signed).toEqual([]);
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'FAILED' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
  expect(signed).toHaveLength(1);
  refusing = false;
  signed.length = 0;
});

test('promise 1: a signature that never comes ends the call in ten seconds', async () => {
  silent = true;
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: expect.stringMatching(/FAILED|HOST_GONE/) });
  silent = false;
  signed.length = 0;
});

test('B24: the agent is configured on demand, and a signed call works', async () => {
  expect(bridge.host).toMatchObject({ name: 'wecom', platform: 1 });
  expect(signed).toEqual([]);
  expect(await bridge.call(scanCode, {})).toEqual({ text: 'https://example.com/card/6001' });
  expect(signed).toContainEqual({ url: here(), kind: 'agent-config' });
});

test('a changed address is signed again', async () => {
  history.pushState(null, '', '/health/pecSale/yj_gefmtj');
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ value: {} });
  expect(signed.map(({ url }) => url)).toContain(here());
});

test('each of the two places to share to gets its own link, or the one for all', async () => {
  const link = 'https://shop.example/';
  const links = { timeline: 'https://shop.example/?from=moments' };
  await bridge.call(setShareContent, { title: 't', desc: 'd', link, imgUrl: '', links });
  const set = host.traffic.filter(
    ({ name, direction }) => /^update\w+ShareData$/.test(name) && direction === 'to-host',
  );
  expect(set.map(({ name, body }) => [name, Object(body).link])).toEqual([
    ['updateAppMessageShareData', link],
    ['updateTimelineShareData', links.timeline],
  ]);
});

test('a client too old for a call says so, with the specified text', async () => {
  expect(await outcome(bridge.call(previewImages, { urls: ['https://shop.example/a.png'] }))).toMatchObject({
    code: 'HOST_TOO_OLD',
    message: 'HOST_TOO_OLD: version too low, please upgrade',
  });
});

test('without an identity the signed calls are unsupported', async () => {
  const bare = createBridge();
  const share = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };
  expect(await outcome(bare.call(setShareContent, share))).toMatchObject({ code: 'UNSUPPORTED' });
  bare.dispose();
});
