/** Counts the taps of a person. What is typed is not counted. */
import type { Page } from '@playwright/test';

/** Counts from now on each tap in this tab. Returns a function that reads the number. */
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
