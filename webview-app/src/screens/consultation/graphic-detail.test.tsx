import { expect, test } from 'vitest';
import { newBrowser, see, sees } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const addressOf = (label: string, orderNo: string) => `/graphic/serviceDetail/${label}/yj_gefmtj/${orderNo}`;
const linkOf = async (text: string | RegExp) => (await see(text)).closest('a')?.getAttribute('href');

test('the service page when a consultation is open: shows it before what the service includes', async () => {
  await loggedIn(newBrowser(), addressOf('special', 'O1001'));
  expect(await linkOf('Continue the consultation')).toBe('/health/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9001');
  expect(await linkOf('Ask a new question')).toBe('/health/medical-services/online?orderNo=O1001');
  await see('Words and pictures');
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['In progress', 'What is included']);
});

test('the link to ask when the address or the last consultation has a source: leads to that source’s doctors', async () => {
  const app = await loggedIn(newBrowser(), addressOf('tob', 'O1001'));
  expect(await linkOf('Continue the consultation')).toContain('bizOrderNo=Z9011&kind=tob');
  expect(await linkOf('Ask a new question')).toBe('/health/graphic/submit-fc/yj_gefmtj/O1001?kind=tob');
  app.navigate(addressOf('any', 'O1005'));
  expect(await linkOf(/Rated/)).toBe('/health/online/client/yj_gefmtj/O1005?bizOrderNo=Z9005');
  await see('Earlier consultations');
  expect(await linkOf('Ask a doctor')).toBe('/health/medical-services/online?orderNo=O1005');
});

test('the service page when its texts and the list of consultations fail: still links to the last consultation', async () => {
  const browser = newBrowser();
  const unavailable = (path: string) => ({ match: `GET ${path}`, times: 9, kind: 'status', value: 503 });
  await browser.control('/__fixtures/faults', [
    unavailable('/static-config/graphic-consultation*'),
    unavailable('/api/sdhealth/inquiry/order-list'),
  ]);
  await loggedIn(browser, addressOf('special', 'O1001'));
  expect(await linkOf('Continue the consultation')).toContain('bizOrderNo=Z9001');
});

test.each([
  { orderNo: 'O1003', texts: ['The order has been refunded', 'Choose another service'] },
  { orderNo: 'O9', texts: ['We could not find this service', 'Choose another service'] },
])('the service page when the order is $orderNo: shows $texts and no link to ask', async ({ orderNo, texts }) => {
  await loggedIn(newBrowser(), addressOf('special', orderNo));
  for (const words of texts) await see(words);
  expect(sees('Ask a doctor') || sees('Ask a new question')).toBe(false);
});
