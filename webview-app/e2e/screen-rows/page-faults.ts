/** Finds faults of a page as it is drawn now. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { accessibilityFaults } from '../axe.ts';

/** Resolves when the screen has loaded all its content. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** In the sample the contrast of texts on one plain colour is told from their styles; the long form has the checker look at all. */
const allTexts = process.env['SAMPLE'] !== '1';

/** Returns everything that is wider than the phone, and every accessibility fault with its elements. */
export const pageFaults = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await accessibilityFaults(page, { allTexts })),
];

/** Returns the elements that make the page wider than the phone, except those in a strip that scrolls sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isSwiped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isSwiped(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isSwiped(element.parentElement),
    );
    return [
      `${scrollWidth - clientWidth} px wider than the phone`,
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
