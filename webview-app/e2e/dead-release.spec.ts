/** Tests that the error service hears of a release that does not start: once, with its cause, also if no other file arrives. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import type { Notice } from '../src/api/config.ts';
import { zh } from '../src/screens/home/words/zh.ts';
import { singleFile } from './single-file/opened.ts';

test.use({ allowErrors: [/Failed to load resource|Content Security Policy|broken by the test|cannot be run|ERR_/] });

const FRAME = '**/assets/frame-*.js';
const LATE_MS = 20_100;
const STYLE = /(<style id="styles">)/;

/** Collects the notices of failed starts. */
async function collect(page: Page): Promise<Notice[]> {
  const notices: Notice[] = [];
  await page.route('**/febot-notice', async (route) => {
    const notice: Notice = route.request().postDataJSON();
    if (notice.code === 'START') notices.push(notice);
    await route.fulfill({ json: { code: 0, data: null, msg: '' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.clock.install();
  return notices;
}

/** Changes the text of the page on its way. */
const changePage = (page: Page, change: (html: string) => string) =>
  page.route(/\/health\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Breaks React, which adds a listener to its root before it draws. */
const breakReact = (page: Page) =>
  page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      if (this instanceof Element && this.id === 'root') throw new TypeError('broken by the test');
      listen.apply(this, args);
    };
  });

interface DeadStart {
  readonly cause: string;
  readonly plant: (page: Page) => Promise<unknown>;
  readonly expected?: object;
  readonly waitMs?: number;
}
const STARTS: Readonly<Record<string, DeadStart>> = {
  'throws at its start': {
    cause: 'threw',
    plant: (page) =>
      page.route(FRAME, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('broken by the test')" }),
      ),
    expected: { frames: [expect.stringMatching(/^assets\/frame-[\w-]{8}\.js:1:\d+$/)] },
    waitMs: 5_100,
  },
  'throws before its first render': {
    cause: 'threw',
    plant: breakReact,
    expected: {
      frames: expect.arrayContaining([expect.stringMatching(/^assets\/(?:frame|vendor)-[\w-]{8}\.js:\d+:\d+$/)]),
    },
  },
  'has a style that the policy refuses': {
    cause: 'style',
    plant: (page) => changePage(page, (html) => html.replace(STYLE, '$1 ')),
    // Two policies refuse it where a header has the page's, too.
    expected: { failed: { scripts: 0, styles: expect.any(Number) } },
  },
  'lacks a file': {
    cause: 'assets',
    plant: (page) => page.route(FRAME, (route) => route.fulfill({ status: 404 })),
    expected: { failed: { scripts: expect.any(Number), styles: 0 } },
  },
  'is mixed with another': {
    cause: 'mixed',
    plant: async (page) => {
      await page.route(FRAME, (route) => route.fulfill({ status: 404 }));
      await page.route('**/release.json*', (route) =>
        route.fulfill({ json: { program: '/health/assets/frame-AAAAAAAA.js', worker: 'on' } }),
      );
    },
    expected: { newest: 'AAAAAAAA' },
  },
  'never comes': {
    cause: 'no-start',
    plant: (page) => page.route(FRAME, () => undefined),
    waitMs: LATE_MS + 1_000,
  },
};

for (const [name, { cause, plant, expected = {}, waitMs = 1_000 }] of Object.entries(STARTS))
  test(`a release when it ${name}: is heard of once`, async ({ page, violations }) => {
    const notices = await collect(page);
    await plant(page);
    await page.goto('/health/', { waitUntil: 'commit' });
    await page.locator('.start, #root > main').first().waitFor();
    await page.clock.runFor(waitMs);
    const known = { code: 'START', page: 'kind:home', agent: expect.stringContaining('Chrome/') };
    await expect
      .poll(() => notices)
      .toEqual([expect.objectContaining({ message: `start: ${cause}`, ...known, ...expected })]);
    expect(notices[0]?.release).toMatch(/^\d+\.\d+\.\d+\+[\w-]{8}$/);
    expect(Date.parse(String(notices[0]?.time))).toBeGreaterThan(0);
    // Loads that the start page repeats are not told again.
    await page.clock.runFor(LATE_MS);
    expect(notices).toHaveLength(1);
    violations.splice(0);
  });

test('a release when it starts: is not heard of', async ({ page }) => {
  const notices = await collect(page);
  await page.goto('/health/');
  await expect(page.locator('#root > main').getByText(zh.home.visitor)).toBeVisible();
  await page.clock.runFor(LATE_MS);
  await page.goto('/health/package-list');
  await expect(page.getByRole('main').getByText('¥').first()).toBeVisible();
  await page.clock.runFor(LATE_MS);
  expect(notices).toEqual([]);
});

const PIECE = 'definePiece("frame",';
for (const [name, cause, change] of [
  ['throws before its first render', 'threw', undefined],
  ['has a style that the policy refuses', 'style', (html: string) => html.replace(STYLE, '$1 ')],
  ['has a program that the policy refuses', 'no-start', (html: string) => html.replace(PIECE, ` ${PIECE}`)],
] as const)
  test(`a single file when it ${name}: is heard of once`, async ({ page, baseURL, violations }, testInfo) => {
    const notices = await collect(page);
    const file = singleFile(testInfo, baseURL ?? '');
    if (change) writeFileSync(file, change(readFileSync(file, 'utf8')));
    else await breakReact(page);
    await page.goto(pathToFileURL(file).href);
    await page.clock.runFor(cause === 'no-start' ? LATE_MS + 1_000 : 1_000);
    await expect.poll(() => notices.map(({ message }) => message)).toEqual([`start: ${cause}`]);
    expect(notices[0]?.release).toMatch(/^\d+\.\d+\.\d+$/);
    violations.splice(0);
  });
