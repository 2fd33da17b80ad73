/**
 * Checks every screen by its rows, light and dark, in both languages. No screen has an accessibility fault, is wider than 320 px even with
 * text at 200 %, or repeats its title. `PICTURES=1` stores pictures under `test-results/screens`.
 */
import { existsSync } from 'node:fs';
import { mergeTests, type Page } from '@playwright/test';
import { expect, test as hostTest } from '../../native-shims/src/playwright.ts';
import { partOfToday } from '../../scripts/steps/part-of-today.ts';
import { routes } from '../src/routes.ts';
import { formOf } from './host-selection.ts';
import { contradictions } from './screen-rows/contradictions.ts';
import { pageFaults, ready } from './screen-rows/page-faults.ts';
import { lasting, resetPage } from './screen-rows/reused-page.ts';
import { addressOf, rows } from './screen-rows/rows.ts';
import type { ScreenRow } from './screen-rows/screen-row.ts';

/** Merges in this order, as the host starts in the reused page. */
const test = mergeTests(lasting, hostTest); // Nothing moves from the first picture on: each frame of a placeholder costs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  readonly zoom?: boolean;
}
const SMALL = { width: 320, height: 640 };
/** Lists the looks of each language. A page is opened for each language, then resized, recoloured and enlarged. */
const LOOKS: Readonly<Record<'zh' | 'en', readonly Look[]>> = {
  zh: [
    { name: 'light-zh', width: 390, height: 844 },
    // Checks large Chinese text only with `ALL_LOOKS=1`, as English words are longer.
    ...(process.env['ALL_LOOKS'] ? [{ name: 'large-zh', ...SMALL, zoom: true } as const] : []),
  ],
  en: [
    { name: 'large-en', ...SMALL, zoom: true },
    { name: 'small-en', ...SMALL },
    { name: 'dark-en', width: 390, height: 844, dark: true },
  ],
};

async function emulateLook(page: Page, { width, height, dark = false, zoom = false }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  // Turns transitions off, as colours in between are not read. Hidden elements would start theirs only when visible.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    },
    zoom ? '200%' : '',
  );
}

test('the rows of screens when they are compared with the routes: contain every screen', () => {
  const created = Object.keys(routes).filter((id) =>
    existsSync(new URL(`../src/screens/${id.replace('.', '/')}.tsx`, import.meta.url)),
  );
  expect([...new Set<string>(rows.map(({ id }) => id))].sort()).toEqual(created.sort());
});

test('a page when several tests share it: is clean for each test', async ({ page, context, baseURL }) => {
  const readStored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((name) => name === 'planted'),
      session: Object.keys(sessionStorage).filter((name) => name === 'planted'),
      caches: (await caches.keys()).filter((name) => name === 'planted'),
      databases: (await indexedDB.databases()).filter(({ name }) => name === 'planted').length,
      cookie: document.cookie.includes('planted'),
      // Ignores the blank page between two tests, which precedes the first address in the history.
      addresses: history.length > 2,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
    }));
  await page.goto('/health/');
  await page.goto('/health/no-such-page');
  await page.route('**/package-list', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    localStorage.setItem('planted', '1');
    sessionStorage.setItem('planted', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the older way works in every page.
    document.cookie = 'planted=1; path=/';
    await caches.open('planted');
    await new Promise((resolve) => Object.assign(indexedDB.open('planted'), { onsuccess: resolve }));
  });
  const all = { local: ['planted'], session: ['planted'], caches: ['planted'], databases: 1, cookie: true };
  expect(await readStored()).toEqual({ ...all, addresses: true, dark: true });

  const session = await context.newCDPSession(page);
  await resetPage({ context, page, session }, new URL(baseURL ?? '').origin, page.viewportSize());
  await page.goto('/health/package-list');
  const none = { local: [], session: [], caches: [], databases: 0, cookie: false };
  expect(await readStored()).toEqual({ ...none, addresses: false, dark: false });
});

const form = formOf(process.env);
/** Lists the areas that `npm test` was started for, or that have changed. */
const AREAS = (process.env['AREAS'] ?? '').split(',');
const areaOf = ({ id }: ScreenRow): string => id.split('.')[0] ?? '';
/** Maps each area to its first row. */
const firstRows = new Map([...rows].reverse().map((row) => [areaOf(row), row]));

const rowsOfToday = new Set(partOfToday(rows, 2));

/**
 * Returns the looks of a row. The sample has half of the rows each day, each with a single look: every third in Chinese, whose words are
 * shorter, the others in turn large, small and dark in English. `npm test` has a row of each area, and all rows of the requested areas.
 */
function sampled(index: number, lang: string, looks: readonly Look[]): readonly Look[] {
  if (form === 'all') return looks;
  const row = rows[index];
  if (form === 'quick' && row && firstRows.get(areaOf(row)) !== row && !AREAS.includes(areaOf(row))) return [];
  if (form === 'sample' && row && !rowsOfToday.has(row)) return [];
  if ((index % 3 === 0) !== (lang === 'zh')) return [];
  return looks.slice(Math.floor(index / 3) % looks.length).slice(0, 1);
}

for (const [index, row] of rows.entries())
  for (const [lang, all] of Object.entries(LOOKS)) {
    const looks = sampled(index, lang, all);
    if (looks.length === 0) continue;
    const name = [row.id, row.state, lang].filter(Boolean).join(' ');
    const { host = 'ios-app', request: before, steps = {}, errors = [], setsClock = false } = row;
    test.describe(() => {
      test.use({ host, isMobile: true, allowErrors: errors, ownContext: setsClock });

      test(`X01 X02: ${name}`, async ({ page }) => {
        const check = async (step: string) => {
          for (const look of looks) {
            await emulateLook(page, look);
            const faults = [
              ...(await pageFaults(page)),
              ...(await contradictions(page, row.id)),
              ...(await titleTwice(page)),
            ];
            expect(faults, `${step}, ${look.name}`).toEqual([]);
            if (process.env['PICTURES'])
              await page.screenshot({ path: pictureOf(row, look, step), fullPage: process.env['PICTURES'] === 'full' });
          }
        };
        if (before) await page.request.post(`/__fixtures/${before[0]}`, { data: before[1] });
        if (setsClock) await page.clock.install();
        const address = addressOf(row);
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`);
        if (!row.fromSteps) {
          await ready(page);
          await check('at first');
        }
        for (const [step, act] of Object.entries(steps)) {
          await act(page);
          await check(step);
        }
      });
    });
  }

function pictureOf({ id, state = '' }: ScreenRow, { name }: Look, step: string): string {
  return `test-results/screens/${[id, state, name, step].filter(Boolean).join('-').replaceAll(' ', '-')}.png`;
}

/** Finds repeated titles, as the title bar already names the page. */

/** Returns the visible headings with the text of the title bar. */
const titleTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.clientWidth > 1 && !element.closest('dialog') && getComputedStyle(element).visibility === 'visible';
    return [...document.querySelectorAll('h1, h2, h3, [role="heading"]')]
      .filter((heading) => isSeen(heading) && heading.textContent.trim() === document.title)
      .map((heading) => `the title is there twice: ${heading.outerHTML.slice(0, 120)}`);
  });
