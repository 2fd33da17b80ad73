/** The tests' ground: a customer who is logged in, in a sandbox of the test's own. */
import type { BrowserContextOptions } from '@playwright/test';
import { test as base } from '../../native-shims/src/playwright.ts';
import { keptAfterLogin, logInByService } from '../e2e/journey/signed-in.ts';
import { wayOf } from '../e2e/journey/ways.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const test = base.extend<{ signedIn: undefined }, { kept: Kept }>({
  // The judge decides about errors.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),

  /** The values that a phone keeps after a real login. */
  kept: [
    async ({ browser }, use, { workerIndex }) =>
      use({ cookies: [], origins: await keptAfterLogin(browser, `chaos-login-${workerIndex}`) }),
    { scope: 'worker' },
  ],
  storageState: async ({ host, kept }, use) => use(wayOf(host).login === 'native' ? undefined : kept),
  signedIn: [
    async ({ context, host }, use) => {
      if (wayOf(host).login !== 'native') await logInByService(context.request);
      await use(undefined);
    },
    { auto: true },
  ],
});
