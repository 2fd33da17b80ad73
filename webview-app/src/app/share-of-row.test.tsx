/** Tests the share menu's content: configured for each page, refined by its screen, removed on leaving. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

/** Installs WeChat, where the sale page needs no login. */
function menu() {
  const { traffic } = installHost('wechat');
  return () =>
    traffic
      .filter(({ name, direction }) => name === 'updateAppMessageShareData' && direction === 'to-host')
      .map(({ body }) => Object(body) as { title: string; link: string });
}

test('the share content when a page has none configured: the app is shared, else the page’s content', async () => {
  const sentRequests = menu();
  const app = await newBrowser().open('/science-list');
  await soon(() => expect(sentRequests().map(({ title }) => title)).toEqual(['Health services']));
  expect(new URL(sentRequests().at(-1)?.link ?? '').pathname).toBe('/health/');
  app.navigate('/package-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
  app.navigate('/science-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Health services'));
});

test('the share content when the screen has details or the page changes: sent once, with the details', async () => {
  // The grace period for a page's content never ends here, however busy the machine is.
  const { setTimeout: real } = window;
  const timers = vi.spyOn(window, 'setTimeout');
  timers.mockImplementation(((run: () => void, ms?: number) =>
    ms === 1_000 ? 0 : real(run, ms)) as typeof setTimeout);
  const sentRequests = menu();
  const app = await newBrowser().open('/science/6001');
  await soon(() => expect(sentRequests()).toHaveLength(1));
  app.navigate('/package-list');
  await soon(() => expect(sentRequests()).toHaveLength(2));
  app.navigate('/content/6001');
  await soon(() => expect(sentRequests()).toHaveLength(3));
  app.navigate('/package-list');
  await soon(() => expect(sentRequests()).toHaveLength(4));
  await vi.dynamicImportSettled();
  expect(sentRequests().map(({ link }) => new URL(link).pathname)).toEqual(
    ['/science/6001', '/package-list', '/content/6001', '/package-list'].map((path) => `/health${path}`),
  );
  timers.mockRestore();
});

test('the share content when the page’s own content loads slowly: the app is shared meanwhile', async () => {
  const sentRequests = menu();
  const browser = newBrowser();
  const release = browser.hold('/static-config/share.en.json');
  await browser.open('/package-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Health services'));
  release();
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
});

test('the share content when a sale page’s address has an order: names the base product, not the order', async () => {
  const sentRequests = menu();
  await newBrowser().open('/pecSale/yj_jctj?payResult=fail&orderNo=O1004');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
  for (const { link } of sentRequests()) expect(link).not.toContain('O1004');
});

test('the share configuration when the host has no share menu: not requested', async () => {
  installHost('browser');
  const app = await newBrowser().open('/pecSale/yj_jctj');
  await see('Buy now');
  await vi.dynamicImportSettled();
  app.navigate('/package-list');
  await see('Checkups for every age');
  await vi.dynamicImportSettled();
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
});

test('the share configuration when the guard stops the page: not requested, and no content is sent', async () => {
  const sentRequests = menu();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const app = await newBrowser().open('/medical-services');
  await soon(() => expect(assign).toHaveBeenCalled());
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
  expect(sentRequests()).toEqual([]);
});
