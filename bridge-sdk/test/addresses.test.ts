/** Tests U01 and U02 of docs/faults.md: every host has the same rules for addresses, applied before anything leaves the page. */
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
import { outcome, PAY } from './connected.ts';

const ORIGINS = ['https://shop.example'];
const SCHEMES = ['sdhealth'];

/** Lists addresses that no call accepts. */
const FORBIDDEN = [
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
/** Lists addresses that are not the page's own. */
const FOREIGN_ADDRESSES = [
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

/** Lists calls that accept own pages only. */
const OWN_CASES: readonly Case[] = [
  [openPage, '/url', (url) => ({ url })],
  [paySeq, '/redirectUrl', (redirectUrl) => ({ ...PAY, ...returns, redirectUrl })],
  [paySeq, '/failUrl', (failUrl) => ({ ...PAY, ...returns, failUrl })],
];
const OTHER_CASES: readonly Case[] = [
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

/** Lists own addresses to which another site cannot return, because they are relative. */
const RELATIVE_ADDRESSES = ['/health/x', '?payResult=fail', 'x'];

/** Lists addresses with schemes that are not in the option `appSchemes`. */
const UNLISTED_SCHEMES = ['weixin://dl', 'sdhealth2://open', 'tel:110', 'sms:10086?body=x', 'https+sdhealth://open'];
/** Selects the calls that open another app. */
const APP_CASES = OTHER_CASES.filter(([row]) => row === openApp || row === openStore);

const cases = [
  ...APP_CASES.flatMap((item) => UNLISTED_SCHEMES.map((address) => [address, ...item] as const)),
  ...[...OWN_CASES, ...OTHER_CASES].flatMap((item) => FORBIDDEN.map((address) => [address, ...item] as const)),
  ...OWN_CASES.flatMap((item) => FOREIGN_ADDRESSES.map((address) => [address, ...item] as const)),
  ...OWN_CASES.slice(1).flatMap((item) => RELATIVE_ADDRESSES.map((address) => [address, ...item] as const)),
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
  test('U01 U02: a call when its address is not allowed: is BAD_PARAMS with the path, not sent', async () => {
    const host = installHost(name);
    const log: LogEntry[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const fallback = vi.fn();
    bridge = createBridge({
      origins: ORIGINS,
      appSchemes: SCHEMES,
      payUrl: 'https://pay.example/cashier',
      miniProgramPayPage: '/pages/pay/index',
      fallbacks: { login: fallback, openStore: fallback },
      log: (entry) => log.push(entry),
    });
    await bridge.opened;
    const trafficLength = host.traffic.length;
    const logLength = log.length;
    for (const [address, row, path, paramsOf] of cases) {
      const params = paramsOf(address);
      const paramsCopy = structuredClone(params);
      const { error, ...end } = await outcome(bridge.call(row as HostMethod<string, object>, params));
      expect([row.name, address, end]).toEqual([row.name, address, { code: 'BAD_PARAMS' }]);
      expect(error).toMatchObject({ path, mayHaveHappened: false });
      expect(String(Object(error).message).split(' must be ')[0]).toBe(`BAD_PARAMS: ${row.name} on ${name}: ${path}`);
      expect(params).toEqual(paramsCopy);
      expect(log.splice(logLength)).toEqual([
        { level: 'error', event: 'call-failed', host: name, method: row.name, code: 'BAD_PARAMS', path },
      ]);
    }
    await Promise.resolve();
    expect(host.traffic.slice(trafficLength)).toEqual([]);
    expect([assign, click, fallback].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    expect(pending(bridge)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

test('a call when its address is not a text, or a document is `data:`: is BAD_PARAMS', async () => {
  const host = installHost('android-app');
  bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES });
  await bridge.opened;
  const trafficLength = host.traffic.length;
  const address = 'https://shop.example/';
  for (const [row, path, paramsOf] of [...OWN_CASES, ...OTHER_CASES])
    for (const value of [7, null, true, [address], { href: address }, Object(address), { toString: () => address }])
      expect([
        row.name,
        value,
        await outcome(bridge.call(row as HostMethod<string, object>, paramsOf(value as string))),
      ]).toMatchObject([row.name, value, { code: 'BAD_PARAMS', error: { path } }]);
  expect(await outcome(bridge.call(openDocument, { url: 'data:image/png;base64,AA==' }))).toMatchObject({
    code: 'BAD_PARAMS',
  });
  expect(host.traffic.slice(trafficLength)).toEqual([]);
});

test('connectNative when an address is not allowed: refuses the same ones as createBridge', async () => {
  const host = installHost('ios-app');
  const native = await connectNative({ origins: ORIGINS });
  bridge = native;
  const trafficLength = host.traffic.length;
  for (const [address, row, path, paramsOf] of cases)
    expect([address, await outcome(native.call(row as HostMethod<string, object>, paramsOf(address)))]).toMatchObject([
      address,
      { code: 'BAD_PARAMS', error: { path } },
    ]);
  expect(host.traffic.slice(trafficLength)).toEqual([]);
});

/** Lists allowed addresses, which reach the host unchanged. */
const ALLOWED_CASES: readonly Case[] = [
  [openPage, 'https://shop.example/a?b=//c#d', (url) => ({ url })],
  [openPage, '/health/x', (url) => ({ url })],
  [openExternal, 'https://any.example/x', (url) => ({ url })],
  [openDocument, 'https://any.example/x.pdf', (url) => ({ url })],
  [openApp, 'sdhealth://open?url=https%3A%2F%2Fshop.example', (url) => ({ url })],
  [openStore, 'itms-apps://itunes.apple.com/app/id1', (url) => ({ appStoreUrl: url, androidUrl: url })],
  [paySeq, 'HTTPS://shop.example:443/ok', (url) => ({ ...PAY, ...returns, redirectUrl: url })],
];

test.each(['android-app', 'ios-app'] as const)(
  '%s when an address is allowed: receives it as it was written',
  async (name) => {
    const host = installHost(name);
    bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES });
    await bridge.opened;
    for (const [row, address, paramsOf] of ALLOWED_CASES) {
      const params = paramsOf(address);
      void outcome(bridge.call(row as HostMethod<string, object>, params));
      await vi.waitFor(() =>
        expect(host.traffic.filter((entry) => entry.direction === 'to-host').at(-1)?.body).toMatchObject({ params }),
      );
    }
  },
);

test('a browser when an address is allowed: navigates to it as it was written', async () => {
  installHost('browser', { phone: 'ios' });
  bridge = createBridge({ origins: ORIGINS, appSchemes: SCHEMES, payUrl: 'https://pay.example/cashier' });
  const pages = ALLOWED_CASES.slice(0, -1);
  for (const [row, address, paramsOf] of pages) await bridge.call(row as HostMethod<string, object>, paramsOf(address));
  expect(assign.mock.calls.flat()).toEqual(pages.map(([, address]) => address));
});

test('openStore in WeChat when the link is not a web address: is UNSUPPORTED, because WeChat blocks it', async () => {
  installHost('wechat');
  bridge = createBridge();
  expect(await outcome(bridge.call(openStore, { marketUrl: 'market://details?id=x' }))).toMatchObject({
    code: 'UNSUPPORTED',
  });
  expect(assign).not.toHaveBeenCalled();
  await bridge.call(openStore, { marketUrl: 'https://market.example/x' });
  expect(assign).toHaveBeenCalledWith('https://market.example/x');
});

describe('U02: the checks of page and apps on the same vectors', () => {
  const { origins } = guard;
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
    // Sets a bundle's page for addresses with the guard's origin `app:`.
    vi.stubGlobal('location', new URL(text.startsWith('app:') ? text : 'https://shop.example/'));
    const allowed = rules[kind]?.(text);
    vi.unstubAllGlobals();
    return allowed;
  };
  const allows = guard.allows.flatMap(({ address, allowed }) =>
    Object.keys(rules).map((kind) => ({ kind, address, allowed: allowed.includes(kind) })),
  );

  test('an address when the page refuses it: the app’s guard refuses it, too', () => {
    expect(allows.filter(({ kind, address, allowed }) => allowed && !decide(kind, address))).toEqual([]);
  });

  test('an address when only the app’s guard refuses it: is http, `blob:`, `app:` or has a leading dot', () => {
    const refusedByGuard = allows.filter(({ kind, address, allowed }) => !allowed && decide(kind, address));
    // Matches addresses that only a guard refuses: plain http, files of the page, and hosts with a leading dot.
    const isExpected = ({ address }: { address: string }) =>
      /^(blob|http|app):/.test(address) || /^\./.test(address.split('/')[2] ?? '');
    expect(refusedByGuard.filter((item) => !isExpected(item))).toEqual([]);
    expect(refusedByGuard.filter(({ kind }) => kind === 'OWN' || kind === 'RETURN')).toEqual([]);
    expect(refusedByGuard.length).toBeGreaterThan(10);
  });
});
