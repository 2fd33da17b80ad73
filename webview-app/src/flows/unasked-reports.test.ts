/** Tests the page's background requests. Their failures are reported like any other, but not shown. */
import { createBackend } from '@sdhealth/fixtures';
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

type Action = () => Promise<unknown>;
const notices: { endpoint?: string; code?: string }[] = [];

async function open(host: Exclude<HostOption, object>, failing: string) {
  const backend = createBackend();
  notices.length = 0;
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, href } = new URL(String(address), 'http://localhost');
    if (pathname.endsWith('febot-notice')) notices.push(JSON.parse(String(init?.body)));
    return pathname.endsWith(failing) ? new Response('', { status: 500 }) : backend.request(href, init);
  });
  installHost(host);
  const { bridge } = await import('../platform/bridge.ts');
  await bridge.opened;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const share: Action = async () =>
  (await import('./share.ts')).sharePage({ title: 't', desc: '', to: '/package-list', imgUrl: '' });
const session = () => import('./session.ts');
const download: Action = async () => {
  (await import('../platform/channel.ts')).readChannel(new URLSearchParams('channel=c1'));
  return (await import('./download.ts')).guideToDownload();
};
const qrcode: Action = async () =>
  (await import('../app/customer-service/message-qrcode.ts')).messageQrcode(new AbortController().signal);

test.each<[string, string, Exclude<HostOption, object>, Action]>([
  ['the signature of a share menu', 'jsapi-signature', 'wechat', share],
  ['the refresh of a session', 'refresh-token', 'browser', async () => (await session()).renewSession()],
  ['the account of a token', 'account-user-info', 'browser', async () => (await session()).adoptToken('t')],
  ['a logout', 'login/logout', 'browser', async () => (await session()).leaveSession()],
  ['the code for a message', 'wx/ticket', 'wechat', qrcode],
  ['the code’s picture', 'wx/get', 'wechat', qrcode],
  ['the count of a download', 'get-channel-code', 'ios-app', download],
])('%s when it fails in the background: reported', async (_, path, host, action) => {
  await open(host, path);
  await action();
  await vi.waitFor(() => expect(notices.map(({ endpoint = '' }) => endpoint.endsWith(path))).toContain(true), {
    timeout: 5_000,
  });
  expect(notices[0]).toMatchObject({ code: 'HTTP' });
});
