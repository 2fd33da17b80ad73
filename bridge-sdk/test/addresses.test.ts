/** U01 U02: one rule for addresses in every host, before anything leaves the page. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import guard from '../native/vectors/guard.json' with { type: 'json' };
import { connectNative } from '../src/hosts/connect-native.ts';
import { hosts } from '../src/hosts/index.ts';
import {
  type Bridge,
  createBridge,
  type HostMethod,
  isAppAddress,
  isFileAddress,
  isOwnAddress,
  isPageAddress,
  isPictureAddress,
  isReturnAddress,
  isWebAddress,
  type LogEntry,
  login,
  openApp,
  openCustomerService,
  openDocument,
  openExternal,
  openPage,
  openShareSheet,
  openStore,
  paySeq,
  pending,
  previewImages,
  saveImage,
  setShareContent,
} from '../src/index.ts';
import { PAY, settled } from './connected.ts';

const ORIGINS = ['https://shop.example'];
const SCHEMES = ['sdhealth'];

/** Addresses that no call takes. */
const NOWHERE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\r:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'intent://scan/#Intent;scheme=zxing;end',
  'android-app://com.evil/https/evil.example',
  'file:///etc/passwd',
  'filesystem:https://shop.example/x',
  'content://contacts/people',
  'about:blank',
  'view-source:https://shop.example/',
  'ws://shop.example/',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https://user@shop.example/',
  'https://user:word@shop.example/',
  'https://:word@shop.example/',
  'https://shop.example\t.evil.example/',
  'https://shop.example/\n',
  'https://',
];
/** Addresses of others. */
const FOREIGN = [
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://evil.example/?https://shop.example/',
  'https://evil.example#https://shop.example/',
  'http://shop.example/',
  'https://shop.example:444/',
  'https://shop.example//evil.example',
  'sdhealth://open',
  'blob:https://shop.example/1',
  'data:image/png;base64,AA==',
];

type Case = readonly [row: HostMethod<string, never, unknown>, path: string, params: (address: string) => object];
const returns = { redirectUrl: 'https://shop.example/a', failUrl: 'https://shop.example/b' };
const content = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };

/** Calls that take pages of our own only. */
const OWN: readonly Case[] = [
  [openPage, '/url', (url) => ({ url })],
  [paySeq, '/redirectUrl', (redirectUrl) => ({ ...PAY, ...returns, redirectUrl })],
  [paySeq, '/failUrl', (failUrl) => ({ ...PAY, ...returns, failUrl })],
];
const OTHER: readonly Case[] = [
  [openExternal, '/url', (url) => ({ url })],
  [openDocument, '/url', (url) => ({ url })],
  [openApp, '/url', (url) => ({ url })],
  [openStore, '/appStoreUrl', (appStoreUrl) => ({ appStoreUrl })],
  [openStore, '/androidUrl', (androidUrl) => ({ androidUrl })],
  [openStore, '/marketUrl', (marketUrl) => ({ marketUrl })],
  [openCustomerService, '/url', (url) => ({ url })],
  [saveImage, '/url', (url) => ({ url })],
  [previewImages, '/urls/1', (url) => ({ urls: ['https://shop.example/a.png', url] })],
  [login, '/thirdPartyUrl', (thirdPartyUrl) => ({ thirdPartyUrl })],
  [setShareContent, '/link', (link) => ({ ...content, link })],
  [openShareSheet, '/links/qzone', (qzone) => ({ ...content, links: { qzone } })],
];

/** Addresses of our own to which nobody can send a person back. */
const NO_RETURN = ['/health/x', '?payResult=fail', 'x'];

/** Schemes that no option lists. */
const UNLISTED = ['weixin://dl', 'sdhealth2://open', 'tel:110', 'sms:10086?body=x', 'https+sdhealth://open'];
/** Calls that hand a person over to an app. */
const APP = OTHER.filter(([row]) => row === openApp || row === openStore);

const cases = [
  ...APP.flatMap((item) => UNLISTED.map((address) => [address, ...item] as const)),
  ...[...OWN, ...OTHER].flatMap((item) => NOWHERE.map((address) => [address, ...item] as const)),
  ...OWN.flatMap((item) => FOREIGN.map((address) => [address, ...item] as const)),
  ...OWN.slice(1).flatMap((item) => NO_RETURN.map((address) => [address, ...item] as const)),
];

let bridge: Bridge | undefined;
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  bridge?.dispose();
  bridge = undefined;
  vi.restoreAllMocks();
});

