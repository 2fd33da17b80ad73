/** The distance that a page's content moves by itself (CLS), as Chromium measures it. */
import type { Page } from '@playwright/test';

/** Notes from now on how far each page's content moves by itself. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of what the shown page has moved, the last drawing included: it is told of after its frame. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Reflect.get(window, 'shifts').reduce((sum: number, value: number) => sum + value, 0);
  });
