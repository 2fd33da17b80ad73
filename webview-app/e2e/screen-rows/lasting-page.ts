/**
 * A page that goes from look to look. A new context costs a look as much again as the look itself: a new process, all scripts read and compiled
 * anew, a checker that is not warm yet. Here a worker keeps one page for each user agent and takes everything out of it between tests but the
 * files of the app: storage of every kind, cookies, history, routes, size, colours. A test that fails, or that sets the page's clock, leaves no page.
 */
import { type BrowserContext, test as base, type CDPSession, type Page, type ViewportSize } from '@playwright/test';

export interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

interface Options {
  /** True for a test that changes what no reset takes back, such as the page's clock: it has a context of its own. */
  readonly ownContext: boolean;
}

/** The runner cannot take back a clock that was set: a step that sets one in a page that lasts is told so. */
const NO_CLOCK: PropertyDescriptor = {
  get: () => {
    throw new Error('A row whose steps set the clock says so by `setsClock: true`.');
  },
};

/** Takes out of a page all that its test has left there, on the app's origin. Throws where it cannot: that page has ended. */
export async function emptied(
  { context, page, session }: Kept,
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

export const lasting = base.extend<Options, { kept: Map<string, Kept> }>({
  ownContext: [false, { option: true }],

  kept: [
    async ({ browserName: _ }, use) => {
      const stored = new Map<string, Kept>();
      await use(stored);
      for (const { context } of stored.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, kept, ownContext, userAgent, viewport, baseURL }, use, testInfo) => {
    const key = userAgent ?? '';
    // Like the context of any test, it takes the options of the tests from the runner.
    const open = async (): Promise<Kept> => {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (!ownContext) Object.defineProperty(page, 'clock', NO_CLOCK);
      return { context, page, session: await context.newCDPSession(page) };
    };
    const item = (ownContext ? undefined : kept.get(key)) ?? (await open());
    if (!ownContext) kept.delete(key);
    await use(item.context);
    const isClean =
      !ownContext &&
      testInfo.status === testInfo.expectedStatus &&
      (await emptied(item, new URL(baseURL ?? '').origin, viewport).then(
        () => true,
        () => false,
      ));
    if (isClean) kept.set(key, item);
    else await item.context.close();
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
  },
});
