/**
 * Tests the page's service worker in a real browser, against a server with switchable faults. A wrong answer is never cached, the worker
 * never harms an online page, and an installation can switch it off.
 */
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect } from '../../native-shims/src/playwright.ts';
import { zh } from '../src/messages/zh.ts';
import { untilProgram } from './journey/program.ts';
import { cachedFiles, cachedProgramFiles, waitUntilCached } from './page-worker/cached-files.ts';
import { builtFiles, otherRelease } from './page-worker/other-release.ts';
import { type Answer, type Answers, isAsset, isPage, noNetwork, test } from './page-worker/site.ts';

test.use({
  serviceWorkers: 'allow',
  // Faults are planted, and the browser names them.
  allowErrors: [
    /Failed to load|Failed to fetch|Failed to convert|ERR_|MIME type|Unexpected|Quota|no-response|SecurityError|SyntaxError|Uncaught|^page error: $/,
  ],
});

const HOME = '/health/?lang=zh';
const LIST = '/health/package-list?lang=zh';
/** Matches the file of the first screen after the entry page, and the program's first file. */
const AREA = /\/assets\/checkup-[\w-]{8}\.js$/;
const FRAME = /\/assets\/frame-[\w-]{8}\.js$/;
const DAY_MS = 86_400_000;
/** Exceeds the files of any screen, and the 200 files that an older worker cached. */
const MANY = 240;

const PORTAL: Answer = { body: '<!doctype html><title>Portal</title><h1>Please accept the terms</h1></html>' };
const BAD_GATEWAY: Answer = { status: 502, body: '<!doctype html><h1>502 Bad Gateway</h1></html>' };
const HALF: Answer = { type: 'text/javascript', body: 'import{a as b}from"./gone.js";function c(){return' };

const WRONG_ANSWERS = [
  ['a page', PORTAL],
  ['a half of it', HALF],
] as const;
/** Omits the page in the sample except in the first test. The hash alone detects a truncated file, while a page has another type too. */
const SAMPLED_ANSWERS = process.env['SAMPLE'] === '1' ? WRONG_ANSWERS.slice(1) : WRONG_ANSWERS;

const on =
  (files: RegExp, answer: Answer): Answers =>
  (path) =>
    files.test(path) ? answer : undefined;
const onPages =
  (answer: Answer): Answers =>
  (path) =>
    isPage(path) ? answer : undefined;

const prices = (page: Page) => page.getByText('¥').first();
const openPackages = (page: Page) => page.getByRole('link', { name: '体检套餐' }).click();
const replaced = (page: Page) => page.getByRole('heading', { name: zh.states.replaced.title });

/** Finds the start page that reports an unavailable program. */
const failedStart = (page: Page) => page.locator('.start[data-failed]');

/** Resolves when the program has rendered the app's entry page. */
async function atHome(page: Page): Promise<void> {
  await untilProgram(page);
  await expect(page.getByText(zh.common.serviceHours)).toBeVisible();
}

/** Opens the entry page. Resolves when the worker controls it, and has cached it and its program. */
async function start(page: Page): Promise<void> {
  await page.goto(HOME);
  await atHome(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(HOME);
  await atHome(page);
  await waitUntilCached(page);
}

/** Returns the address of the page's program, which identifies the release. */
const program = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => [...document.querySelectorAll('script[type=module][src]')].at(-1)?.getAttribute('src') ?? undefined,
  );

/** Returns the worker that controls the page. */
async function activeWorker(context: BrowserContext): Promise<Worker> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    for (const worker of context.serviceWorkers().toReversed()) {
      const state = await worker.evaluate(() => Reflect.get(self, 'serviceWorker').state);
      if (state === 'activated') return worker;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no worker');
}

/**
 * Installs the release's service worker now, which a browser does some seconds after a start. Waits on another page until this worker is
 * the only one, and resolves when it controls the page. With a debugger attached Chromium ends an older worker during its answer, or delays
 * the newer one while the page is open.
 */
async function untilOwnWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const own = await program(page);
  const address = page.url();
  await page.goto('about:blank');
  const isThere = async () => {
    const answers = page
      .context()
      .serviceWorkers()
      .map((worker) => worker.evaluate(isOnlyWorkerWith, own).catch(() => false));
    return (await Promise.all(answers)).includes(true);
  };
  await expect.poll(isThere, { timeout: 40_000 }).toBe(true);
  await page.goto(address);
}

