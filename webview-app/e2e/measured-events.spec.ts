/** Tests in a real browser that web vitals and page views reach the installation’s collector, and that nothing is loaded without one. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import type { EventBatch } from '../src/app/measured-events.ts';
import { zh } from '../src/screens/home/words/zh.ts';

const LIBRARY = /\/assets\/measured-events-/;

for (const isSet of [true, false])
  test(`the page when a collector is ${isSet ? '' : 'not '}set: sends ${isSet ? 'vitals and views' : 'nothing'}`, async ({
    page,
    baseURL,
  }) => {
    const batches: EventBatch[] = [];
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.route('**/collect', async (route) => {
      batches.push(JSON.parse(route.request().postData() ?? ''));
      await route.fulfill({ status: 204 });
    });
    if (isSet)
      await page.route(/\/health\/$/, async (route) => {
        const response = await route.fetch();
        const tag = `<meta name="events-url" content="${baseURL}/collect" /></head>`;
        await route.fulfill({ response, body: (await response.text()).replace('</head>', tag) });
      });
    await page.goto('/health/');
    await expect(page.getByText(zh.home.visitor).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: '体检套餐' }).click();
    await expect(page.getByRole('main').getByText('¥').first()).toBeVisible();
    // The runner does not see the beacon of a page that is left.
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' }))
        Object.defineProperty(document, name, { value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    if (isSet) await expect.poll(() => batches.length).toBeGreaterThan(0);
    const events = batches.flatMap((batch) => batch.events);
    const views = events.filter(({ type }) => type === 'view').map((event) => event.page);
    const vitals = events.flatMap((event) => (event.type === 'vital' ? [event.name] : []));
    expect(views).toEqual(isSet ? ['/', '/package-list'] : []);
    expect(vitals.includes('LCP')).toBe(isSet);
    expect(files.some((file) => LIBRARY.test(file))).toBe(isSet);
  });
