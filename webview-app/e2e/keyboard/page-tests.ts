/** The checks of single pages, over the rows of `screen-rows`: what `axe` cannot see, and a walk over every stop of the keyboard. */
import type { Page } from '@playwright/test';
import { focusStop } from './focus-stop.ts';
import { dragged, foreignWords, helpOutOfPlace, hiddenWords, motion, smallTargets, unnamed } from './page-checks.ts';

const SMALL = { width: 320, height: 640 };
/** More stops than a page has that does not hold the focus. */
const MOST_STOPS = 200;

/** Walks over all stops of a page by Tab until the focus comes round, and returns what is wrong with them. */
async function stops(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const seen = new Set<string>();
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(window, { stops: new WeakMap<Element, number>(), stopCount: 0 });
  });
  for (let index = 0; index < MOST_STOPS; index++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusStop);
    const number = await page.evaluate(() => {
      const known: WeakMap<Element, number> = Reflect.get(window, 'stops');
      const element = document.activeElement ?? document.body;
      const found = known.get(element) ?? known.set(element, Reflect.get(window, 'stopCount')).get(element);
      Object.assign(window, { stopCount: Reflect.get(window, 'stopCount') + 1 });
      return element === document.body ? 'end' : String(found);
    });
    // A group of dates, or a list that goes on loading, may be passed anew; the same stop twice is the end of the circle.
    if (number === 'end' || seen.has(number)) return [...faults];
    seen.add(number);
    for (const fault of stop.faults) faults.add(`focus: ${fault}`);
  }
  return [...faults, `focus: no end after ${MOST_STOPS} stops`];
}

/** A page settles in this time after a change of its size. */
const SETTLED_MS = 3000;

/** Between two looks at a page that still moves. */
const NEXT_LOOK_MS = 100;

/**
 * Returns what a check of the page as it is drawn finds at last: right after a change of size a page still moves. The answer is always
 * that of a check that has run to its end; a check that throws fails.
 */
export async function lastingFaults(page: Page, check: () => string[], settledMs = SETTLED_MS): Promise<string[]> {
  const end = performance.now() + settledMs;
  for (;;) {
    const matches = await page.evaluate(check);
    if (matches.length === 0 || performance.now() >= end) return matches;
    await page.waitForTimeout(NEXT_LOOK_MS);
  }
}

/** Returns all faults of a page at 320 px, at the usual text size and at twice that. The page keeps the last look. */
export async function reachFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(SMALL);
  for (const size of ['', '200%']) {
    await page.evaluate((received) => {
      document.documentElement.style.fontSize = received;
    }, size);
    const matches = [...(await lastingFaults(page, hiddenWords)), ...(await lastingFaults(page, smallTargets))];
    faults.push(...matches.map((fault) => `${size || '100%'}: ${fault}`));
  }
  for (const check of [motion, foreignWords, unnamed, helpOutOfPlace, dragged])
    faults.push(...(await page.evaluate(check)));
  return [...faults, ...(await stops(page))];
}
