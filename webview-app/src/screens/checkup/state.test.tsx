import { describe, expect, test } from 'vitest';
import { newBrowser, see, sees } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

/** By order: what its page says, and what it must not offer. */
const PAGES = [
  {
    at: 'yj_gefmtj/O1001',
    says: [
      'Choose your date',
      'The package is paid',
      'Ordered',
      'Paid',
      'Book a date',
      'Book now',
      'Apply for a refund',
    ],
    not: ['Pay now', 'Change the date', 'See the refund'],
  },
  {
    at: 'yj_gefmtj/O1002',
    says: ['Booked', 'without breakfast', 'Call the institution', 'Change the date', 'Cancel the appointment'],
    not: ['Pay now', 'Book now', 'Apply for a refund'],
  },
  {
    at: 'yj_crgdtj/O1004',
    says: ['Waiting for your payment', 'Your order is kept for you', 'Payment', 'Book a date', 'Pay now'],
    not: ['Book now', 'Apply for a refund', 'Choose another package'],
  },
];

test.each(PAGES)('the status page of $at offers what its order allows', async ({ at, says, not }) => {
  await loggedIn(newBrowser(), `/pecState/${at}`);
  for (const text of says) await see(text);
  await see('Customer service');
  for (const text of not) expect(sees(text), text).toBe(false);
});

test('the status page of a product without an order leads to the product', async () => {
  await loggedIn(newBrowser(), '/pecState/yj_jctj');
  const link = (await see('See the package')).closest('a');
  expect(link?.getAttribute('href')).toBe('/health/pecSale/yj_jctj');
});

describe('a product or an order that does not exist', () => {
  const UNKNOWN = 'We could not find this checkup';

  test.each([
    '/pecState/none',
    '/pecState/yj_gefmtj/none',
    '/medical-services/pec/none',
    '/medical-services/pec/yj_gefmtj/none',
    '/medical-services/pec/yj_gefmtj/none?rebook=1',
    '/institutions/none',
    '/institutions/pec/none',
  ])('%s says so with a way on; trying again is not offered, and nothing is reported', async (address) => {
    const app = await loggedIn(newBrowser(), address);
    await see(UNKNOWN);
    const link = (await see('See all packages')).closest('a');
    expect(link?.getAttribute('href')).toBe('/health/package-list');
    for (const text of ['Try again', 'Choose this institution', 'Zhongguancun']) expect(sees(text), text).toBe(false);
    expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toEqual([]);
  });

  test('is not said of one that could not be asked for', async () => {
    const browser = newBrowser();
    const match = 'GET /api/sdhealth/physical/examination/*';
    await browser.control('/__fixtures/faults', { match, kind: 'status', value: 500, times: 9 });
    await loggedIn(browser, '/pecState/yj_gefmtj/O1001');
    await see('Try again');
    expect(sees(UNKNOWN)).toBe(false);
  });
});
