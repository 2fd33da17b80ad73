/** Counts the taps of a person. What is typed is not counted. */
import type { Page } from '@playwright/test';

/** From now on each tap on a page of this tab is counted. Returns the number so far. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeBinding('notedTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && Reflect.get(window, 'notedTap')(), {
      capture: true,
    });
  });
  return () => taps;
}