/** Tells, in a worker, if no other worker is starting and this release's program is cached. */
async function isOnlyWorkerWith(program = ''): Promise<boolean> {
  const { installing, waiting, active } = Reflect.get(self, 'registration');
  const isCached = (await caches.match(program, { ignoreVary: true })) !== undefined;
  return isCached && !installing && !waiting && active?.state === 'activated';
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

for (const [what, wrong] of WRONG_ANSWERS) {
  test(`O13: a screen when its file was answered with ${what} for a while: opens as soon as the server works`, async ({
    page,
    site,
  }) => {
    await start(page);
    site.fault = on(AREA, wrong);
    await openPackages(page);
    await expect(replaced(page)).toBeVisible();
    site.fault = undefined;
    await page.reload();
    await expect(prices(page)).toBeVisible();
  });
}

for (const [what, wrong] of SAMPLED_ANSWERS) {
  test(`a file when one response is wrong (${what}): is requested again before the page gets it`, async ({
    page,
    site,
  }) => {
    await start(page);
    const loads = countLoads(page);
    let wrongs = 0;
    site.fault = (path) => (AREA.test(path) && wrongs++ === 0 ? wrong : undefined);
    await openPackages(page);
    await expect(prices(page)).toBeVisible();
    expect([wrongs, loads()]).toEqual([2, 1]);
  });

  test(`a newer release when its program was answered with ${what} during the deployment: starts after that`, async ({
    page,
    context,
    site,
  }) => {
    await start(page);
    const previous = await program(page);
    site.release = await otherRelease(site);
    site.fault = on(FRAME, wrong);
    await page.goto(HOME);
    await expect(failedStart(page)).toBeAttached();
    site.fault = undefined;
    await page.reload();
    await atHome(page);
    expect(await program(page)).not.toBe(previous);
    const tab = await context.newPage();
    await tab.goto(LIST);
    await expect(prices(tab)).toBeVisible();
  });
}

test('the page when the storage is full: opens new screens and gets a new release', async ({ page, context, site }) => {
  await start(page);
  const previous = await program(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await openPackages(page);
  await expect(prices(page)).toBeVisible();
  site.release = await otherRelease(site);
  await page.goto(LIST);
  await expect(prices(page)).toBeVisible();
  expect(await program(page)).not.toBe(previous);
});

test('the page when the browser refuses storage: opens, also with a new screen', async ({ page, context }) => {
  await start(page);
  await (await activeWorker(context)).evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.assign(caches, { open: refuse, match: refuse, keys: refuse, has: refuse, delete: refuse });
  });
  await page.goto(HOME);
  await atHome(page);
  await openPackages(page);
  await expect(prices(page)).toBeVisible();
});

test('O13: the page of a captive portal when it replaces the app’s page: is shown and not stored', async ({
  page,
  site,
}) => {
  await start(page);
  site.fault = () => PORTAL;
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: 'Please accept the terms' })).toBeVisible();
  site.fault = noNetwork;
  await page.goto(HOME);
  await atHome(page);
});

test('O13: the page when the server fails: is the stored one, or the server’s response without one', async ({
  page,
  context,
  site,
}) => {
  await start(page);
  site.fault = onPages(BAD_GATEWAY);
  await page.goto(LIST);
  await expect(prices(page)).toBeVisible();
  await (await activeWorker(context)).evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: '502 Bad Gateway' })).toBeVisible();
});

test('a page when its response breaks off: is not stored', async ({ page, site }) => {
  await start(page);
  const whole = await (await fetch(`${site.origin}/health/`)).text();
  site.fault = onPages({ body: whole.slice(0, whole.length / 2) });
  await page.goto(HOME);
  site.fault = noNetwork;
  await page.goto(HOME);
  await atHome(page);
});

test('the stored program when nearly every screen was opened: is still complete', async ({ page, context, site }) => {
  await start(page);
  const names = builtFiles().slice(0, MANY);
  await page.evaluate(async (all) => {
    for (let index = 0; index < all.length; index += 20)
      await Promise.all(
        all.slice(index, index + 20).map((name) => fetch(`/health/assets/${name}`).then((answer) => answer.text())),
      );
  }, names);
  const requested = names.map((name) => `/health/assets/${name}`);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  site.fault = noNetwork;
  await page.goto(HOME);
  await atHome(page);
  expect(await cachedProgramFiles(page)).toEqual(expect.arrayContaining(requested));
});

test('the server when it does not respond for 5 s: counts as unreachable', async ({ page, context, site }) => {
  await start(page);
  await (await activeWorker(context)).evaluate(() => {
    const wait = self.setTimeout;
    const shorter = (run: TimerHandler, ms = 0) => wait(run, ms === 5_000 ? 50 : ms);
    Object.assign(self, { setTimeout: shorter });
  });
  site.fault = onPages('hang');
  await page.goto(HOME);
  await atHome(page);
});

test('the service worker when the page sends requests: handles only the app’s files', async ({ page }) => {
  await start(page);
  const passed: string[] = [];
  const otherAddresses: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    (response.fromServiceWorker() ? passed : otherAddresses).push(pathname);
  });
  await page.goto(LIST);
  await expect(prices(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(passed.filter((path) => !isAsset(path) && !isPage(path))).toEqual([]);
  expect(passed.filter(isPage)).toHaveLength(1);
  expect(passed.some((path) => AREA.test(path))).toBe(true);
  expect(otherAddresses.some((path) => path.startsWith('/api/'))).toBe(true);
});

test('O12: a screen when a new release arrives while the page is open: is opened by the new release', async ({
  page,
  site,
}) => {
  await start(page);
  const previous = await program(page);
  site.release = await otherRelease(site);
  await openPackages(page);
  await expect(prices(page)).toBeVisible();
  await expect(page).toHaveURL(/\/package-list/);
  const after = await program(page);
  expect(after).not.toBe(previous);
  await untilOwnWorker(page);
  await page.goto(HOME);
  await atHome(page);
  await waitUntilCached(page);
  site.fault = noNetwork;
  await page.goto(HOME);
  await atHome(page);
  expect(await program(page)).toBe(after);
});

