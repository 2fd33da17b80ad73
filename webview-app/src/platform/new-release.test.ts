import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const reload = vi.fn();
let isReachable = true;

/**
 * Sets the page's main module, the last of its scripts. The script before it is the same in every release. The elements are not in the page,
 * because the page would load them.
 */
function setMainModule(src: string): void {
  const htmlPage = document.createElement('div');
  htmlPage.innerHTML = ['/assets/bundler.js', src]
    .map((value) => `<script type="module" src="${value}"></script>`)
    .join('');
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => htmlPage.querySelectorAll(selector));
}

beforeEach(() => {
  newPageLoad();
  isReachable = true;
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('no network');
    return Response.json({ code: 0, data: {}, msg: '' });
  });
  setMainModule('/assets/frame-1.js');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const release = () => import('./new-release.ts');

test('O12: a page when its file is missing: reloads once for each release', async () => {
  expect(await (await release()).onMissingFile()).toBe('reloading');
  newPageLoad();
  expect(await (await release()).onMissingFile()).toBe('replaced');
  expect(reload).toHaveBeenCalledTimes(1);
  setMainModule('/assets/frame-2.js');
  expect(await (await release()).onMissingFile()).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('O12: a page when servers of several releases answer in turn: reloads at most three times in a visit', async () => {
  const { onMissingFile } = await release();
  const results: string[] = [];
  for (const number of [1, 2, 1, 3, 4]) {
    setMainModule(`/assets/frame-${number}.js`);
    results.push(await onMissingFile());
  }
  expect(results).toEqual(['reloading', 'reloading', 'replaced', 'reloading', 'replaced']);
});

test('O12: a page when it has unsaved work: shows that a reload is needed', async () => {
  const { blockReload } = await import('./unsaved-work.ts');
  const [payment, form] = [blockReload(), blockReload()];
  form();
  form();
  const { cutOffFor, onMissingFile, release: releaseState } = await release();
  expect(await onMissingFile()).toBe('replaced');
  expect(releaseState.replaced).toBe(false);
  expect(await cutOffFor()).toBeUndefined();
  expect(releaseState.replaced).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  payment();
  expect(await onMissingFile()).toBe('reloading');
});

test('O12: a page when the network is missing or the storage denied: not reloaded', async () => {
  isReachable = false;
  const { cutOffFor, onMissingFile, release: releaseState } = await release();
  expect(await onMissingFile()).toBe('offline');
  expect(await cutOffFor()).toBe('offline');
  expect(releaseState.replaced).toBe(false);
  isReachable = true;
  vi.stubGlobal('sessionStorage', undefined);
  expect(await onMissingFile()).toBe('replaced');
  expect(reload).not.toHaveBeenCalled();
});

describe('O13: a file without a name in the browser’s error', () => {
  const CHUNK = 'https://health.example/health/assets/checkup-12345678.js';
  const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });
  const incompleteFile = () => script('function c(){return');
  const completeFile = () => script('export const c = 1;');
  const htmlPage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

  /** Sets the file's answers: `cached` is a cache's content, `now` the server's. */
  function mockFile(cached: () => Response, now: () => Response): void {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: CHUNK } as PerformanceResourceTiming]);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address !== CHUNK) return Response.json({ code: 0, data: {}, msg: '' });
      return init?.cache === 'reload' ? now() : cached();
    });
  }

  test.each([
    ['an incomplete file', incompleteFile],
    ['a page instead of the file', htmlPage],
  ])('a page when a cache has %s and the server the complete file: reloads', async (_, cached) => {
    sessionStorage.clear();
    mockFile(cached, cached);
    const results = [await (await release()).onMissingFile()];
    newPageLoad();
    results.push(await (await release()).onMissingFile());
    mockFile(cached, completeFile);
    newPageLoad();
    results.push(await (await release()).onMissingFile());
    expect(results).toEqual(['reloading', 'replaced', 'reloading']);
  });

  test('a page when the cache stays wrong: at most three reloads in a visit', async () => {
    mockFile(incompleteFile, completeFile);
    const results: string[] = [];
    for (let load = 0; load < 5; load++) {
      results.push(await (await release()).onMissingFile());
      newPageLoad();
    }
    expect(results).toEqual(['reloading', 'reloading', 'reloading', 'replaced', 'replaced']);
  });
});

