/** The share menu's content follows the page: it is configured, a screen may refine it, and it is removed on leaving. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

/** A WeChat page: the address of the sale page needs no login there. */
function menu() {
  const { traffic } = installHost('wechat');
  return () =>
    traffic
      .filter(({ name, direction }) => name === 'updateAppMessageShareData' && direction === 'to-host')
      .map(({ body }) => Object(body) as { title: string; link: string });
}

test('a page without a row of its own shares the app, the first one too; one with it what is configured', async () => {
  const sentRequests = menu();
  const app = await newBrowser().open('/science-list');
  await soon(() => expect(sentRequests().map(({ title }) => title)).toEqual(['Health services']));
  expect(new URL(sentRequests().at(-1)?.link ?? '').pathname).toBe('/health/');
  app.navigate('/package-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
  app.navigate('/science-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Health services'));
});

test('content is sent once: with what the screen knows, and from one page to the next without another between', async () => {
  // The second in which a page's content is waited for does not end, however busy the machine is.
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

test('a page whose content takes long shares the app meanwhile', async () => {
  const sentRequests = menu();
  const browser = newBrowser();
  const release = browser.hold('/static-config/share.en.json');
  await browser.open('/package-list');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Health services'));
  release();
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
});

test('a sale page shares by the base product of its options, and never the order of its address', async () => {
  const sentRequests = menu();
  await newBrowser().open('/pecSale/yj_jctj?payResult=fail&orderNo=O1004');
  await soon(() => expect(sentRequests().at(-1)?.title).toBe('Yearly checkups'));
  for (const { link } of sentRequests()) expect(link).not.toContain('O1004');
});

test('a host without a share menu asks for no share configuration', async () => {
  installHost('browser');
  const app = await newBrowser().open('/pecSale/yj_jctj');
  await see('Buy now');
  await vi.dynamicImportSettled();
  app.navigate('/package-list');
  await see('Checkups for every age');
  await vi.dynamicImportSettled();
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
});

test('a page that the guard stops asks for no share configuration, and sends nothing', async () => {
  const sentRequests = menu();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const app = await newBrowser().open('/medical-services');
  await soon(() => expect(assign).toHaveBeenCalled());
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
  expect(sentRequests()).toEqual([]);
});
