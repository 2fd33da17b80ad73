import { connect, detectHost, getDeviceInfo, type HostName } from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { HOST_WORDS } from '../../bridge-sdk/generator/src/contract/host-words.ts';
import { hosts } from '../../bridge-sdk/src/hosts/index.ts';
import { createFaults, garbage } from './faults.ts';
import { HOSTS } from './hosts/index.ts';
import { HOST_NAMES, type PhoneOs, trafficLines, userAgent } from './index.ts';
import { installHost, replaceHost } from './vitest.ts';

const PHONE_CODES: Record<PhoneOs, number> = { android: 1, ios: 2, harmony: 3 };
const phonesOf = (host: HostName) => Object.keys(HOSTS[host].userAgents) as PhoneOs[];

test('each user agent when the SDK reads it: is detected as its host and phone', () => {
  for (const { name: host, platform } of hosts) {
    for (const phone of phonesOf(host)) {
      expect(detectHost({ userAgent: userAgent({ host, phone }) }), `${host} on ${phone}`).toMatchObject({
        name: host,
        platform,
        phone: PHONE_CODES[phone],
      });
    }
  }
});

test('each imitated host: has the title that the documents use', () => {
  for (const host of HOST_NAMES) expect(HOSTS[host].title.toLowerCase()).toBe(HOST_WORDS[host].en.toLowerCase());
  expect(HOST_NAMES.length).toBe(hosts.length);
});

test('the user agent of an own app when a user is logged in: ends with the app’s token, on iOS followed by the session', () => {
  expect(userAgent({ host: 'android-app', version: '2.0.9', token: 'abc' })).toMatch(/ SdHealthApp\/2\.0\.9$/);
  expect(userAgent({ host: 'ios-app', app: 'SdInsurance', version: '3.3.0', token: 'abc-_1' })).toMatch(
    / SdInsuranceApp\/3\.3\.0 \(token=abc-_1\)$/,
  );
});

test('an own app when it runs on HarmonyOS: is detected as the Android app with the phone code 3', async () => {
  const host = installHost('android-app', { phone: 'harmony', channel: 'java-interface' });
  expect(host.userAgent).toMatch(/OpenHarmony.*ArkWeb.* SdHealthApp\/2\.8\.0$/);
  const bridge = await connect();
  expect(bridge.host).toMatchObject({ name: 'android-app', phone: 3 });
  expect(await bridge.call(getDeviceInfo, {})).toMatchObject({ os: 'harmony', osVersion: '5.0' });
  bridge.dispose();
});

test('a host when it is disposed: leaves nothing in the page', () => {
  const names = ['WeixinJSBridge', '__wxjs_environment', '__wxjs_is_wkwebview', 'webkit', 'sdhealthHost', 'Image'];
  const snapshot = () => ({
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    touch: navigator.maxTouchPoints,
    globals: names.map((name) => Reflect.get(window, name)),
    navigatorProperties: Object.getOwnPropertyNames(navigator).length,
  });
  const previous = snapshot();
  for (const name of HOST_NAMES) {
    for (const phone of phonesOf(name)) {
      const host = installHost(name, { phone });
      expect(navigator.userAgent).toBe(host.userAgent);
      host.dispose();
      expect(snapshot()).toEqual(previous);
    }
  }
});

test('the fault `garbage` when the seed is the same: damages texts in the same way', () => {
  const shape = { payload: 'result', id: 'id' };
  const garbageOf = (seed: number) => {
    const box = createFaults(seed, { '*': garbage() });
    return Array.from({ length: 5 }, () => box.deliveries('x', { id: '1', result: { a: 1 } }, shape)[0]?.text);
  };
  expect(garbageOf(7)).toEqual(garbageOf(7));
  expect(garbageOf(7)).not.toEqual(garbageOf(8));
});

test('trafficLines when there is traffic: returns JSON lines', async () => {
  const host = installHost('wechat');
  await new Promise((resolve) => Reflect.get(window, 'WeixinJSBridge').invoke('getNetworkType', {}, resolve));
  const lines = trafficLines(host.traffic)
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { host: 'wechat', direction: 'to-host', channel: 'wechat-bridge', name: 'getNetworkType' },
    { direction: 'to-page', name: 'getNetworkType', body: { err_msg: 'network_type:wwan' } },
  ]);
});

test('installHost when the window has a host: throws until the host is disposed, as replaceHost does', () => {
  const first = installHost('ios-app');
  const agent = navigator.userAgent;
  expect(() => installHost('wechat')).toThrow(
    'native-shims: this window has a host already, ios-app: call its dispose() before you install wechat',
  );
  expect(navigator.userAgent).toBe(agent);
  first.dispose();
  const second = installHost('wechat');
  first.dispose();
  expect(() => installHost('browser')).toThrow(/already, wechat/);
  expect(navigator.userAgent).toBe(second.userAgent);
  expect(replaceHost('android-app').userAgent).toBe(navigator.userAgent);
  expect(() => installHost('browser')).toThrow(/already, android-app/);
});