describe('O09: a page that WeChat has cached for too long', () => {
  const openedAddresses = vi.fn();
  let requests: string[] = [];
  let newest: unknown = { program: '/assets/frame-22222222.js' };

  beforeEach(() => {
    openedAddresses.mockClear();
    requests = [];
    newest = { program: '/assets/frame-22222222.js' };
    vi.spyOn(window.location, 'replace').mockImplementation((address) => openedAddresses(String(address)));
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      requests.push(`${address} ${init?.cache}`);
      if (newest === undefined) throw new TypeError('no network');
      return newest === '' ? new Response('<!doctype html>') : Response.json(newest);
    });
    setMainModule('/assets/frame-11111111.js');
    history.replaceState(null, '', '/health/package-list?channel=a#more');
  });
  afterEach(() => history.replaceState(null, '', '/'));

  const answerWith = (answer: unknown) => {
    newest = answer;
  };

  /** Checks the release as a page load in the same visit does. */
  async function checkRelease(host: HostName = 'wechat', prepare = async () => {}) {
    newPageLoad();
    const installedHost = installHost(host);
    await prepare();
    const { leaveOldPage } = await import('../app/old-page.ts');
    await leaveOldPage();
    installedHost.dispose();
  }

  test.each<HostName>(['wechat', 'wecom', 'mini-program'])(
    'an old page in %s when a newer release exists: reopens at that address once in a visit',
    async (host) => {
      await checkRelease(host);
      expect(requests).toEqual([expect.stringMatching(/release\.json\?v=\d+ no-store$/)]);
      expect(openedAddresses.mock.calls).toEqual([
        [expect.stringMatching(/\/health\/package-list\?channel=a&v=22222222#more$/)],
      ]);
      // The host shows the old page again, and a server of another release answers.
      newest = { program: '/assets/frame-33333333.js' };
      await checkRelease(host);
      expect([requests.length, openedAddresses.mock.calls.length]).toEqual([1, 1]);
    },
  );

  test.each<[string, () => void]>([
    ['is of the newest release', () => setMainModule('/assets/frame-22222222.js')],
    ['has the new release’s address already', () => history.replaceState(null, '', '/health/?v=22222222')],
    ['has no network', () => answerWith(undefined)],
    ['is from a server without the release file', () => answerWith('')],
    ['gets an invalid file name', () => answerWith({ program: '//evil.example/x.js' })],
    ['has no session storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('a page in WeChat when it %s: stays', async (_, prepare) => {
    prepare();
    await checkRelease();
    expect(openedAddresses).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the login sheet is open',
      async () => void (await import('./login-request.ts')).askInDialog('login').catch(() => undefined),
    ],
    [
      'a field has text',
      async () => {
        const field = document.body.appendChild(document.createElement('input'));
        field.value = 'a';
      },
    ],
    [
      'the main module has another address but the same name',
      async () => setMainModule('https://cdn.example/frame-22222222.js'),
    ],
  ])('a page in WeChat when %s: stays', async (_, prepare) => {
    await checkRelease('wechat', async () => void (await prepare()));
    document.querySelector('input')?.remove();
    expect([requests.length, openedAddresses.mock.calls.length]).toEqual([1, 0]);
  });

  test('an old page in WeChat when the visit is in progress: reloads in the same history entry', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    history.replaceState({ at: 3 }, '');
    await checkRelease();
    expect(reload).toHaveBeenCalledOnce();
    expect([location.search, history.state]).toEqual(['?channel=a&v=22222222', { at: 3 }]);
  });

  test('the request for the newest release when no server answers: aborted after 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const checking = checkRelease();
    let isOver = false;
    void checking.then(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(isOver).toBe(true));
    expect(openedAddresses).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('an old page when it has unsaved work or another host: stays', async () => {
    await checkRelease('wechat', async () => {
      (await import('./unsaved-work.ts')).blockReload();
    });
    expect([requests.length, openedAddresses.mock.calls.length]).toEqual([1, 0]);
    sessionStorage.clear();
    for (const host of ['browser', 'ios-app', 'android-app'] as const) await checkRelease(host);
    expect([requests.length, openedAddresses.mock.calls.length]).toEqual([1, 0]);
  });
});
