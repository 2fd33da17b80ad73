/**
 * Tests A04 and V04 with a profile on the disk, two persons, and servers with careless cache headers. The second person sees no answer of
 * the first, and the profile contains no word and no byte of a picture.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { SANDBOX_HEADER } from '../../fixtures/src/sandbox-name.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh as asking } from '../src/features/ask/words/zh.ts';
import { zh } from '../src/messages/zh.ts';
import { CONTROL, CONTROL_WORD, carelessSite, type Site } from './browser-cache/site.ts';
import { logInByDialog } from './journey/login-and-payment.ts';
import { expectLoggedIn, logOut } from './journey/mine.ts';

const OTHER = '13900139000';
const HOME = '/health/';
/** Lists A's pages. The first shows the code of A's appointment. */
const PAGES = ['/health/pecState/yj_gefmtj/O1002', '/health/refunded/yj_gefmtj/O1001'] as const;
const QUESTION = '/health/online/submit-fc/yj_gefmtj/O1001';
const CODE = 'A9002';
/** Lists A's name, numbers and the code of the appointment. */
const WORDS = [CODE, '张明', '13800138000', '138****8000'];

/** Lists cache headers of servers with default configuration. */
const RULES: readonly (readonly [name: string, rule: Readonly<Record<string, string>>, details: object])[] = [
  ['Last-Modified alone', { 'last-modified': 'Mon, 02 Mar 2020 00:00:00 GMT' }, {}],
  ['max-age=60', { 'cache-control': 'max-age=60' }, { tag: '@long' }],
  ['a day for everybody, with an ETag', { 'cache-control': 'public, max-age=86400', etag: '"1"' }, { tag: '@long' }],
];

let site: Site;
let context: BrowserContext;
test.afterEach(async () => {
  await context.close();
  await site.close();
});

async function openApp(profile: string, app: string, rule: Readonly<Record<string, string>>): Promise<Page> {
  site = await carelessSite(app, rule);
  const { launchOptions = {} } = test.info().project.use;
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...{ viewport: { width: 390, height: 844 }, locale: 'zh-CN', baseURL: site.origin },
    extraHTTPHeaders: { [SANDBOX_HEADER]: `cache-${test.info().testId}-${test.info().retry}` },
    // Keeps the back/forward cache on, as in users' browsers.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return context.pages()[0] ?? context.newPage();
}

async function logIn(page: Page, phone?: string): Promise<void> {
  await page.goto(HOME);
  await page.getByRole('button', { name: zh.frame.loginNeeded.button }).click();
  await logInByDialog(page, phone);
  await expectLoggedIn(page);
}

async function expectNothingOfA(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  const html = await page.content();
  for (const word of WORDS) expect(html, word).not.toContain(word);
}

/** The files of a profile that may contain personal words, each with the reason. */
const BY_DESIGN: readonly (readonly [path: RegExp, reason: string])[] = [
  [
    /\/(?:Local Storage|Session Storage|IndexedDB)\//,
    'databases of pages: values go at the logout (personal.test.ts), the browser overwrites their bytes later',
  ],
];

/** Returns the other files of the profile. */
function filesOf(profile: string): { readonly name: string; readonly bytes: Buffer }[] {
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((path) => !BY_DESIGN.some(([pattern]) => pattern.test(path.slice(profile.length))))
    .map((path) => ({ name: path.slice(profile.length), bytes: readFileSync(path) }));
}

/** Sends a photo in a question, and reopens the question to load the photo. Returns bytes from its middle. */
async function showPicture(page: Page): Promise<Buffer> {
  await page.goto(QUESTION);
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 800 });
    const context = canvas.getContext('2d');
    for (let x = 0; x < 800; x += 8)
      for (let y = 0; y < 800; y += 8) {
        if (context) context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${(x + y) % 100}%)`;
        context?.fillRect(x, y, 8, 8);
      }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const fileChooser = page.waitForEvent('filechooser');
  const uploadResponse = page.waitForResponse((response) => response.url().includes('/inquiry/upload-picture'));
  await page.getByRole('button', { name: /^添加图片/ }).click();
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  await (await fileChooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const { data } = (await (await uploadResponse).json()) as { data: { url: string } };
  const request = await page.request.get(data.url);
  await page.reload();
  const tile = page.getByRole('list', { name: asking.pictures }).locator('img');
  await expect(tile).toHaveAttribute('src', /^blob:/);
  const bytes = await request.body();
  return bytes.subarray(bytes.length / 2, bytes.length / 2 + 48);
}

for (const [name, rule, details] of RULES)
  test(
    `the answers of a person when a server sends ${name}: none is seen by the next person, or on the disk`,
    details,
    async ({ baseURL }, testInfo) => {
      test.setTimeout(150_000);
      const profile = testInfo.outputPath('profile');
      const page = await openApp(profile, baseURL ?? '', rule);
      await logIn(page);
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      }
      await page.goBack();
      await expect(page.getByText(CODE).first()).toBeAttached();
      await page.goForward();
      await page.reload();
      const photo = await showPicture(page);
      await page.goto(HOME);
      await logOut(page);
      await expect(page.getByRole('button', { name: zh.frame.loginNeeded.button })).toBeVisible();
      for (const go of [() => page.goBack(), () => page.goForward(), () => page.reload()]) {
        await go();
        await expectNothingOfA(page);
      }
      await logIn(page, OTHER);
      for (const address of PAGES) {
        await page.goto(address);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expectNothingOfA(page);
        await page.goBack();
        await expectNothingOfA(page);
        await page.goForward();
        await expectNothingOfA(page);
      }
      // The control proves that the search finds cached data.
      expect(await page.evaluate(async (address) => (await fetch(address)).text(), CONTROL)).toBe(CONTROL_WORD);
      await context.close();
      const files = filesOf(profile);
      // The browser's databases store texts in two bytes per character.
      const filesWith = (word: string | Buffer) =>
        files
          .filter(
            ({ bytes }) => bytes.includes(word) || (typeof word === 'string' && bytes.includes(word, 0, 'utf16le')),
          )
          .map(({ name: file }) => file);
      expect(filesWith(CONTROL_WORD)).not.toEqual([]);
      const leaks = [...WORDS, OTHER, photo].map((word) => [String(word).slice(0, 12), ...filesWith(word)]);
      expect(leaks.filter(({ length }) => length > 1)).toEqual([]);
    },
  );
