import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPackages } from '../../api/mall.ts';
import { getMedicalIndex } from '../../api/static-home.ts';
import { CLIENT_HEADER } from '../../client/client-header.ts';
import { configureClient, forgetAnswers, request } from '../../client/request.ts';
import { learnTime, serverNow } from '../../client/server-clock.ts';
import { match, type RouteId, routes } from '../../routes.ts';
import type { PlatformCode } from '../../routing/row.ts';
import { needsLogin } from '../guards.ts';
import { preload as preloadFor } from './head.ts';
import { FIRST_DATA } from './head-data.ts';
import { byFolder, type Preload } from './head-table.ts';
import { prefetchRoute } from './route.ts';

const tableOf = (path: string, data: string): Preload => ({
  ...{ base: '/health/', files: ['zh.js'], texts: 0, areas: [[]], dialogs: [] },
  screens: [[`^${path}$`, 0]],
  data: { 0: data },
});
/** Preloads and lets the texts load: the entry page's data is requested after them. */
const preload: typeof preloadFor = (...page) => {
  preloadFor(...page);
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
};
const HOME = tableOf('/', '/static-config/medical/index.json');
const INDEX = { banners: [], groups: [] };
const wired = (answer: () => Promise<Response> = async () => Response.json(INDEX)) => {
  const wire = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', wire);
  return wire;
};

beforeEach(() => forgetAnswers());
afterEach(() => {
  globalThis.sdhealthPrefetchedInHead = undefined;
  configureClient({});
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns everything of a request that a server sees, without its id, and whether the browser caches the answer. */
const sentBy = ([address, init]: [string, RequestInit]) => ({
  address,
  method: init.method ?? 'GET',
  headers: Object.fromEntries([...new Headers(init.headers)].filter(([name]) => name !== CLIENT_HEADER)),
  body: init.body,
  credentials: init.credentials,
  cache: init.cache,
});

test.each((['zh', 'en'] as const).flatMap((language) => Object.keys(FIRST_DATA).map((id) => [language, id] as const)))(
  'the head when the language is %s: requests the first data of %s exactly as the client would',
  async (language, id) => {
    const { path } = routes[id as RouteId];
    const address = path.replace(':productNo', 'yj_jctj').replace(':version', 'v3');
    configureClient({ language: () => (language === 'zh' ? 'zh-CN' : 'en') });
    const wire = wired(() => new Promise(() => undefined));
    const matched = match(address);
    if (matched) prefetchRoute(matched);
    if (id === 'checkup.package-list') request(listPackages, { query: {} });
    const isFirst = ({ address: to }: { address: string }) => /\/static-config\/|package\/list/.test(to);
    const own = await vi.waitFor(() => wire.mock.calls.map(sentBy).find(isFirst) ?? Promise.reject(new Error('none')));
    wire.mockClear();
    preload(tableOf(address, byFolder(FIRST_DATA[id] ?? '', path)), language, address);
    expect(wire.mock.calls.map(sentBy)).toEqual([own]);
  },
);

test.each(Object.entries(FIRST_DATA))(
  'the first data of %s when the head requests it: needs no login',
  (id, file = '') => {
    const { path } = routes[id as RouteId];
    const wire = wired();
    const timeOf = (userAgent: string) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      globalThis.sdhealthPrefetchedInHead = undefined;
      preload(tableOf(path, byFolder(file, path)), 'zh', path);
      return wire.mock.calls.splice(0).length;
    };
    // A public file may be requested while a host requires a login; a call may not.
    const isFile = file.startsWith('/static-config/');
    const isAsked = (platform: PlatformCode) => Number(isFile || !needsLogin(routes[id as RouteId], platform));
    expect(timeOf('Safari')).toBe(isAsked(2));
    expect(timeOf('Safari MicroMessenger/8.0')).toBe(isAsked(1));
    expect(timeOf('Safari SdHealthApp/6.3')).toBe(isAsked(3));
  },
);

test('the head’s prefetched call when a visitor opens the page: used, but for no person with a session', async () => {
  const wire = wired(async () => Response.json({ code: 0, data: { list: [] }, msg: '' }));
  const LIST = tableOf('/package-list', FIRST_DATA['checkup.package-list'] ?? '');
  const list = () => request(listPackages, { query: {} });
  configureClient({ language: () => 'zh-CN' });
  preload(LIST, 'zh', '/package-list');
  await list();
  expect(wire).toHaveBeenCalledTimes(1);
  preload(LIST, 'zh', '/package-list');
  configureClient({ language: () => 'zh-CN', token: () => 't' });
  await list();
  expect(wire).toHaveBeenCalledTimes(3);
  globalThis.sdhealthPrefetchedInHead = undefined;
  localStorage.setItem('sdhealth.had-session', 'true');
  preload(LIST, 'zh', '/package-list');
  expect(wire).toHaveBeenCalledTimes(3);
});

test('the head’s prefetched answer when two calls match: only the first takes it', async () => {
  const wire = wired();
  preload(HOME, 'zh', '/');
  expect(await request(getMedicalIndex)).toEqual(INDEX);
  expect(wire).toHaveBeenCalledTimes(1);
  forgetAnswers();
  await request(getMedicalIndex);
  expect(wire).toHaveBeenCalledTimes(2);
});

test.each([
  ['is old', () => vi.setSystemTime(Date.now() + 10_001)],
  ['is of another language', () => configureClient({ language: () => 'en' })],
])('the head’s prefetched answer when it %s: not taken', async (_, change) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wire = wired();
  preload(HOME, 'zh', '/');
  change();
  await request(getMedicalIndex);
  expect(wire).toHaveBeenCalledTimes(2);
});

test('a prefetched answer when taken: does not set the server’s clock', async () => {
  learnTime(new Date().toUTCString());
  const requested = new Date(Date.now() - 9_000).toUTCString();
  wired(async () => Response.json({ code: 0, data: { list: [] }, msg: '' }, { headers: { Date: requested } }));
  configureClient({ language: () => 'zh-CN' });
  preload(tableOf('/package-list', FIRST_DATA['checkup.package-list'] ?? ''), 'zh', '/package-list');
  await request(listPackages, { query: {} });
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(100);
});

test('the head’s prefetched answer when it has failed: the client requests it again', async () => {
  const wire = wired();
  wire.mockRejectedValueOnce(new TypeError('no network'));
  preload(HOME, 'zh', '/');
  expect(await request(getMedicalIndex)).toEqual(INDEX);
  expect(wire).toHaveBeenCalledTimes(2);
});

test('a caller when aborted while it waits for the head’s answer: rejects at once', async () => {
  wired(() => new Promise(() => undefined));
  preload(HOME, 'zh', '/');
  const leaving = new AbortController();
  const requested = request(getMedicalIndex, {}, { signal: leaving.signal });
  leaving.abort();
  await expect(requested).rejects.toMatchObject({ code: 'ABORTED' });
});
