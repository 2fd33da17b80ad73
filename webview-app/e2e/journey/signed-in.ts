/** Logs in a customer before the page opens, for tests of many pages. */
import type { APIRequestContext, Browser } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { userAgent } from '../../../native-shims/src/user-agents.ts';
import { ACCOUNT, logInByDialog } from './login-and-payment.ts';

/** Returns the app's address without a trailing slash. */
export const site = (): string => process.env['BASE_URL'] ?? 'http://localhost:5173';

const ORIGIN_OF_LOGIN = { thirdType: 1, appKey: 51, biz: 'health', bizType: 15, key: 'sdhealth-h5' };

/** Logs in as a person does, in the named sandbox. Returns the phone's storage, as the cookie is only a part of it. */
export async function storageAfterLogin(browser: Browser, sandbox: string) {
  const context = await browser.newContext({
    baseURL: site(),
    locale: 'zh-CN',
    serviceWorkers: 'block',
    // Uses a browser's user agent, as the default is that of the first test's host.
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
