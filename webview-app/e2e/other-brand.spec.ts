/**
 * Opens the app of an invented provider (`webview-app/test/installation/dental`) at its own addresses: another name, mark, colour, base path,
 * origin of the service, products and words, and no app of its own. `PICTURES=1` stores pictures under `test-results/screens`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { root } from '../../scripts/workspace/root.ts';
import dental from '../test/installation/dental/installation.json' with { type: 'json' };
import { pageFaults, ready } from './screen-rows/page-faults.ts';

const BUILD = join(root, 'dist/dental');
const FILES = join(root, 'webview-app/test/installation/dental/static');
const { 'web-origin': WEB, 'api-origin': API, 'service-phone': PHONE } = dental.settings;
const BASE = `${WEB}${dental.basePath}`;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** The provider's product, and the product of the embedded backend that answers for it. */
const PRODUCT = ['mh_clean', 'yj_gefmtj'] as const;
const NAME = { zh: '超声洁牙', en: 'Ultrasonic cleaning' } as const;
const OF_THE_SAMPLE = /健康服务|Health services|健康保障伙伴|全额退款|full refund|SdHealthApp|sdhealth:|0b7a70/i;

test.use({ allowErrors: [/Failed to load resource/] });
test.beforeAll(() => {
  const command = 'npm run build -- --installation=webview-app/test/installation/dental --out=dist/dental';
  if (!existsSync(BUILD)) throw new Error(`There is no build of the other installation: ${command}`);
});

async function sendFile(route: Route, file: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  if (!existsSync(file)) return route.fulfill({ status: 404, headers });
  await route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'font/woff2', headers });
}

/** Serves the app, the provider's static files and the service at the provider's addresses. Returns all requested origins. */
async function serveProvider(page: Page, baseURL = ''): Promise<Set<string>> {
  const origins = new Set<string>();
  await page.route(/^https?:/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    origins.add(url.origin);
    const cors = { 'access-control-allow-origin': WEB, 'access-control-allow-credentials': 'true' };
    if (url.origin === WEB) {
      const path = url.pathname.replace(dental.basePath, '');
      return sendFile(route, join(BUILD, extname(path) ? path : 'index.html'));
    }
    if (url.origin !== API) return route.abort();
    if (url.pathname.startsWith('/static-config/')) return sendFile(route, join(FILES, url.pathname), cors);
    const [own, answering] = PRODUCT;
    const address = `${baseURL}${url.pathname}${url.search}`.replaceAll(own, answering);
    const response = await route.fetch({ url: address, maxRedirects: 0 });
    const text = (await response.text())
      .replaceAll(answering, own)
      .replaceAll('"/health/', `"${dental.basePath}/`)
      .replace(/关爱父母体检套餐|Care for Parents checkup/g, (title) => (/[a-z]/.test(title) ? NAME.en : NAME.zh))
      .replace(/健康服务/g, '口腔服务')
      .replace(/health services/gi, 'treatments')
      .replace(/"coverUrl":"[^"]*"/g, '"coverUrl":"/static/img/scene-dental.svg"');
    await route.fulfill({ status: response.status(), headers: { ...response.headers(), ...cors }, body: text });
  });
  return origins;
}

/** Returns the names of the sample provider in the page's texts and attributes. The SDK's scripts have separate names. */
const remains = (page: Page): Promise<string> =>
  page.evaluate((pattern) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return new RegExp(`.{0,40}(?:${pattern}).{0,40}`, 'i').exec(copy.outerHTML)?.[0] ?? '';
  }, OF_THE_SAMPLE.source);

const LOOKS = [
  { name: 'zh', language: 'zh', dark: false, width: 390, title: dental.name.zh, list: '口腔项目' },
  {
    name: 'en-dark',
    language: 'en',
    dark: true,
    width: 320,
    title: dental.name.en,
    list: 'Treatments',
  },
] as const;

for (const { name, language, dark, width, title, list } of LOOKS)
  test(`the app of another provider when opened (${name}): is the provider’s alone`, async ({
    page,
    baseURL,
  }, info) => {
    const origins = await serveProvider(page, baseURL);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    const picture = async (state: string) => {
      if (process.env['PICTURES'])
        await page.screenshot({ path: `test-results/screens/dental-${info.project.name}-${name}-${state}.png` });
    };
    await page.goto(`${BASE}/?lang=${language}`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('link', { name: list }).first()).toBeVisible();
    await ready(page);
    expect(await pageFaults(page)).toEqual([]);
    expect(await remains(page)).toBe('');
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    );
    expect(brand).toBe(dental.colours[dark ? 'dark' : 'light'].brand);
    await picture('home');
    await page.locator('a[href$="/pecSale/mh_clean"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: NAME[language] })).toBeVisible();
    await expect(
      page.getByText(language === 'zh' ? '洗前检查，洗后抛光' : 'An examination before, polish after'),
    ).toBeVisible();
    expect(await remains(page)).toBe('');
    await picture('product');
    await page.goto(`${BASE}/contentStatic/customer-service?lang=${language}`);
    await expect(page.getByText(PHONE).first()).toBeVisible();
    expect(await remains(page)).toBe('');
    expect([...origins].sort()).toEqual([API, WEB]);
    // The page may still request its data of later screens while it closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
