/** Finds faults of a page as it is drawn now. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { accessibilityFaults } from '../axe.ts';

/** Resolves when the screen has loaded all its content. */
export async function ready(page: Page): Promise<void> {
  // The page in the markup is not the app's.
  await expect(page.locator('.start')).toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Checks in the sample only texts whose styles do not prove their contrast. The long form checks all. */
const allTexts = process.env['SAMPLE'] !== '1';

/** Returns elements wider than the phone, split words and sums, numeric dates, and accessibility faults. */
export const pageFaults = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await cutParts(page, WORDS)),
  ...(await cutParts(page, SUMS)),
  ...(await daysInFigures(page)),
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

/** Places whose days are not the app's words, each with the reason. */
const FOREIGN_DAYS: Readonly<Record<string, string>> = {
  script: 'it is a program',
  style: 'it is a program',
  'code, pre': 'a developer reads it, letter by letter',
  textarea: 'a support case is copied from it',
  '[data-page]': 'it is a laboratory’s own file',
};

/** Returns the texts with a day as programs write it (`2026-03-02`). */
const daysInFigures = (page: Page): Promise<string[]> =>
  page.evaluate((places) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const matches: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (/\b\d{4}-\d{2}(-\d{2})?\b/.test(text) && !node.parentElement?.closest(places))
        matches.push(`a day in figures: ${text.slice(0, 80)}`);
    }
    return matches;
  }, Object.keys(FOREIGN_DAYS).join(', '));

interface CutParts {
  /** Matches the parts that stay on a line. */
  readonly parts: RegExp;
  /** The maximum lengths that must fit with large text, in a heading and elsewhere. */
  readonly longest: { readonly heading: number; readonly text: number };
}

/** Matches English words, without names in a program. */
const WORDS: CutParts = {
  parts: /(?<![^\s(“])[A-Za-z]{4,12}(?![^\s.,;:)”])/,
  longest: { heading: 12, text: 10 },
};
const SUMS: CutParts = { parts: /[-+−]?¥\s?\d[\d,.]*\d?/, longest: { heading: 99, text: 99 } };

/** Returns the parts of texts, English words or sums, that a line break splits. */
const cutParts = (page: Page, { parts, longest }: CutParts): Promise<string[]> =>
  page.evaluate(
    ([source, most]) => {
      const cut: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        // Skips text for screen readers, which has no width.
        if (!parent || parent.clientWidth === 1 || parent.closest('code')) continue;
        const letters = parent.closest('h1, h2, h3') ? most.heading : most.text;
        for (const { 0: part, index } of (node.nodeValue ?? '').matchAll(new RegExp(source, 'g'))) {
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && part.length <= letters) cut.push(`${part} is cut: ${parent.outerHTML.slice(0, 120)}`);
        }
      }
      return cut;
    },
    [parts.source, longest] as const,
  );
