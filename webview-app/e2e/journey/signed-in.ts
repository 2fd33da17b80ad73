/** A customer who is logged in before the page opens, for tests that look at many pages. */
import type { APIRequestContext, Browser } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { userAgent } from '../../../native-shims/src/user-agents.ts';
import { ACCOUNT, logInByDialog } from './ways.ts';

/** The address of the app, without a slash at its end. */
export const site = (): string => process.env['BASE_URL'] ?? 'http://localhost:5173';

const ORIGIN_OF_LOGIN = { thirdType: 1, appKey: 51, biz: 'health', bizType: 15, key: 'sdhealth-h5' };

/** Logs in as a person does, in a sandbox of that name, and returns what a phone keeps after it: the cookie alone is not all. */
export async function keptAfterLogin(browser: Browser, sandbox: string) {
  const context = await browser.newContext({
    baseURL: site(),
    locale: 'zh-CN',
    serviceWorkers: 'block',
    // Without it the page would be in the host of the first test.
    userAgent: userAgent({ host: 'browser' }),
    extraHTTPHeaders: { [SANDBOX_HEADER]: sandbox },
  });
  await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: site() }]);
  const page = await context.newPage();
  await page.goto('/health/service/login?lang=zh');
  await logInByDialog(page);
  const { origins } = await context.storageState();
  await context.close();
  return origins;
}

/** Logs the customer in by the service alone: the cookie of the session is in the context that asks. */
export async function logInByService(request: APIRequestContext): Promise<void> {
  const { phone: mobile, code: verifyCode } = ACCOUNT;
  const login = `${site()}/api/account/login`;
  await request.post(`${login}/send-code`, { form: { mobile, ...ORIGIN_OF_LOGIN } });
  await request.post(`${login}/mobile-login`, { form: { mobile, verifyCode, ...ORIGIN_OF_LOGIN } });
}
