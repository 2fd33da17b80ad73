/**
 * Reuses a page for several tests, because a new context doubles a test's time. A worker has a page for each user agent, and resets
 * storage, cookies, history, routes, size and colours between tests. A failed test, or a test that sets the page's clock, closes its
 * page.
 */
import { type BrowserContext, test as base, type CDPSession, type Page, type ViewportSize } from '@playwright/test';

export interface CachedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

interface Options {
  /** True for a test with changes that no reset undoes, such as the page's clock. It has a new context. */
  readonly ownContext: boolean;
}

/** Rejects setting the clock of a reused page, as the runner cannot undo it. */
const NO_CLOCK: PropertyDescriptor = {
  get: () => {
    throw new Error('A row whose steps set the clock says so by `setsClock: true`.');
  },
};

/** Removes everything that a test has left in a page and in the app's origin. Throws if it cannot, and the page is then closed. */
export async function resetPage(
  { context, page, session }: CachedPage,
  origin: string,
  viewport: ViewportSize | null,
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

export const lasting = base.extend<Options, { reusablePages: Map<string, CachedPage> }>({
  ownContext: [false, { option: true }],

  reusablePages: [
    async ({ browserName: _ }, use) => {
      const stored = new Map<string, CachedPage>();
      await use(stored);
      for (const { context } of stored.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, reusablePages, ownContext, userAgent, viewport, baseURL }, use, testInfo) => {
    const key = userAgent ?? '';
    // Takes the tests' options from the runner, like the context of any test.
    const open = async (): Promise<CachedPage> => {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (!ownContext) Object.defineProperty(page, 'clock', NO_CLOCK);
      return { context, page, session: await context.newCDPSession(page) };
    };
    const item = (ownContext ? undefined : reusablePages.get(key)) ?? (await open());
    if (!ownContext) reusablePages.delete(key);
    await use(item.context);
    const isClean =
      !ownContext &&
      testInfo.status === testInfo.expectedStatus &&
      (await resetPage(item, new URL(baseURL ?? '').origin, viewport).then(
        () => true,
        () => false,
      ));
    if (isClean) reusablePages.set(key, item);
    else await item.context.close();
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
  },
});
