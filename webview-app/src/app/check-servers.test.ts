import { afterEach, expect, test, vi } from 'vitest';
import { problemsOf } from './check-servers.ts';

afterEach(() => void vi.unstubAllGlobals());

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
    ...['content-type', 'idempotency-key', 'x-position', 'authorization'],
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