test('a start without a network when the new worker is not installed: shows the complete older release', async ({
  page,
  site,
}) => {
  await start(page);
  const previous = await program(page);
  const newer = await otherRelease(site);
  site.release = (path) => (path.endsWith('/worker.js') ? undefined : newer(path));
  await page.goto(HOME);
  await atHome(page);
  expect(await program(page)).not.toBe(previous);
  site.fault = noNetwork;
  await page.goto(HOME);
  await atHome(page);
  expect(await program(page)).toBe(previous);
});

test('the files of an older release when a day has passed: are deleted', async ({ page, context, site }) => {
  await start(page);
  const older = await cachedProgramFiles(page);
  site.release = await otherRelease(site);
  await page.reload();
  await atHome(page);
  await untilOwnWorker(page);
  await waitUntilCached(page);
  const own = (await cachedProgramFiles(page)).filter((name) => !older.includes(name));
  const startAfter = async (ms: number) => {
    await (await activeWorker(context)).evaluate((later) => {
      const { now } = Date;
      Date.now = () => now() + later;
    }, ms);
    await page.reload();
    await atHome(page);
  };
  await startAfter(DAY_MS - 60_000);
  await page.waitForLoadState('networkidle');
  expect(await cachedProgramFiles(page)).toEqual(expect.arrayContaining(older));
  await startAfter(120_000);
  await expect.poll(async () => (await cachedProgramFiles(page)).filter((name) => older.includes(name))).toEqual([]);
  expect(await cachedProgramFiles(page)).toEqual(expect.arrayContaining(own));
});

test('a phone when an older worker has stored a page instead of the program: works at the next start', async ({
  page,
  site,
}) => {
  const old: Answer = {
    type: 'text/javascript',
    body: `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.url.includes('/assets/')) event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});`,
  };
  site.fault = on(/\/worker\.js$/, old);
  await page.goto(HOME);
  await atHome(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const file = await program(page);
  await page.evaluate(async (name = '') => {
    const cache = await caches.open('sdhealth-page');
    await cache.put(name, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  }, file);
  await page.reload();
  await expect(failedStart(page)).toBeAttached();
  site.fault = undefined;
  await page.goto(HOME);
  // The start page retries automatically.
  await atHome(page);
  await waitUntilCached(page);
  expect(await page.evaluate(() => caches.has('sdhealth-page'))).toBe(false);
});

test.describe('O14: an installation that has disabled the worker', () => {
  const off: Answers = (path) =>
    path === '/health/release.json' ? { type: 'application/json', body: '{"program":"","worker":"off"}' } : undefined;
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('the worker when it is disabled and enabled again: is removed with its files, and returns', async ({
    page,
    site,
  }) => {
    await start(page);
    site.fault = off;
    await page.goto(HOME);
    await atHome(page);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cachedFiles(page)).toEqual([]);
    await page.goto(LIST);
    await expect(prices(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => cachedFiles(page)).toEqual([]);
    site.fault = undefined;
    await start(page);
    expect(await registrations(page)).toBe(1);
  });

  test('the worker when it is disabled and the page’s program fails: is still removed', async ({ page, site }) => {
    await start(page);
    site.fault = (path) => off(path) ?? (isPage(path) ? PORTAL : undefined);
    await page.goto(HOME);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cachedFiles(page)).toEqual([]);
  });
});

test.describe('a browser without workers whose cache has a wrong response for a file', () => {
  test.use({ serviceWorkers: 'block' });

  test('a lazy file when the cached response is wrong: is requested past the cache', async ({ page, site }) => {
    await page.goto(HOME);
    await atHome(page);
    const loads = countLoads(page);
    let wrongs = 0;
    site.fault = (path) => (AREA.test(path) && wrongs++ === 0 ? PORTAL : undefined);
    await openPackages(page);
    await expect(prices(page)).toBeVisible();
    expect([wrongs, loads()]).toEqual([2, 1]);
  });

  for (const [what, wrong] of SAMPLED_ANSWERS) {
    test(`a screen when its file was ${what}: opens when the server works again`, async ({ page, site }) => {
      await page.goto(HOME);
      await atHome(page);
      site.fault = on(AREA, wrong);
      await openPackages(page);
      await expect(replaced(page)).toBeVisible();
      site.fault = undefined;
      // The page reloads everything, as a browser does not name the truncated file. The server may have been faulty then.
      await expect(async () => {
        await page.getByRole('button', { name: zh.common.retry }).click();
        await expect(prices(page)).toBeVisible({ timeout: 3_000 });
      }).toPass();
    });

    test(`the app when its program was ${what}: starts when the server works again`, async ({ page, site }) => {
      site.fault = on(FRAME, wrong);
      await page.goto(HOME);
      await expect(failedStart(page)).toBeAttached();
      site.fault = undefined;
      // The start page retries automatically.
      await atHome(page);
    });
  }
});
