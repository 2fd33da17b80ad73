/**
 * Checks that all addresses that leave the app are public web addresses. The page's own address may not open on another device
 * (a file on a phone). Each test opens a page with the public address in its meta tag, on an imitated host with the embedded backend.
 */

import { pending } from '@sdhealth/bridge-sdk';
import { createBackend } from '@sdhealth/fixtures';
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const PUBLIC_ORIGIN = 'https://web.example';
const requestedUrls: URL[] = [];

beforeEach(() => {
  requestedUrls.length = 0;
  document.head.innerHTML = `<meta name="web-origin" content="${PUBLIC_ORIGIN}/"><meta name="api-origin" content="https://api.example">`;
  history.replaceState(null, '', '/health/pecSale/yj_jctj?tab=2&mobile=13800138000');
});
afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(host: Exclude<HostOption, object>) {
  const backend = createBackend();
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    requestedUrls.push(url);
    return backend.request(url.pathname + url.search, init);
  });
  const installedHost = installHost(host);
  const { bridge } = await import('../platform/bridge.ts');
  await bridge.opened;
  return installedHost;
}

test('a shared link when its page is shared: has the public address', async () => {
  const { traffic } = await open('ios-app');
  const { sharePage } = await import('./share.ts');
  await sharePage({ title: 't', desc: '', to: '/pecSale/yj_jctj', imgUrl: '/a.png' });
  const request = traffic.find(({ name, direction }) => name === 'setShareContent' && direction === 'to-host');
  const { links, imgUrl } = Object(request?.body).params;
  for (const link of Object.values(links)) expect(link).toMatch(/^https:\/\/web\.example\/health\/pecSale\/yj_jctj\?/);
  // Pictures come from the static origin, which defaults to the api's.
  expect(imgUrl).toBe('https://api.example/a.png');
});

test('the address for the app when the page is handed off: public and without sensitive parameters', async () => {
  await open('browser');
  const { appAddress } = await import('./hand-off.ts');
  expect(new URL(appAddress()).searchParams.get('url')).toBe(`${PUBLIC_ORIGIN}/health/pecSale/yj_jctj?tab=2`);
});

test('the return address of the third-party login when the page redirects to it: public', async () => {
  await open('wechat');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { ensureLogin } = await import('./login.ts');
  const { restoreSession } = await import('./session.ts');
  await restoreSession();
  void ensureLogin();
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  const redirect = new URL(new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('redirect') ?? '');
  expect(redirect.searchParams.get('loginRound')).toMatch(/^\w{32}$/);
  redirect.searchParams.delete('loginRound');
  expect(redirect.href).toBe(`${PUBLIC_ORIGIN}/health/pecSale/yj_jctj?tab=2`);
});

test.each(['browser', 'wechat', 'ios-app', 'android-app'] as const)(
  'U01, U02: a payment when a return address is foreign on %s: rejected',
  async (host) => {
    const { traffic } = await open(host);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { bridge } = await import('../platform/bridge.ts');
    const { absoluteUrl } = await import('../platform/history.ts');
    const { paySeq } = await import('@sdhealth/bridge-sdk');
    const order = { paySeq: 'PS1', payServiceOrderId: 'P1', signature: 's', payInfo: {} };
    const publicUrl = absoluteUrl('/pecSale/x?payResult=fail');
    const previous = traffic.length;
    for (const foreign of [
      'https://web.example.evil',
      'http://web.example',
      'https://:word@web.example',
      'file:///index.html',
      'data:text/html,x',
      '/health/pecSale/x',
    ]) {
      for (const returnUrls of [
        { redirectUrl: foreign, failUrl: publicUrl },
        { redirectUrl: publicUrl, failUrl: foreign },
      ])
        await expect(bridge.call(paySeq, { ...order, ...returnUrls })).rejects.toMatchObject({ code: 'BAD_PARAMS' });
    }
    const pendingPayments = pending(bridge).filter(({ method }) => method === 'paySeq');
    expect([assign.mock.calls, traffic.slice(previous), pendingPayments]).toEqual([[], [], []]);
    expect(publicUrl).toBe(`${PUBLIC_ORIGIN}/health/pecSale/x?payResult=fail`);
  },
);

test.each(['browser', 'wechat', 'mini-program', 'ios-app', 'android-app'] as const)(
  'U01: a download link when it runs code or opens a local file on %s: not opened',
  async (host) => {
    const { traffic } = await open(host);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { bridge } = await import('../platform/bridge.ts');
    const { openExternal, openStore } = await import('@sdhealth/bridge-sdk');
    const previous = traffic.length;
    for (const url of [
      'javascript:alert(1)',
      'intent://x#Intent;end',
      'file:///sdcard/x.apk',
      'java\tscript:x',
      '//evil',
    ])
      for (const call of [
        bridge.call(openStore, { marketUrl: url }),
        bridge.call(openStore, { androidUrl: url }),
        bridge.call(openStore, { appStoreUrl: url }),
        bridge.call(openExternal, { url }),
      ])
        await expect(call).rejects.toMatchObject({ code: 'BAD_PARAMS' });
    expect([assign.mock.calls, traffic.slice(previous)]).toEqual([[], []]);
  },
);

test('a payment when its return addresses are public: passed to the cashier unchanged', async () => {
  await open('browser');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { bridge } = await import('../platform/bridge.ts');
  const { paySeq } = await import('@sdhealth/bridge-sdk');
  const returnUrls = { redirectUrl: `${PUBLIC_ORIGIN}/health/a`, failUrl: `${PUBLIC_ORIGIN}/health/b` };
  void bridge.call(paySeq, { paySeq: 'PS1', payServiceOrderId: 'P1', signature: 's', payInfo: {}, ...returnUrls });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('redirectUrl')).toBe(returnUrls.redirectUrl);
});

test('a report to the error service when sent: goes to the public address, unlike other requests', async () => {
  await open('browser');
  const { configureClient, request } = await import('../client/request.ts');
  const { settings } = await import('../platform/settings.ts');
  const { listPackages } = await import('../api/mall.ts');
  const { reportProblem } = await import('../platform/error-reports.ts');
  configureClient({ origins: settings.origins });
  await request(listPackages);
  reportProblem('no download link');
  const isNotice = ({ pathname }: URL) => pathname.endsWith('/febot-notice');
  const addresses = (urls: readonly URL[]) => [...new Set(urls.map(({ origin, pathname }) => origin + pathname))];
  // Pages of earlier tests, which had no public address, may report late.
  const notices = () =>
    addresses(requestedUrls.filter(isNotice)).filter((address) => !address.startsWith('http://localhost'));
  await vi.waitFor(() => expect(notices()).toEqual([`${PUBLIC_ORIGIN}/api/sdb/v1/alarm/febot-notice`]));
  expect(addresses(requestedUrls.filter((url) => !isNotice(url)))).toEqual([
    expect.stringMatching(/^https:\/\/api\.example\//),
  ]);
});
