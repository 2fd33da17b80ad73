/** Extends Playwright's test by a logged-in customer in a separate sandbox for each test. */
import type { BrowserContextOptions } from '@playwright/test';
import { test as base } from '../../native-shims/src/playwright.ts';
import { hostTraits } from '../e2e/journey/login-and-payment.ts';
import { logInByService, storageAfterLogin } from '../e2e/journey/signed-in.ts';
import { openSite, type Site } from '../e2e/page-worker/site.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type StoredLogin = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Fixtures {
  readonly signedIn: undefined;
  /** True if a separate server serves the page for this test, so that a fault can change its responses. Default false. */
  readonly separateServer: boolean;
  /** The separate server. Undefined without `separateServer`. */
  readonly site: Site | undefined;
}

export const test = base.extend<Fixtures, { storedLogin: StoredLogin }>({
  // Allows all errors, because `judge.ts` turns them into findings.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),

  /** The values that a phone stores after a real login. */
  storedLogin: [
    async ({ browser }, use, { workerIndex }) =>
      use({ cookies: [], origins: await storageAfterLogin(browser, `chaos-login-${workerIndex}`) }),
    { scope: 'worker' },
  ],
  separateServer: [false, { option: true }],
  site: async ({ separateServer }, use) => {
    const server = separateServer ? await openSite() : undefined;
    await use(server?.site);
    server?.close();
  },
  baseURL: async ({ baseURL, site }, use) => use(site?.origin ?? baseURL),
  storageState: async ({ host, storedLogin, site }, use) => {
    // The stored values go to the origin from which the page comes.
    const origins = storedLogin.origins.map((origin) => ({ ...origin, origin: site?.origin ?? origin.origin }));
    await use(hostTraits(host).login === 'native' ? undefined : { ...storedLogin, origins });
  },
  signedIn: [
    async ({ context, host }, use) => {
      if (hostTraits(host).login !== 'native') await logInByService(context.request);
      await use(undefined);
    },
    { auto: true },
  ],
});
