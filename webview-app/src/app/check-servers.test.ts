import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { problemsOf } from './check-servers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const API = 'https://api.health.example';
const servers = { page: new URL('https://www.health.example/health/'), api: API, account: API, usesCookie: true };
const DATE = { date: 'Mon, 30 Nov 2026 08:00:00 GMT' };

/** Answers as a browser does for a page of another origin. A server that `allows` nothing is reached, and its answer cannot be read. */
function network({ allows = true, reached = true, headers = {} }) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    requests.push(init);
    if (!reached || (!allows && init.mode !== 'no-cors')) throw new TypeError('Failed to fetch');
    return new Response('{}', { headers });
  });
  return requests;
}

test('a service when it allows all that calls need: has no problem', async () => {
  const requests = network({ headers: DATE });
  expect(await problemsOf({ ...servers, token: 'abc' })).toEqual([]);
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual([
    ...['content-type', 'idempotency-key', 'x-client', 'x-position', 'authorization'],
  ]);
});

test.each([
  ['refuses what calls send', { allows: false }, ['the service refuses the page']],
  ['hides its time', {}, ['the time of the service is hidden']],
  ['cannot be reached', { reached: false }, []],
])('a service when it %s: has that problem', async (_, answers, problems) => {
  network(answers);
  expect(await problemsOf(servers)).toEqual(problems);
});

/** Starts the app's check in a new page load, at a service that refuses the page, and returns the codes of the notices. */
async function noticesOfStart(isDevelopment: boolean): Promise<string[]> {
  newPageLoad();
  document.head.innerHTML = `<meta name="api-origin" content="${API}">`;
  vi.stubEnv('DEV', isDevelopment);
  const codes: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).includes('/alarm/')) codes.push(JSON.parse(String(init.body)).code);
    else if (init.mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return new Response('{"code":0,"data":null}');
  });
  const [{ checkServers }, { bridge }] = await Promise.all([
    import('./check-servers.ts'),
    import('../platform/bridge.ts'),
  ]);
  await bridge.opened;
  await checkServers();
  if (!isDevelopment) await vi.waitFor(() => expect(codes.length).toBeGreaterThan(1)).catch(() => undefined);
  return codes.sort();
}

test('the app when it starts and the servers are wrong: says so to a developer, and reports it once in a week', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await noticesOfStart(true)).toEqual([]);
  expect(warn.mock.calls.map(([text]) => String(text).split(':')[0])).toEqual([
    ...['the account service is another site', 'the service refuses the page'],
  ]);
  localStorage.clear();
  expect(await noticesOfStart(false)).toEqual(['COOKIE-SITE', 'CORS']);
  expect(await noticesOfStart(false)).toEqual([]);
});

test('a service when it has the page’s own origin: is not asked', async () => {
  const requests = network({});
  const { origin } = servers.page;
  expect(await problemsOf({ ...servers, api: '', account: '' })).toEqual([]);
  expect(await problemsOf({ ...servers, api: origin, account: origin })).toEqual([]);
  expect(requests).toEqual([]);
});

test.each([
  ['https://account.health.example', true],
  ['http://account.health.example', false],
  ['https://account.other.example', false],
  ['https://health.example:8443', true],
])('the account service when it is %s: is the same site: %s', async (account, isSameSite) => {
  network({ headers: DATE });
  const problems = isSameSite ? [] : ['the account service is another site'];
  expect(await problemsOf({ ...servers, account })).toEqual(problems);
  expect(await problemsOf({ ...servers, account, usesCookie: false })).toEqual([]);
});

test.each([
  ['https://m.health.com.cn/', 'https://api.other.com.cn', false],
  ['https://m.health.com.cn/', 'https://api.health.com.cn', true],
  ['https://m.jd.cn/', 'https://api.jd.cn', true],
  ['http://192.168.1.2/', 'http://10.9.1.2', false],
])('a page at %s when its account service is %s: is the same site: %s', async (page, account, isSameSite) => {
  network({ headers: DATE });
  const problems = isSameSite ? [] : ['the account service is another site'];
  expect(await problemsOf({ ...servers, page: new URL(page), account })).toEqual(problems);
});
