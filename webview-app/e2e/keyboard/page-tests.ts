/** Checks single pages by the rows of `screen-rows`: faults beyond `axe`, and every keyboard stop. */
import type { Page } from '@playwright/test';
import { focusStop } from './focus-stop.ts';
import { dragged, foreignWords, helpOutOfPlace, hiddenWords, motion, smallTargets, unnamed } from './page-checks.ts';

const SMALL = { width: 320, height: 640 };
/** The maximum number of stops. More of them mean that the page never releases the focus. */
const MAX_STOPS = 200;

/** Walks all stops of a page by Tab until the focus returns, and returns their faults. */
async function stops(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const stops = new Set<string>();
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(window, { stops: new WeakMap<Element, number>(), stopCount: 0 });
  });
  for (let index = 0; index < MAX_STOPS; index++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusStop);
    const number = await page.evaluate(() => {
      const stopNumbers: WeakMap<Element, number> = Reflect.get(window, 'stops');
      const element = document.activeElement ?? document.body;
      const number =
        stopNumbers.get(element) ?? stopNumbers.set(element, Reflect.get(window, 'stopCount')).get(element);
      Object.assign(window, { stopCount: Reflect.get(window, 'stopCount') + 1 });
      return element === document.body ? 'end' : String(number);
    });
    // Ends the walk at a repeated stop, which need not be the first.
    if (number === 'end' || stops.has(number)) return [...faults];
    stops.add(number);
    for (const fault of stop.faults) faults.add(`focus: ${fault}`);
  }
  return [...faults, `focus: no end after ${MAX_STOPS} stops`];
}

/** Limits the time in which a page settles after a resize (milliseconds). */
const SETTLE_LIMIT_MS = 3000;

/** Sets the pause between two checks of a moving page (milliseconds). */
const RECHECK_MS = 100;

/** Returns the faults that remain after a resize, during which the page still moves. A check that throws fails the test. */
export async function lastingFaults(page: Page, check: () => string[], settledMs = SETTLE_LIMIT_MS): Promise<string[]> {
  const end = performance.now() + settledMs;
  for (;;) {
    const matches = await page.evaluate(check);
    if (matches.length === 0 || performance.now() >= end) return matches;
    await page.waitForTimeout(RECHECK_MS);
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
