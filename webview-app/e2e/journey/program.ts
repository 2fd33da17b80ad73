/** Controls the app's program of the web build, which replaces the prerendered first page. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';

const FRAME = '**/assets/frame-*.js';

/** Holds the program of the next page loads, as a slow network does, until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FRAME, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** Waits until the program has replaced the first page, which has the same texts. */
export const untilProgram = (page: Page): Promise<void> =>
  expect(page.locator('.start')).toHaveCount(0, { timeout: 15_000 });