describe.each(hosts.map(({ name }) => name))('%s', (name) => {
  test('U01 U02: an address that is not allowed is refused with its place, and nothing leaves the page', async () => {
    const host = installHost(name);
    const log: LogEntry[] = [];
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const ask = vi.fn();
    bridge = createBridge({
      origins: ORIGINS,
      appSchemes: SCHEMES,
      payUrl: 'https://pay.example/cashier',
      miniProgramPayPage: '/pages/pay/index',
      fallbacks: { login: ask, openStore: ask },
      log: (entry) => log.push(entry),
    });
    await bridge.opened;
    const previous = host.traffic.length;
    const opened = log.length;
    for (const [address, row, path, paramsOf] of cases) {
      const params = paramsOf(address);
      const stored = structuredClone(params);
      const { error, ...end } = await settled(bridge.call(row as HostMethod<string, object>, params));
      expect([row.name, address, end]).toEqual([row.name, address, { code: 'BAD_PARAMS' }]);
      expect(error).toMatchObject({ path, mayHaveHappened: false });
      expect(String(Object(error).message).split(' must be ')[0]).toBe(`BAD_PARAMS: ${row.name} on ${name}: ${path}`);
      expect(params).toEqual(stored);
      expect(log.splice(opened)).toEqual([
        { level: 'error', event: 'call-failed', host: name, method: row.name, code: 'BAD_PARAMS', path },
      ]);
    }
    await Promise.resolve();
    expect(host.traffic.slice(previous)).toEqual([]);
    expect([assign, clicked, ask].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    expect(pending(bridge)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

test('a value that is no text is refused as an address, and a picture’s data is refused as a document', async () => {
  const host = installHost('android-app');
  bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES });
  await bridge.opened;
  const previous = host.traffic.length;
  const good = 'https://shop.example/';
  for (const [row, path, paramsOf] of [...OWN, ...OTHER])
    for (const value of [7, null, true, [good], { href: good }, Object(good), { toString: () => good }])
      expect([
        row.name,
        value,
        await settled(bridge.call(row as HostMethod<string, object>, paramsOf(value as string))),
      ]).toMatchObject([row.name, value, { code: 'BAD_PARAMS', error: { path } }]);
  expect(await settled(bridge.call(openDocument, { url: 'data:image/png;base64,AA==' }))).toMatchObject({
    code: 'BAD_PARAMS',
  });
  expect(host.traffic.slice(previous)).toEqual([]);
});

test('a bridge to own apps only refuses the same addresses', async () => {
  const host = installHost('ios-app');
  const native = await connectNative({ origins: ORIGINS });
  bridge = native;
  const previous = host.traffic.length;
  for (const [address, row, path, paramsOf] of cases)
    expect([address, await settled(native.call(row as HostMethod<string, object>, paramsOf(address)))]).toMatchObject([
      address,
      { code: 'BAD_PARAMS', error: { path } },
    ]);
  expect(host.traffic.slice(previous)).toEqual([]);
});

/** Allowed addresses; each goes to the host as it is written. */
const GOOD: readonly Case[] = [
  [openPage, 'https://shop.example/a?b=//c#d', (url) => ({ url })],
  [openPage, '/health/x', (url) => ({ url })],
  [openExternal, 'https://any.example/x', (url) => ({ url })],
  [openDocument, 'https://any.example/x.pdf', (url) => ({ url })],
  [openApp, 'sdhealth://open?url=https%3A%2F%2Fshop.example', (url) => ({ url })],
  [openStore, 'itms-apps://itunes.apple.com/app/id1', (url) => ({ appStoreUrl: url, androidUrl: url })],
  [paySeq, 'HTTPS://shop.example:443/ok', (url) => ({ ...PAY, ...returns, redirectUrl: url })],
];

test.each(['android-app', 'ios-app'] as const)('%s gets an allowed address as it is written', async (name) => {
  const host = installHost(name);
  bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES });
  await bridge.opened;
  for (const [row, address, paramsOf] of GOOD) {
    const params = paramsOf(address);
    void settled(bridge.call(row as HostMethod<string, object>, params));
    await vi.waitFor(() =>
      expect(host.traffic.filter((entry) => entry.direction === 'to-host').at(-1)?.body).toMatchObject({ params }),
    );
  }
});

test('a browser goes to an allowed address as it is written', async () => {
  installHost('browser', { phone: 'ios' });
  bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES, payUrl: 'https://pay.example/cashier' });
  const pages = GOOD.slice(0, -1);
  for (const [row, address, paramsOf] of pages) await bridge.call(row as HostMethod<string, object>, paramsOf(address));
  expect(assign.mock.calls.flat()).toEqual(pages.map(([, address]) => address));
});

test('in WeChat, which blocks the schemes of stores, only a web address of the market is opened', async () => {
  installHost('wechat');
  bridge = createBridge();
  expect(await settled(bridge.call(openStore, { marketUrl: 'market://details?id=x' }))).toMatchObject({
    code: 'UNSUPPORTED',
  });
  expect(assign).not.toHaveBeenCalled();
  await bridge.call(openStore, { marketUrl: 'https://market.example/x' });
  expect(assign).toHaveBeenCalledWith('https://market.example/x');
});

describe('U02: the page decides as the guards of the apps do, by the vectors that these run', () => {
  const { origins, allows } = guard;
  const rules: Readonly<Record<string, (text: string) => boolean>> = {
    OWN: (text) => isOwnAddress(text, origins),
    RETURN: (text) => isReturnAddress(text, origins),
    WEB: isWebAddress,
    PAGE: isPageAddress,
    FILE: isFileAddress,
    PICTURE: isPictureAddress,
    APP: isAppAddress,
  };
  const decide = (kind: string, text: string) => {
    // A bundle's own page is what its guard calls an origin.
    vi.stubGlobal('location', new URL(text.startsWith('app:') ? text : 'https://shop.example/'));
    const allowed = rules[kind]?.(text);
    vi.unstubAllGlobals();
    return allowed;
  };

  test('a guard allows nothing that the page refuses', () => {
    expect(allows.filter(({ kind, address, allowed }) => allowed && !decide(kind, address))).toEqual([]);
  });

  test('a guard refuses what the page allows only where it knows more', () => {
    const stricter = allows.filter(({ kind, address, allowed }) => !allowed && decide(kind, address));
    // It fetches by https alone, has no files of the page, and takes no host that begins with a dot.
    const known = ({ address }: { address: string }) =>
      /^(blob|http|app):/.test(address) || /^\./.test(address.split('/')[2] ?? '');
    expect(stricter.filter((item) => !known(item))).toEqual([]);
    expect(stricter.filter(({ kind }) => kind === 'OWN' || kind === 'RETURN')).toEqual([]);
    expect(stricter.length).toBeGreaterThan(10);
  });
});
