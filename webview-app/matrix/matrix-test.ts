/** Extends Playwright's test by one page that serves many tests of a host, and by a logged-in customer. */
import { type CDPSession, mergeTests, type Page } from '@playwright/test';
import { test as hostTest } from '../../native-shims/src/playwright.ts';
import { hostTraits } from '../e2e/journey/login-and-payment.ts';
import { logInByService, site, storageAfterLogin } from '../e2e/journey/signed-in.ts';
import { lasting } from '../e2e/screen-rows/reused-page.ts';
import { type State, stateOf } from './states.ts';

export { expect } from '../../native-shims/src/playwright.ts';

type Values = readonly { readonly name: string; readonly value: string }[];
const POSITION = { latitude: 31.2304, longitude: 121.4737, accuracy: 30 };

interface Fixtures {
  readonly state: State;
  readonly onlyHost: undefined;
  readonly signedIn: undefined;
  readonly withPosition: undefined;
  readonly withState: undefined;
  readonly browserSession: CDPSession;
}

export const test = mergeTests(lasting, hostTest).extend<Fixtures, { values: Values }>({
  state: [stateOf('ready'), { option: true }],
  // Allows all errors, because they become findings of the test.
  allowErrors: async ({ browserName: _ }, use) => use([/[\s\S]/]),
  sandbox: async ({ browserName: _ }, use, { workerIndex }) => use(`matrix-${workerIndex}`),

  /** Closes the pages of other hosts, because the tests are ordered by host. */
  onlyHost: [
    async ({ reusablePages: openPages, context: _ }, use) => {
      for (const [agent, { context }] of openPages) {
        await context.close();
        openPages.delete(agent);
      }
      await use(undefined);
    },
    { auto: true },
  ],

  /** The values that a phone stores after a real login, besides the cookie. */
  values: [
    async ({ browser }, use, { workerIndex }) => {
      const origins = await storageAfterLogin(browser, `matrix-login-${workerIndex}`);
      await use(origins.flatMap(({ localStorage }) => localStorage));
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ context, host, values }, use) => {
      await context.request.post(`${site()}/__fixtures/reset`);
      if (hostTraits(host).login === 'native') {
        await use(undefined);
        return;
      }
      await logInByService(context.request);
      const script = await context.addInitScript((stored) => {
        if (localStorage.length === 0) for (const { name, value } of stored) localStorage.setItem(name, value);
      }, values);
      await use(undefined);
      await script.dispose().catch(() => undefined);
    },
    { auto: true },
  ],

  /** Gives the browser the position of the imitated hosts. */
  withPosition: [
    async ({ context }, use) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(POSITION);
      await use(undefined);
    },
    { auto: true },
  ],

  browserSession: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page);
    await use(session);
    await session.detach().catch(() => undefined);
  },
  withState: [
    async ({ context, browserSession, state: { answers, isOffline = false }, signedIn: _ }, use) => {
      if (answers) await context.request.post(`${site()}/__fixtures/settings`, { data: { answers } });
      if (isOffline) await setOffline(browserSession, true);
      await use(undefined);
      if (isOffline) await setOffline(browserSession, false);
    },
    { auto: true },
  ],
});

/** Cuts or restores the page's network. The page and its files still load, as from a build on the phone. */
async function setOffline(session: CDPSession, offline: boolean): Promise<void> {
  const rule = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const paths = ['api', 'static-config', 'static', 'files', 'apk'];
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', rule);
  await session.send('Network.emulateNetworkConditionsByRule', {
    matchedNetworkConditions: offline ? paths.map((path) => ({ ...rule, urlPattern: `*://*:*/${path}/*` })) : [],
  });
}

/** Returns a small screenshot as WebP. */
export async function pictureOf(page: Page, openSession?: CDPSession): Promise<Buffer> {
  const session = openSession ?? (await page.context().newCDPSession(page));
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 0.6 },
  });
  return Buffer.from(data, 'base64');
}
