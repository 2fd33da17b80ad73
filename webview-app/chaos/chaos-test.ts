/** Extends Playwright's test by a logged-in customer in a sandbox of the test's own. */
import type { BrowserContextOptions } from '@playwright/test';
import { test as base } from '../../native-shims/src/playwright.ts';
import { keptAfterLogin, logInByService } from '../e2e/journey/signed-in.ts';
import { wayOf } from '../e2e/journey/ways.ts';
import { openSite, type Site } from '../e2e/page-worker/site.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Fixtures {
  readonly signedIn: undefined;
  /** True if the page comes from a server of the cell's own. Default false. */
  readonly ownSite: boolean;
  /** The cell's own server. */
  readonly site: Site | undefined;
}

export const test = base.extend<Fixtures, { kept: Kept }>({
  // Allows all errors, because the judge decides about them.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),

  /** The values that a phone stores after a real login. */
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
    // The stored values go to the origin from which the page comes.
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
