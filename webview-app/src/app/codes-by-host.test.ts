/**
 * Tests the effect of each code of the catalogue (specification, sections 4 and 8). The same request is refused with each code in each
 * host, in the complete app.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { createBackend } from '@sdhealth/fixtures';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

/** The reactions that the tests check, in this order. */
type Reaction =
  | 'dialog'
  | 'app login'
  | 'app refresh'
  | 'web refresh'
  | 'third-party'
  | 'notice'
  | 'alert'
  | 'admin login'
  | 'reported';

const REQUEST_PATH = '/api/sdhealth/mall/package/list';
const disposers: (() => void)[] = [];

afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(document, { cookie: 'adminToken=; Max-Age=0; path=/' });
});

const paths: string[] = [];
const visitedAddresses: string[] = [];

/** Sends a request that is refused with the code. Resolves to the first reactions of the app. */
async function reactionsTo(code: number, host: HostName): Promise<Reaction[]> {
  const { reactions } = await requestRefusedWith(code, host);
  await vi.waitFor(() => expect(reactions().length).toBeGreaterThan(0), { timeout: 5_000 });
  return reactions();
}

async function requestRefusedWith(code: number, host: HostName) {
  const backend = createBackend();
  paths.length = 0;
  visitedAddresses.length = 0;
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    paths.push(url.pathname);
    if (url.pathname === REQUEST_PATH) return Response.json({ code, data: null, msg: 'the server’s words' });
    return backend.request(url.href, init);
  });
  Object.defineProperty(location, 'assign', {
    configurable: true,
    value: (to: string) => void visitedAddresses.push(to),
  });
  Object.defineProperty(location, 'reload', { configurable: true, value: () => void visitedAddresses.push('reload') });
  const login = await backend.request('http://localhost/__fixtures/session', { method: 'POST', body: '{}' });
  const { token }: { token: string } = await login.json();
  const isApp = host.endsWith('-app');
  const installed = replaceHost(host, isApp ? { token, user: 'cancel' } : {});
  const { bridge } = await import('../platform/bridge.ts');
  const { boot } = await import('./boot.ts');
  const { adoptToken } = await import('../flows/session.ts');
  const { request } = await import('../client/request.ts');
  const { listPackages } = await import('../api/mall.ts');
  const { loginRequest } = await import('../platform/login-request.ts');
  const { notices } = await import('../ui/toast-store.ts');
  const { alert } = await import('../store/frame.ts');
  disposers.push(() => bridge.dispose());
  boot();
  await bridge.opened;
  if (!isApp) await adoptToken(token);
  const { session } = await import('../store/session.ts');
  await vi.waitFor(() => expect(session.status).not.toBe('restoring'));
  paths.length = 0;
  const failure = request(listPackages).catch((error: unknown) => error);
  const wasCalled = (name: string) =>
    installed.traffic.some((entry) => entry.name === name && entry.direction === 'to-host');
  const reactions = (): Reaction[] => [
    ...(loginRequest.purpose === 'login' ? (['dialog'] as const) : []),
    ...(wasCalled('login') ? (['app login'] as const) : []),
    ...(wasCalled('refreshToken') ? (['app refresh'] as const) : []),
    ...(paths.some((path) => path.endsWith('refresh-token')) ? (['web refresh'] as const) : []),
    ...(visitedAddresses.some((to) => to.includes('/third-login')) ? (['third-party'] as const) : []),
    ...(notices.list().length > 0 ? (['notice'] as const) : []),
    ...(alert.message ? (['alert'] as const) : []),
    ...(visitedAddresses.some((to) => to.includes('/admin-login')) ? (['admin login'] as const) : []),
    ...(paths.some((path) => path.endsWith('febot-notice')) ? (['reported'] as const) : []),
  ];
  return { reactions, failure };
}

const asAdmin = () => Object.assign(document, { cookie: 'adminToken=at; path=/' });

const WEB: readonly HostName[] = ['browser', 'wecom', 'wechat', 'mini-program'];
const APPS: readonly HostName[] = ['android-app', 'ios-app'];

describe.each([...APPS, ...WEB])('in %s', (host) => {
  const isApp = APPS.includes(host);
  const webLogin: Reaction = host === 'browser' ? 'dialog' : 'third-party';
  const login = isApp ? 'app login' : webLogin;
  const refresh = isApp ? 'app refresh' : 'web refresh';
  test.each<[number, Reaction]>([
    [20102, login],
    [20003, login],
    [23001, login],
    [20205, refresh],
    [20203, refresh],
    [20202, 'notice'],
    [20206, 'notice'],
    [100304, 'alert'],
    [10009, 'reported'],
    [47_777, 'reported'],
  ])('a request when it is refused with code %i: causes %s', async (code, reaction) =>
    expect(await reactionsTo(code, host)).toContain(reaction),
  );
});

test.each([...APPS, ...WEB])('code 100302 when an admin gets it in %s: opens the admin login', async (host) => {
  asAdmin();
  expect(await reactionsTo(100302, host)).toContain('admin login');
});

test('code 100302 when a customer gets it: does not end the session', async () => {
  const { reactions, failure } = await requestRefusedWith(100302, 'browser');
  expect(await failure).toMatchObject({ code: 100302 });
  const { session } = await import('../store/session.ts');
  expect([reactions(), visitedAddresses, session.status]).toEqual([[], [], 'logged-in']);
});

test('code 20102 when a request gets it on the web: reloads the page only after a login', async () => {
  for (const isLoggedIn of [true, false]) {
    await reactionsTo(20102, 'browser');
    const { answerDialog } = await import('../platform/login-request.ts');
    const { session } = await import('../store/session.ts');
    answerDialog(isLoggedIn);
    if (isLoggedIn) await vi.waitFor(() => expect(visitedAddresses).toContain('reload'));
    else await vi.waitFor(() => expect(session.status).toBe('visitor'));
    expect(visitedAddresses.filter((to) => to === 'reload')).toHaveLength(isLoggedIn ? 1 : 0);
  }
});

test('code 20003 when a request gets it on the web: repeats the request after the login', async () => {
  await reactionsTo(20003, 'browser');
  const { answerDialog } = await import('../platform/login-request.ts');
  const previous = paths.filter((path) => path === REQUEST_PATH).length;
  answerDialog(true);
  await vi.waitFor(() => expect(paths.filter((path) => path === REQUEST_PATH)).toHaveLength(previous + 1));
  expect(visitedAddresses).toEqual([]);
});

test('code 100302 when an admin gets it: clears credentials and session', async () => {
  asAdmin();
  await reactionsTo(100302, 'browser');
  const { admin } = await import('../platform/admin.ts');
  const { session } = await import('../store/session.ts');
  expect(admin()).toBeUndefined();
  expect(session.status).toBe('visitor');
});

test('code 100304 when a request gets it: shows an alert about the missing permission', async () => {
  await reactionsTo(100304, 'browser');
  const { alert } = await import('../store/frame.ts');
  const { text } = await import('../messages/index.ts');
  expect(alert.message).toBe(text().states.noPermission);
  expect(['You have no permission, contact the administrator', '您没有权限，请联系管理员']).toContain(alert.message);
});

test('a code when the app shows or handles it: is not reported', async () => {
  for (const code of [20202, 20206, 20003, 100304])
    expect(await reactionsTo(code, 'browser')).not.toContain('reported');
});
