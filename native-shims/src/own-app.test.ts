/** Tests the imitation of another company's app, with its own name, token and globals. */
import { connect, getNetwork, type HostName } from '@sdhealth/bridge-sdk';
import { connectNative } from '@sdhealth/bridge-sdk/hosts/native';
import { expect, test } from 'vitest';
import { type HostOptions, userAgent } from './index.ts';
import { installHost } from './vitest.ts';

const SHOP = {
  app: { name: 'Shop', token: 'ShopWebView' },
  version: '7.1.0',
  pageName: 'shopPage',
  hostName: 'shopApp',
};
const HOSTS: [HostName, HostOptions][] = [
  ['ios-app', {}],
  ['android-app', {}],
  ['android-app', { channel: 'java-interface' }],
];

test.each(HOSTS)('%s %j when the app is another company’s: is connected', async (name, options) => {
  const host = installHost(name, { ...SHOP, ...options });
  expect(host.userAgent).toMatch(/ ShopWebView\/7\.1\.0$/);
  expect(Object.keys(window)).not.toEqual(expect.arrayContaining(['sdhealthHost']));
  const bridge = await connect({ apps: ['ShopWebView'], pageName: 'shopPage', hostName: 'shopApp' });
  expect(bridge.host).toMatchObject({ name, app: { name: 'Shop', version: '7.1.0' } });
  expect(await bridge.call(getNetwork, {})).toEqual({ type: '5g' });
  bridge.dispose();
  const native = await connectNative({ pageName: 'shopPage', hostName: 'shopApp' });
  expect(await native.call(getNetwork, {})).toEqual({ type: '5g' });
  native.dispose();
});

test('userAgent when the app is another company’s: ends with that app’s token', () => {
  expect(userAgent({ host: 'ios-app', ...SHOP, token: 'abc' })).toMatch(/ ShopWebView\/7\.1\.0 \(token=abc\)$/);
});

test.each([
  [{ app: { name: 'Shop' } }, '`app` must be a name, or an object like'],
  [{ app: { name: '', token: 'ShopApp' } }, '`app` must be a name, or an object like'],
  [{ app: 'SdHealt' }, 'did you mean "SdHealth"?'],
  [{ pageName: '' }, '`pageName` must be the name of a global'],
  [{ hostName: 7 }, '`hostName` must be the name of a global'],
])('installHost when the options are %j: throws', (options, text) => {
  expect(() => installHost('android-app', options as never)).toThrow(text);
});
