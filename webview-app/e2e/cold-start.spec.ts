/** Tests a new start of the web build without a network, on every host. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { appointment, BOOKED, institution, LIST, seeOnce, startOffline } from './journey/cold-start.ts';
import { waitUntilCached } from './page-worker/cached-files.ts';

test.use({ serviceWorkers: 'allow', allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('N01: visited pages when the app starts without a network: are shown without prices, and updated with a network', async ({
  page,
  host,
  context,
}) => {
  await seeOnce(page, host, (address) => address);
  await waitUntilCached(page);
  // Opens the screen once, as its files are loaded after the page.
  await page.goto(BOOKED);
  await expect(appointment(page)).toBeVisible();
  await waitUntilCached(page);
  await page.goto(LIST);
  await expect(institution(page)).toBeVisible();
  await waitUntilCached(page);
  await page.close();
  await startOffline(context, (address) => address);
});
