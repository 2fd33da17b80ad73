import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const reload = vi.fn();
let reached = true;

/**
 * Sets the page's program, the last of its modules. A module before it is the same in every release. The elements are not in the page,
 * which would load them.
 */
function programIs(src: string): void {
  const page = document.createElement('div');
  page.innerHTML = ['/assets/bundler.js', src]
    .map((value) => `<script type="module" src="${value}"></script>`)
    .join('');
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => page.querySelectorAll(selector));
}

beforeEach(() => {
  newPageLoad();
  reached = true;
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('no network');
    return Response.json({ code: 0, data: {}, msg: '' });
  });
  programIs('/assets/frame-1.js');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const release = () => import('./new-release.ts');

test('O12: a page when its file is missing: it reloads once for each release', async () => {
  expect(await (await release()).onMissingFile()).toBe('reloading');
  newPageLoad();
  expect(await (await release()).onMissingFile()).toBe('replaced');
  expect(reload).toHaveBeenCalledTimes(1);
  programIs('/assets/frame-2.js');
  expect(await (await release()).onMissingFile()).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('O12: servers of several releases when they answer in turn: three reloads a visit at most', async () => {
  const { onMissingFile } = await release();
  const matches: string[] = [];
  for (const number of [1, 2, 1, 3, 4]) {
    programIs(`/assets/frame-${number}.js`);
    matches.push(await onMissingFile());
  }
  expect(matches).toEqual(['reloading', 'reloading', 'replaced', 'reloading', 'replaced']);
});

test('O12: a page when it has unsaved work: no reload, but a message that one is needed', async () => {
  const { blockReload } = await import('./unsaved-work.ts');
  const [payment, form] = [blockReload(), blockReload()];
  form();
  form();
  const { cutOffFor, onMissingFile, release: shown } = await release();
  expect(await onMissingFile()).toBe('replaced');
  expect(shown.replaced).toBe(false);
  expect(await cutOffFor()).toBeUndefined();
  expect(shown.replaced).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  payment();
  expect(await onMissingFile()).toBe('reloading');
});

test('O12: a page when the network is gone or no reload can be stored: no reload', async () => {
  reached = false;
  const { cutOffFor, onMissingFile, release: shown } = await release();
  expect(await onMissingFile()).toBe('offline');
  expect(await cutOffFor()).toBe('offline');
  expect(shown.replaced).toBe(false);
  reached = true;
  vi.stubGlobal('sessionStorage', undefined);
  expect(await onMissingFile()).toBe('replaced');
  expect(reload).not.toHaveBeenCalled();
});

describe('O13: a file whose name the browser does not tell', () => {
  const CHUNK = 'https://health.example/health/assets/checkup-12345678.js';
  const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });
  const half = () => script('function c(){return');
  const whole = () => script('export const c = 1;');
  const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

  /** Sets the file's answers: `cached` is a cache's content, `now` the server's. */
  function fileIs(cached: () => Response, now: () => Response): void {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: CHUNK } as PerformanceEntry]);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address !== CHUNK) return Response.json({ code: 0, data: {}, msg: '' });
      return init?.cache === 'reload' ? now() : cached();
    });
  }

  test.each([
    ['half of the file', half],
    ['a page instead of the file', page],
  ])('a page when a cache had %s and the server has the whole file: reloads', async (_, cached) => {
    sessionStorage.clear();
    fileIs(cached, cached);
    const matches = [await (await release()).onMissingFile()];
    newPageLoad();
    matches.push(await (await release()).onMissingFile());
    fileIs(cached, whole);
    newPageLoad();
    matches.push(await (await release()).onMissingFile());
    expect(matches).toEqual(['reloading', 'replaced', 'reloading']);
  });

  test('a page when the cache stays wrong: at most three reloads in a visit', async () => {
    fileIs(half, whole);
    const matches: string[] = [];
    for (let load = 0; load < 5; load++) {
      matches.push(await (await release()).onMissingFile());
      newPageLoad();
    }
    expect(matches).toEqual(['reloading', 'reloading', 'reloading', 'replaced', 'replaced']);
  });
});

