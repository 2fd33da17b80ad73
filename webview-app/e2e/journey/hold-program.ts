/** Keeps the app's program of the web build back, as a slow network does: what is there meanwhile is the first page. */
import type { Page } from '@playwright/test';

const FRAME = '**/assets/frame-*.js';

/** Holds the program of the next page loads until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FRAME, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
