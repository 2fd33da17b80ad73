/** Tests that the channel table decides which third-party login is used, even if it loads late. */
import { expect, test, vi } from 'vitest';
import { type Browser, newBrowser, see } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages, watchVisits } from '../../test/whole-pages.ts';

testsWholePages('wechat');

const visitedAddresses = watchVisits();

const PAGE = `${PERSONAL_PAGE.path}?channel=partner`;
const thirdTypes = () => visitedAddresses.map((to) => new URL(to, location.href).searchParams.get('thirdType'));

async function slowBrowser(): Promise<Browser> {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [
    { match: 'GET /api/sdb/config-center/get', times: 9, kind: 'delay', value: 300 },
  ]);
  return browser;
}

test('a visitor when the channel has a third-party type: is sent to the login of that type', async () => {
  await (await slowBrowser()).open(PAGE);
  await vi.waitFor(() => expect(thirdTypes()).toEqual(['301']), { timeout: 5_000 });
});

test('a person when they return with a ticket: is not sent to another third-party login', async () => {
  const app = await (await slowBrowser()).open(`${PAGE}&userTicket=ticket-good`);
  await see(PERSONAL_PAGE.text);
  await app.reload();
  await see(PERSONAL_PAGE.text);
  expect(visitedAddresses).toEqual([]);
});
