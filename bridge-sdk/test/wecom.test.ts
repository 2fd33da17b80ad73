/** Tests WeCom with the unmodified `@wecom/jssdk`. */
import { type InstalledHost, TICKETS } from '@sdhealth/native-shims';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Bridge,
  createBridge,
  previewImages,
  type Signature,
  type SignRequest,
  scanCode,
  setShareContent,
} from '../src/index.ts';
import { type ManualClock, manualClock } from '../src/testing/manual-clock.ts';
import { currentUrl, outcome, signatureFor } from './wechat-suite.ts';

const SHARE = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };

let host: InstalledHost;
let bridge: Bridge;
let signRequests: SignRequest[];
/** The SDK's clock, which only a test advances. */
let clock: ManualClock;

const start = (sign?: (request: SignRequest) => Promise<Signature>) => {
  bridge = createBridge({
    clock,
    wecom: { corpId: 'ww0000000000000001', agentId: '1000002' },
    sign: (request) => {
      signRequests.push(request);
      return (sign ?? goodSignature)(request);
    },
  });
};
const goodSignature = async ({ kind, url }: SignRequest): Promise<Signature> => ({
  appId: 'ww0000000000000001',
  timestamp: 1_700_000_000,
  nonceStr: 'nonce',
  signature: signatureFor(url, kind === 'agent-config' ? TICKETS.agent : TICKETS.corp),
});

beforeEach(() => {
  // Resets the modules, because the library keeps its configuration in its module. Each test is a new page load.
  vi.resetModules();
  history.replaceState(null, '', '/health/package-list');
  host = installHost('wecom', { phone: 'android', missing: ['imagePreview'] });
  clock = manualClock();
  signRequests = [];
});
afterEach(() => bridge.dispose());

test('B24: a signed call in WeCom when the signature fails: is FAILED, and the next call requests another', async () => {
  const rejections: unknown[] = [];
  const recordRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', recordRejection);
  let isRefusing = true;
  start((request) => (isRefusing ? Promise.reject(new Error('no ticket')) : goodSignature(request)));
  expect(signRequests).toEqual([]);
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'FAILED' });
  expect(signRequests).toHaveLength(1);
  isRefusing = false;
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ value: {} });
  // Needs no wait, because Node reports an unhandled rejection after the microtasks of its turn, before this second call ends.
  process.off('unhandledRejection', recordRejection);
  expect(rejections).toEqual([]);
});

test('promise 1: a signed call in WeCom when no signature arrives for ten seconds: is FAILED or HOST_GONE', async () => {
  start(() => new Promise(() => {}));
  const call = outcome(bridge.call(scanCode, {}));
  await vi.waitFor(() => expect(signRequests).toHaveLength(1));
  await clock.advance(10_000);
  expect(await call).toMatchObject({ code: expect.stringMatching(/FAILED|HOST_GONE/) });
});

test('B24: a signed call in WeCom when it is the first: configures the agent, then resolves', async () => {
  start();
  await bridge.opened;
  expect(bridge.host).toMatchObject({ name: 'wecom', platform: 1 });
  expect(signRequests).toEqual([]);
  expect(await bridge.call(scanCode, {})).toEqual({ text: 'https://example.com/card/6001' });
  expect(signRequests).toContainEqual({ url: currentUrl(), kind: 'agent-config' });
});

test('a signed call in WeCom when the address has changed: signs the new one', async () => {
  start();
  await bridge.call(scanCode, {});
  signRequests = [];
  history.pushState(null, '', '/health/pecSale/yj_gefmtj');
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ value: {} });
  expect(signRequests.map(({ url }) => url)).toContain(currentUrl());
});

test('a share target in WeCom when it has a separate link: uses it instead of the default link', async () => {
  start();
  const links = { timeline: 'https://shop.example/?from=moments' };
  await bridge.call(setShareContent, { ...SHARE, links });
  const updates = host.traffic.filter(
    ({ name, direction }) => /^update\w+ShareData$/.test(name) && direction === 'to-host',
  );
  expect(updates.map(({ name, body }) => [name, Object(body).link])).toEqual([
    ['updateAppMessageShareData', SHARE.link],
    ['updateTimelineShareData', links.timeline],
  ]);
});

test('a call in WeCom when the client is too old: is HOST_TOO_OLD with the specified text', async () => {
  start();
  expect(await outcome(bridge.call(previewImages, { urls: ['https://shop.example/a.png'] }))).toMatchObject({
    code: 'HOST_TOO_OLD',
    message: 'HOST_TOO_OLD: previewImages on wecom: version too low, please upgrade',
  });
});

test('a signed call in WeCom when the option wecom is missing: is NOT_CONFIGURED', async () => {
  bridge = createBridge({ clock });
  expect(await outcome(bridge.call(setShareContent, SHARE))).toMatchObject({ code: 'NOT_CONFIGURED' });
});
