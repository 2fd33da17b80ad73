/** The app's program of the web build: the prerendered first page stands until it has come. */
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

/** Waits until the program has drawn its page in the place of the first page, whose texts are the same. */
export const untilProgram = (page: Page): Promise<void> =>
  expect(page.locator('.start')).toHaveCount(0, { timeout: 15_000 });
