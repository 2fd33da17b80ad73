/** The tests' ground: a customer who is logged in, in a sandbox of the test's own. */
import type { BrowserContextOptions } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../fixtures/src/sandbox-name.ts';
import { test as base } from '../../native-shims/src/playwright.ts';
import { ACCOUNT, logInByDialog, wayOf } from '../e2e/journey/ways.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const site = (): string => process.env['BASE_URL'] ?? 'http://localhost:5173';
const ORIGIN_OF_LOGIN = { thirdType: 1, appKey: 51, biz: 'health', bizType: 15, key: 'sdhealth-h5' };

export const test = base.extend<{ signedIn: undefined }, { kept: Kept }>({
  // The judge decides about errors.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),

  /** The values that a phone keeps after a real login; the cookie alone is not all. */
  kept: [
    async ({ browser }, use, { workerIndex }) => {
      const sandbox = `chaos-login-${workerIndex}`;
      const context = await browser.newContext({
        baseURL: site(),
        locale: 'zh-CN',
        serviceWorkers: 'block',
        extraHTTPHeaders: { [SANDBOX_HEADER]: sandbox },
      });
      await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: site() }]);
      const page = await context.newPage();
      await page.goto('/health/service/login?lang=zh');
      await logInByDialog(page);
      const { origins } = await context.storageState();
      await context.close();
      await use({ cookies: [], origins });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ host, kept }, use) => use(wayOf(host).login === 'native' ? undefined : kept),
  signedIn: [
    async ({ context, host }, use) => {
      if (wayOf(host).login !== 'native') {
        const { phone: mobile, code: verifyCode } = ACCOUNT;
        const login = `${site()}/api/account/login`;
        await context.request.post(`${login}/send-code`, { form: { mobile, ...ORIGIN_OF_LOGIN } });
        await context.request.post(`${login}/mobile-login`, { form: { mobile, verifyCode, ...ORIGIN_OF_LOGIN } });
      }
      await use(undefined);
    },
    { auto: true },
  ],
});
