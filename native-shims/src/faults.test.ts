/** Tests that a killed host stays gone over page loads, and that a refused permission is DENIED. */
import { chooseImages, connect, getLocation, getNetwork, requestStepLicence, scanCode } from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { kill } from './faults.ts';
import { shortMemory } from './memory.ts';
import { TICKETS } from './tickets.ts';
import { installHost } from './vitest.ts';
import { signatureOf } from './wechat-bridge/signature.ts';

const LIMITS = { connectMs: 120, acceptMs: 60 };
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

test('a killed host when the page is loaded again: stays gone until the fault is removed', async () => {
  const memory = shortMemory();
  const load = () => installHost('android-app', { memory });
  const first = load();
  const page = await connect();
  first.fault('getNetwork', kill());
  expect(await codeOf(page.call(getNetwork, {}, { deadlineMs: 100 }))).toBe('TIMEOUT');
  page.dispose();
  first.dispose();

  const second = load();
  const reloaded = await connect({ limits: LIMITS });
  expect(second.traffic.map(({ direction, name }) => `${direction} ${name}`)).toEqual(['to-host initialize']);
  expect(await codeOf(reloaded.call(scanCode, {}, { deadlineMs: 100 }))).toBe('TIMEOUT');
  second.fault('getNetwork');
  expect(await codeOf(reloaded.call(getNetwork, {}, { deadlineMs: 100 }))).toBe('TIMEOUT');
  reloaded.dispose();
  second.dispose();

  load();
  const third = await connect({ limits: LIMITS });
  expect(await codeOf(third.call(getNetwork, {}))).toBe('done');
  third.dispose();
});

test("the app's calls when the user's answer to permissions is «cancel»: are DENIED", async () => {
  const host = installHost('ios-app');
  const bridge = await connect();
  host.answer('cancel', 'permission');
  for (const call of [bridge.call(getLocation, {}), bridge.call(scanCode, {}), bridge.call(chooseImages, { count: 1 })])
    expect(await codeOf(call)).toBe('DENIED');
  expect(await bridge.call(requestStepLicence, {})).toEqual({ granted: false });
  host.answer(undefined, 'permission');
  host.answer('cancel');
  expect(await codeOf(bridge.call(scanCode, {}))).toBe('CANCELLED');
  bridge.dispose();
});

test("a call in WeChat when the user's answer to permissions is «cancel»: is DENIED", async () => {
  const host = installHost('wechat', { phone: 'android' });
  host.answer('cancel', 'permission');
  const bridge = await connect({
    sign: async ({ url }) => {
      const signed = { timestamp: '1', nonceStr: 'a' };
      return { appId: 'wx1', ...signed, signature: signatureOf({ ticket: TICKETS.jsapi, url, ...signed }) };
    },
  });
  expect(await codeOf(bridge.call(scanCode, {}))).toBe('DENIED');
  bridge.dispose();
});

test('a message when its id is not a string: is noted in the traffic and not answered', async () => {
  const host = installHost('ios-app');
  for (const id of [undefined, 7])
    Reflect.get(window, 'webkit').messageHandlers.sdhealthBridge.postMessage(
      JSON.stringify({ jsonrpc: '2.0', id, method: 'getNetwork', params: {} }),
    );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(host.traffic).toMatchObject([
    { direction: 'to-host', name: 'getNetwork', note: 'dropped: its id is not a string' },
    { direction: 'to-host', name: 'getNetwork', note: 'dropped: its id is not a string' },
  ]);
});
