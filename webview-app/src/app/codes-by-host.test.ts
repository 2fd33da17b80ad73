/**
 * Tests the effect of each code of the catalogue (specification, sections 4 and 8). The same call is refused with each code in each
 * host, with the real frame.
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

const CALL = '/api/sdhealth/mall/package/list';
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(document, { cookie: 'adminToken=; Max-Age=0; path=/' });
});

const paths: string[] = [];
const visited: string[] = [];

/** Makes a call that is refused with the code. Resolves to its first reactions. */
async function refusedWith(code: number, host: HostName): Promise<Reaction[]> {
  const { reactions } = await call(code, host);
  await vi.waitFor(() => expect(reactions().length).toBeGreaterThan(0), { timeout: 5_000 });
  return reactions();
}

async function call(code: number, host: HostName) {
  const backend = createBackend();
  paths.length = 0;
  visited.length = 0;
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    paths.push(url.pathname);
    if (url.pathname === CALL) return Response.json({ code, data: null, msg: 'the server’s words' });
    return backend.request(url.href, init);
  });
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
  Object.defineProperty(location, 'reload', { configurable: true, value: () => void visited.push('reload') });
  const session = backend.request('http://localhost/__fixtures/session', { method: 'POST', body: '{}' });
  const { token }: { token: string } = await (await session).json();
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
  ends.push(() => bridge.dispose());
  boot();
  await bridge.opened;
  if (!isApp) await adoptToken(token);
  const { session: state } = await import('../store/session.ts');
  await vi.waitFor(() => expect(state.status).not.toBe('restoring'));
  paths.length = 0;
  const failed = request(listPackages).catch((error: unknown) => error);
  const called = (name: string) =>
    installed.traffic.some((entry) => entry.name === name && entry.direction === 'to-host');
  const reactions = (): Reaction[] => [
    ...(loginRequest.purpose === 'login' ? (['dialog'] as const) : []),
    ...(called('login') ? (['app login'] as const) : []),
    ...(called('refreshToken') ? (['app refresh'] as const) : []),
    ...(paths.some((path) => path.endsWith('refresh-token')) ? (['web refresh'] as const) : []),
    ...(visited.some((to) => to.includes('/third-login')) ? (['third-party'] as const) : []),
    ...(notices.list().length > 0 ? (['notice'] as const) : []),
    ...(alert.message ? (['alert'] as const) : []),
    ...(visited.some((to) => to.includes('/admin-login')) ? (['admin login'] as const) : []),
    ...(paths.some((path) => path.endsWith('febot-notice')) ? (['reported'] as const) : []),
  ];
  return { reactions, failed };
}

const asAdmin = () => Object.assign(document, { cookie: 'adminToken=at; path=/' });

const WEB: readonly HostName[] = ['browser', 'wecom', 'wechat', 'mini-program'];
const APPS: readonly HostName[] = ['android-app', 'ios-app'];

describe.each(APPS)('in %s', (host) => {
  test.each<[number, Reaction]>([
    [20102, 'app login'],
    [20003, 'app login'],
    [23001, 'app login'],
    [20205, 'app refresh'],
    [20203, 'app refresh'],
    [20202, 'notice'],
    [20206, 'notice'],
    [100304, 'alert'],
    [10009, 'reported'],
    [47_777, 'reported'],
  ])('a refusal by code %i: %s', async (code, reaction) => expect(await refusedWith(code, host)).toContain(reaction));
});

describe.each(WEB)('in %s', (host) => {
  const login: Reaction = host === 'browser' ? 'dialog' : 'third-party';
  test.each<[number, Reaction]>([
    [20102, login],
    [20003, login],
    [23001, login],
    [20205, 'web refresh'],
    [20203, 'web refresh'],
    [20202, 'notice'],
    [20206, 'notice'],
    [100304, 'alert'],
    [10009, 'reported'],
    [47_777, 'reported'],
  ])('a refusal by code %i: %s', async (code, reaction) => expect(await refusedWith(code, host)).toContain(reaction));
});

test.each([...APPS, ...WEB])('code 100302 when an admin gets it in %s: the admin login opens', async (host) => {
  asAdmin();
  expect(await refusedWith(100302, host)).toContain('admin login');
});

test('code 100302 when a customer gets it: the call fails and the session stays', async () => {
  const { reactions, failed } = await call(100302, 'browser');
  expect(await failed).toMatchObject({ code: 100302 });
  const { session } = await import('../store/session.ts');
  expect([reactions(), visited, session.status]).toEqual([[], [], 'logged-in']);
});

test('code 20102 when a call gets it on the web: the page reloads after a login, but not without one', async () => {
  for (const done of [true, false]) {
    await refusedWith(20102, 'browser');
    const { answerDialog } = await import('../platform/login-request.ts');
    const { session } = await import('../store/session.ts');
    answerDialog(done);
    if (done) await vi.waitFor(() => expect(visited).toContain('reload'));
    else await vi.waitFor(() => expect(session.status).toBe('visitor'));
    expect(visited.filter((to) => to === 'reload')).toHaveLength(done ? 1 : 0);
  }
});

test('code 20003 when a call gets it on the web: the call is repeated after the login and the page stays', async () => {
  await refusedWith(20003, 'browser');
  const { answerDialog } = await import('../platform/login-request.ts');
  const previous = paths.filter((path) => path === CALL).length;
  answerDialog(true);
  await vi.waitFor(() => expect(paths.filter((path) => path === CALL)).toHaveLength(previous + 1));
  expect(visited).toEqual([]);
});

test('code 100302 when an admin gets it: credentials and session are cleared before the page is left', async () => {
  asAdmin();
  await refusedWith(100302, 'browser');
  const { admin } = await import('../platform/admin.ts');
  const { session } = await import('../store/session.ts');
  expect(admin()).toBeUndefined();
  expect(session.status).toBe('visitor');
});

test('code 100304 when a call gets it: an alert says that the admin has no permission', async () => {
  await refusedWith(100304, 'browser');
  const { alert } = await import('../store/frame.ts');
  const { text } = await import('../messages/index.ts');
  expect(alert.message).toBe(text().states.noPermission);
  expect(['You have no permission, contact the administrator', '您没有权限，请联系管理员']).toContain(alert.message);
});

test('a code when the app shows or handles it: the refusal is not reported', async () => {
  for (const code of [20202, 20206, 20003, 100304])
    expect(await refusedWith(code, 'browser')).not.toContain('reported');
});
