/** The tests' ground: a customer who is logged in, in a sandbox of the test's own. */
import type { BrowserContextOptions } from '@playwright/test';
import { test as base } from '../../native-shims/src/playwright.ts';
import { keptAfterLogin, logInByService } from '../e2e/journey/signed-in.ts';
import { wayOf } from '../e2e/journey/ways.ts';
import { openSite, type Site } from '../e2e/page-worker/site.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Fixtures {
  readonly signedIn: undefined;
  /** True for a page that comes by a server of the cell's own. Default false. */
  readonly ownSite: boolean;
  /** That server. */
  readonly site: Site | undefined;
}

export const test = base.extend<Fixtures, { kept: Kept }>({
  // The judge decides about errors.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),

  /** The values that a phone keeps after a real login. */
  kept: [
    async ({ browser }, use, { workerIndex }) =>
      use({ cookies: [], origins: await keptAfterLogin(browser, `chaos-login-${workerIndex}`) }),
    { scope: 'worker' },
  ],
  ownSite: [false, { option: true }],
  site: async ({ ownSite }, use) => {
    const own = ownSite ? await openSite() : undefined;
    await use(own?.site);
    own?.close();
  },
  baseURL: async ({ baseURL, site }, use) => use(site?.origin ?? baseURL),
  storageState: async ({ host, kept, site }, use) => {
    // What is kept is the app's, wherever its page comes from.
    const origins = kept.origins.map((origin) => ({ ...origin, origin: site?.origin ?? origin.origin }));
    await use(wayOf(host).login === 'native' ? undefined : { ...kept, origins });
  },
  signedIn: [
    async ({ context, host }, use) => {
      if (wayOf(host).login !== 'native') await logInByService(context.request);
      await use(undefined);
    },
    { auto: true },
  ],
});
