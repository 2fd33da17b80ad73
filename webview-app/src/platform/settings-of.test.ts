import { createBridge } from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { isWrittenOrigin, settingsFrom } from './settings-of.ts';

const PAGE_ORIGIN = 'https://h.example';
const read = (tags: Record<string, string>, api = '', web = '', pageOrigin = PAGE_ORIGIN) =>
  settingsFrom((name) => tags[name] ?? '', { api, web }, pageOrigin);

test('the settings when no tag is set: use the page’s origin for all servers', () => {
  expect(read({})).toMatchObject({
    origins: { api: '', account: '', static: '', web: '' },
    webOrigin: PAGE_ORIGIN,
    allowedOrigins: [PAGE_ORIGIN],
    payUrl: `${PAGE_ORIGIN}/cashier`,
    thirdLoginUrl: `${PAGE_ORIGIN}/third-login`,
    customerServiceUrl: `${PAGE_ORIGIN}/customer-service`,
    adminHosts: [],
  });
});

test('the origins when a tag and the build set the API’s: the tag takes precedence, and other hosts follow the API', () => {
  expect(read({}, 'https://b.example/').origins.account).toBe('https://b.example');
  const { origins, payUrl, thirdLoginUrl } = read({ 'api-origin': 'https://a.example/' }, 'https://b.example');
  expect(origins).toEqual({
    api: 'https://a.example',
    account: 'https://a.example',
    static: 'https://a.example',
    web: '',
  });
  expect(payUrl).toBe('https://a.example/cashier');
  expect(read({ 'api-origin': 'https://a.example' }).chatOrigin).toBe('https://a.example');
  expect(read({ 'chat-origin': 'https://c.example/' }).chatOrigin).toBe('https://c.example');
  expect(thirdLoginUrl).toBe('https://a.example/third-login');
});

test('the public web address: from the tag, otherwise from the build, otherwise the page’s origin', () => {
  const fromDisk = read({}, '', 'https://w.example/', 'null');
  expect(fromDisk).toMatchObject({
    customerServiceUrl: 'https://w.example/customer-service',
    webOrigin: 'https://w.example',
    origins: { web: 'https://w.example' },
  });
  const tagged = read(
    { 'web-origin': 'https://t.example/', 'allowed-origins': 'https://b.example' },
    '',
    'https://w.example',
  );
  expect(tagged).toMatchObject({ webOrigin: 'https://t.example', origins: { web: 'https://t.example', api: '' } });
  expect(tagged.allowedOrigins).toEqual(['https://b.example', 'https://t.example']);
});

test('a list in a tag: split at spaces', () => {
  expect(read({ 'admin-hosts': ' a.example  b.example ' }).adminHosts).toEqual(['a.example', 'b.example']);
  expect(read({ 'doctor-origins': 'https://a.example/ https://b.example' }).doctorOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('the telephony host when it is valid: two ports, with wss unless it is this machine', () => {
  const telephony = (host: string) => read({ 'telephony-host': host }).telephony;
  expect(telephony('switch.example')).toEqual({
    host: 'switch.example',
    events: 'wss://switch.example:5049',
    media: 'wss://switch.example:14900',
  });
  expect(telephony('localhost')?.events).toBe('ws://localhost:5049');
  for (const wrong of ['', 'https://switch.example', 'switch.example:80', 'a b'])
    expect(telephony(wrong)).toBeUndefined();
});

test.each([
  ['https://health.example', true],
  ['https://health.example:8443', true],
  ['sdhealth://app', true],
  ['HTTPS://health.example', false],
  ['https://health.example:443', false],
  ['https://user@health.example', false],
  ['https://health.example/path', false],
  ['file://', false],
  ['https://Health.example', false],
  ['javascript:1', false],
  ['javascript://x', false],
  ['*', false],
  ['', false],
])('an origin when it is written as %j: valid is %s', (text, isValid) => {
  expect(isWrittenOrigin(text)).toBe(isValid);
  // The same rule as the bridge's, because a bridge that refused it would leave the page blank.
  const make = () => createBridge({ origins: [text] }).dispose();
  if (isValid) make();
  else expect(make).toThrow('BAD_PARAMS');
});
