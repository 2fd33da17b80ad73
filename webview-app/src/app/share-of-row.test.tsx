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

test('a page without a row of its own sends nothing; one with it what is configured; the next takes it back', async () => {
  const sent = menu();
  const app = await newBrowser().open('/science-list');
  await see('Health articles');
  expect(sent()).toEqual([]);
  app.navigate('/package-list');
  await soon(() => expect(sent().at(-1)?.title).toBe('Yearly checkups'));
  app.navigate('/science-list');
  await soon(() => expect(sent().at(-1)?.title).toBe('Health services'));
  expect(new URL(sent().at(-1)?.link ?? '').pathname).toBe('/health/');
});

test('a sale page shares by the base product of its options, and never the order of its address', async () => {
  const sent = menu();
  await newBrowser().open('/pecSale/yj_jctj?payResult=fail&orderNo=O1004');
  await soon(() => expect(sent().at(-1)?.title).toBe('Yearly checkups'));
  for (const { link } of sent()) expect(link).not.toContain('O1004');
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
  const sent = menu();
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const app = await newBrowser().open('/medical-services');
  await soon(() => expect(left).toHaveBeenCalled());
  expect(app.calls.map(({ path }) => path)).not.toContain('/static-config/share.json');
  expect(sent()).toEqual([]);
});
