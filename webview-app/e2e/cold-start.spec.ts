/** The web build is started anew without a network, on every host. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { appointment, BOOKED, institution, LIST, seeOnce, startOffline } from './journey/cold-start.ts';

test.use({ serviceWorkers: 'allow', allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Resolves when the page and every file of the program that it has loaded are kept. */
const allKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const wanted = [`${location.origin}/health/`, ...names.filter((name) => name.includes('/health/assets/'))];
        const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreVary: true })));
        return wanted.filter((_, at) => kept[at] === undefined);
      }),
    )
    .toEqual([]);

test('N01: without a network the home page, a list and a booked checkup seen before are there, no price, and all goes on with one', async ({
  page,
  host,
  context,
}) => {
  await seeOnce(page, host, (address) => address);
  await allKept(page);
  // A screen's own files are loaded after the page.
  await page.goto(BOOKED);
  await expect(appointment(page)).toBeVisible();
  await allKept(page);
  await page.goto(LIST);
  await expect(institution(page)).toBeVisible();
  await allKept(page);
  await page.close();
  await startOffline(context, (address) => address);
});
