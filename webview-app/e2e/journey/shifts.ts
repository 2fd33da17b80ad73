/** Measures layout shifts of a page without input (CLS), as Chromium reports them. */
import type { Page } from '@playwright/test';

/** Records from now on the layout shifts of each page. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the page's shifts, including the last frame, which is reported after it is drawn. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Reflect.get(window, 'shifts').reduce((sum: number, value: number) => sum + value, 0);
  });