describe('O09: a page that WeChat has kept for too long', () => {
  const opened = vi.fn();
  let requests: string[] = [];
  let newest: unknown = { program: '/assets/frame-22222222.js' };

  beforeEach(() => {
    opened.mockClear();
    requests = [];
    newest = { program: '/assets/frame-22222222.js' };
    vi.spyOn(window.location, 'replace').mockImplementation((address) => opened(String(address)));
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      requests.push(`${address} ${init?.cache}`);
      if (newest === undefined) throw new TypeError('no network');
      return newest === '' ? new Response('<!doctype html>') : Response.json(newest);
    });
    programIs('/assets/frame-11111111.js');
    history.replaceState(null, '', '/health/package-list?channel=a#more');
  });
  afterEach(() => history.replaceState(null, '', '/'));

  const answerWith = (answer: unknown) => {
    newest = answer;
  };

  /** Checks the release as a page load in the same visit does. */
  async function look(host: HostName = 'wechat', prepare = async () => {}) {
    newPageLoad();
    const installed = installHost(host);
    await prepare();
    const { leaveOldPage } = await import('../app/old-page.ts');
    await leaveOldPage();
    installed.dispose();
  }

  test.each<HostName>(['wechat', 'wecom', 'mini-program'])(
    'an old page in %s when a newer release exists: reopens at that address once in a visit',
    async (host) => {
      await look(host);
      expect(requests).toEqual([expect.stringMatching(/release\.json\?v=\d+ no-store$/)]);
      expect(opened.mock.calls).toEqual([
        [expect.stringMatching(/\/health\/package-list\?channel=a&v=22222222#more$/)],
      ]);
      // The host shows the old page again, and a server of another release answers.
      newest = { program: '/assets/frame-33333333.js' };
      await look(host);
      expect([requests.length, opened.mock.calls.length]).toEqual([1, 1]);
    },
  );

  test.each<[string, () => void]>([
    ['is of the newest release', () => programIs('/assets/frame-22222222.js')],
    ['has the new release’s address already', () => history.replaceState(null, '', '/health/?v=22222222')],
    ['cannot ask', () => answerWith(undefined)],
    ['is of a server that has no such file', () => answerWith('')],
    ['gets no name', () => answerWith({ program: '//evil.example/x.js' })],
    ['cannot remember the visit', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('a page in WeChat when it %s: stays', async (_, happen) => {
    happen();
    await look();
    expect(opened).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the login sheet is open',
      async () => void (await import('./login-request.ts')).askInDialog('login').catch(() => undefined),
    ],
    [
      'text stands in a field',
      async () => {
        const field = document.body.appendChild(document.createElement('input'));
        field.value = 'a';
      },
    ],
    [
      'the program has another address, and the same name',
      async () => programIs('https://cdn.example/frame-22222222.js'),
    ],
  ])('a page in WeChat when %s: stays', async (_, happen) => {
    await look('wechat', async () => void (await happen()));
    document.querySelector('input')?.remove();
    expect([requests.length, opened.mock.calls.length]).toEqual([1, 0]);
  });

  test('an old page in WeChat when the visit is in progress: reloads in the same history entry', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    history.replaceState({ at: 3 }, '');
    await look();
    expect(reload).toHaveBeenCalledOnce();
    expect([location.search, history.state]).toEqual(['?channel=a&v=22222222', { at: 3 }]);
  });

  test('the question for the newest release when no server answers: given up after 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
    );
    const looking = look();
    let isOver = false;
    void looking.then(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(isOver).toBe(true));
    expect(opened).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('an old page when there is unsaved work: stays; in other hosts: does not ask for the release', async () => {
    await look('wechat', async () => {
      (await import('./unsaved-work.ts')).blockReload();
    });
    expect([requests.length, opened.mock.calls.length]).toEqual([1, 0]);
    sessionStorage.clear();
    for (const host of ['browser', 'ios-app', 'android-app'] as const) await look(host);
    expect([requests.length, opened.mock.calls.length]).toEqual([1, 0]);
  });
});
