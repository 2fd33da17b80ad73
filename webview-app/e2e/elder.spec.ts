/**
 * Checks the elder edition on all routes and after each step of a row. Texts have at least 18 px, main targets 60 px and others 48 px,
 * contrast 7:1. Nothing moves by itself or is wider than 390 or 320 px, and there is no accessibility fault. `PICTURES=1` stores pictures
 * under `test-results/elder`. `elder-switch.spec.ts` tests the use of the edition.
 */
import { mergeTests, type Page } from '@playwright/test';
import { expect, test as hostTest } from '../../native-shims/src/playwright.ts';
import { elderFaults } from './elder/elder-faults.ts';
import { hasSteps, isAllowed } from './elder/exceptions.ts';
import { withPhone } from './elder/with-phone.ts';
import { formOf } from './host-selection.ts';
import { ready } from './screen-rows/page-faults.ts';
import { lasting } from './screen-rows/reused-page.ts';
import { addressOf, rows } from './screen-rows/rows.ts';
import type { ScreenRow } from './screen-rows/screen-row.ts';

const test = mergeTests(lasting, hostTest);

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const LOOKS = [
  { name: 'light-zh', lang: 'zh', size: PHONE, dark: false },
  { name: 'dark-zh', lang: 'zh', size: PHONE, dark: true },
  { name: 'small-zh', lang: 'zh', size: SMALL, dark: false },
  { name: 'small-en', lang: 'en', size: SMALL, dark: false },
] as const;
type Look = (typeof LOOKS)[number];

const form = formOf(process.env);
/** Returns the looks (size and colours) in which a row is checked: all of them, or in the sample a single one in turn. */
const looksOf = (index: number): readonly Look[] =>
  form === 'all' ? LOOKS : LOOKS.slice((index / 8) % 4, ((index / 8) % 4) + 1);
const nameOf = ({ id, state }: ScreenRow) => [id, state].filter(Boolean).join(' ');

async function show(page: Page, { size, dark }: Look): Promise<void> {
  await page.setViewportSize(size);
  // Turns transitions off, as hidden elements would start theirs only when they become visible.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'no-preference' });
}

/** Selects every eighth row in the sample, as the standard edition's tests cover all rows. */
const isInSample = (index: number): boolean => form === 'all' || index % 8 === 0;

/** The looks that are checked after each step of a row: dialogs, sheets, errors of fields. */
const LOOKS_AFTER_STEPS: readonly Look[] = [LOOKS[0], LOOKS[2]];

for (const [index, row] of rows.entries()) {
  const { host = 'ios-app', request: before, steps = {}, errors = [], setsClock = false } = row;
  const later = hasSteps(row.id) ? Object.entries(steps) : [];
  if (!isInSample(index) || (row.fromSteps && later.length === 0)) continue;
  test.describe(() => {
    test.use({ host, isMobile: true, allowErrors: errors, ownContext: setsClock });

    test(`X02: ${nameOf(row)}`, async ({ page }) => {
      await withPhone(page);
      const address = addressOf(row);
      const open = async (lang: string) => {
        if (before) await page.request.post(`/__fixtures/${before[0]}`, { data: before[1] });
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}&elder=1`);
        if (!row.fromSteps) await ready(page);
      };
      const check = async (look: Look, step = '') => {
        await show(page, look);
        // Waits for the animation of a dialog, which is smaller until its end.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        const name = [nameOf(row), step, look.name].filter(Boolean).join(' ');
        if (process.env['PICTURES'])
          await page.screenshot({ path: `test-results/elder/${name.replaceAll(/[ ,’]+/g, '-')}.png` });
        const faults = (await elderFaults(page)).filter((fault) => !isAllowed(row.id, fault));
        expect.soft(faults, name).toEqual([]);
      };
      if (setsClock) await page.clock.install();
      let openedAddress = '';
      for (const look of row.fromSteps ? [] : looksOf(index)) {
        await show(page, look);
        if (openedAddress !== look.lang) await open(look.lang);
        openedAddress = look.lang;
        await check(look);
      }
      if (later.length > 0) {
        await show(page, LOOKS[0]);
        await open('zh');
      }
      for (const [step, act] of later) {
        await act(page);
        for (const look of LOOKS_AFTER_STEPS) await check(look, step);
        await show(page, LOOKS[0]);
      }
    });
  });
}
