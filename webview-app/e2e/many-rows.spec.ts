/**
 * Tests answers with ten thousand rows on a slow phone: first rows, scrolling by keyboard, accessibility. Times are printed without an
 * assertion, as they depend on the machine.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { accessibilityFaults } from './axe.ts';
import { logInByDialog } from './journey/login-and-payment.ts';

const ROWS = 10_000;
/** The number of rows that a list renders at a time (`kit/page/list-of.tsx`). */
const PART = 200;

/** Selects the rows of the list. Searches above it have fewer rows. */
const ROW = 'main ul:has(> li:nth-child(9)) > li';

const LISTS = [
  { name: 'articles', path: '/health/science-list', call: '**/search-article-list**', id: 'id', isOwn: false },
  { name: 'orders', path: '/health/app-service', call: '**/main/order-list**', id: 'orderNo', isOwn: true },
] as const;

for (const { name, path, call, id, isOwn } of LISTS)
  test(`the list of ${name} when one response has ${ROWS} rows: shows the first and loads more`, async ({ page }) => {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const [first] = answer.data.list;
      const list = Array.from({ length: ROWS }, (_, index) => ({ ...first, [id]: `R${index}` }));
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list, total: ROWS } } });
    });
    const client = await page.context().newCDPSession(page);
    if (isOwn) {
      await page.goto(path);
      await logInByDialog(page);
    } else await page.goto(path);
    const rows = page.locator(ROW);
    await expect(rows).toHaveCount(PART);

    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Measures from the end of the answer to the first frame with rows.
    await page.addInitScript((row) => {
      const mark = () => {
        if (document.querySelector(row)) Object.assign(globalThis, { firstRows: performance.now() });
        else requestAnimationFrame(mark);
      };
      requestAnimationFrame(mark);
    }, ROW);
    await page.reload();
    await expect(rows).toHaveCount(PART);
    const part = call.replaceAll('*', '').split('/').at(-1) ?? '';
    const ms = await page.evaluate((address) => {
      const end = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(address))
        .at(-1);
      return (
        Number(Reflect.get(globalThis, 'firstRows')) - (end instanceof PerformanceResourceTiming ? end.responseEnd : 0)
      );
    }, part);
    console.log(`${name}: first rows ${Math.round(ms)} ms after an answer of ${ROWS} rows, at CPU/4`);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await page.getByRole('button', { name: '查看更多' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2 * PART);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
