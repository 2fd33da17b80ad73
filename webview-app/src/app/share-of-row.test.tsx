/** Tests the share menu's content, which is configured for each page, refined by its screen, and removed on leaving. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

/** Installs WeChat, where the sale page needs no login. Returns a function that returns the requests to its share menu. */
function installWechat() {
  const { traffic } = installHost('wechat');
  return () =>
    traffic
      .filter(({ name, direction }) => name === 'updateAppMessageShareData' && direction === 'to-host')
      .map(({ body }) => Object(body) as { title: string; link: string });
}

test('the share content when a page has none configured: is that of the app', async () => {
  const shareRequests = installWechat();
  const app = await newBrowser().open('/science-list');
  await soon(() => expect(shareRequests().map(({ title }) => title)).toEqual(['Health services']));
  expect(new URL(shareRequests().at(-1)?.link ?? '').pathname).toBe('/health/');
  app.navigate('/package-list');
  await soon(() => expect(shareRequests().at(-1)?.title).toBe('Yearly checkups'));
  app.navigate('/science-list');
  await soon(() => expect(shareRequests().at(-1)?.title).toBe('Health services'));
});

test('the share content when the screen has details: is sent once, with the details', async () => {
  // The grace period for a page's content never ends here, so that a busy machine does not change the result.
  const { setTimeout: realSetTimeout } = window;
  const timers = vi.spyOn(window, 'setTimeout');
  timers.mockImplementation(((callback: () => void, ms?: number) =>
    ms === 1_000 ? 0 : realSetTimeout(callback, ms)) as typeof setTimeout);
  const shareRequests = installWechat();
  const app = await newBrowser().open('/science/6001');
  await soon(() => expect(shareRequests()).toHaveLength(1));
  app.navigate('/package-list');
  await soon(() => expect(shareRequests()).toHaveLength(2));
  app.navigate('/content/6001');
  await soon(() => expect(shareRequests()).toHaveLength(3));
  app.navigate('/package-list');
  await soon(() => expect(shareRequests()).toHaveLength(4));
  await vi.dynamicImportSettled();
  expect(shareRequests().map(({ link }) => new URL(link).pathname)).toEqual(
    ['/science/6001', '/package-list', '/content/6001', '/package-list'].map((path) => `/health${path}`),
  );
  timers.mockRestore();
});

test('the share content when the content of the page loads slowly: is that of the app in the meantime', async () => {
  const shareRequests = installWechat();
  const browser = newBrowser();
  const release = browser.hold('/static-config/share.en.json');
  await browser.open('/package-list');
  await soon(() => expect(shareRequests().at(-1)?.title).toBe('Health services'));
  release();
  await soon(() => expect(shareRequests().at(-1)?.title).toBe('Yearly checkups'));
});

test('the share content when the address of a sale page has an order: has no order number', async () => {
  const shareRequests = installWechat();
  await newBrowser().open('/pecSale/yj_jctj?payResult=fail&orderNo=O1004');
  await soon(() => expect(shareRequests().at(-1)?.title).toBe('Yearly checkups'));
  for (const { link } of shareRequests()) expect(link).not.toContain('O1004');
});

test('the share configuration when the host has no share menu: is not requested', async () => {
  installHost('browser');
  const app = await newBrowser().open('/pecSale/yj_jctj');
  await see('Buy now');
  await vi.dynamicImportSettled();
  app.navigate('/package-list');
  await see('Checkups for every age');
  await vi.dynamicImportSettled();
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
});

test('the share configuration when the guard stops the page: is neither requested nor used', async () => {
  const shareRequests = installWechat();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const app = await newBrowser().open('/medical-services');
  await soon(() => expect(assign).toHaveBeenCalled());
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
  expect(shareRequests()).toEqual([]);
});
