/** Tests the steps from the entry page to a sent question, for customers with one service, several, none, or a used-up one. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { sendQuestion, waitForPath } from '../../../test/ask.ts';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, buyNow } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const ORDERS = 'POST /api/sdb/health/main/order-list';
const ALLOWANCE = 'GET /api/sdhealth/inquiry/detail';
const CARDIOLOGY = '/medical-services/online?departmentId=cardiology';
const PLACE_ORDER = '/api/sdhealth/special-inquiry/place-order-and-save-question';
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const order = (orderNo: string) => ({
  orderNo,
  kind: 'checkup',
  productNo: 'yj_gefmtj',
  productName: 'Care for Parents checkup',
  coverUrl: '/static/img/yj_gefmtj.svg',
  status: 'paid',
  statusText: 'To book',
  createdAt: '2026-03-01T09:00:00+08:00',
});
const alwaysRespond = (browser: Browser, match: string, value: unknown) =>
  browser.control('/__fixtures/faults', [{ match, times: 99, kind: 'shape', value }]);
/** Gives the person only these orders, and no health card. */
async function setOrders(browser: Browser, ...orderNos: readonly string[]) {
  await browser.control('/__fixtures/settings', { sampleCard: false });
  return alwaysRespond(browser, ORDERS, { list: orderNos.map(order), total: orderNos.length });
}

test('a question when the customer has one service: uses it without a choice of services', async () => {
  const browser = newBrowser();
  await setOrders(browser, 'O1001');
  const app = await asCustomer(browser, CARDIOLOGY);
  await press('Chen Siyuan');
  await see(/^With Care for Parents checkup, \d left$/);
  expect(sees('¥')).toBe(false);
  await press('Ask this doctor');
  await soon(() => expect(location.pathname).toBe('/health/graphic/submit-fc/yj_gefmtj/O1001'));
  expect(location.search).toBe('?doctorId=D8001&kind=special');
  await sendQuestion();
  await waitForPath('/health/graphic/client/yj_gefmtj/O1001');
  expect(app.calls.filter(({ path }) => path === PLACE_ORDER)).toHaveLength(1);
});

test('a question when only the health card pays: shows that in the form and uses the card', async () => {
  const browser = newBrowser();
  await alwaysRespond(browser, ORDERS, { list: [], total: 0 });
  const app = await asCustomer(browser, CARDIOLOGY);
  await press('Chen Siyuan');
  await see('With Health card, 5 left');
  await press('Ask this doctor');
  await see('5 uses left on your health card');
  await see('Your health card covers it: sending takes one use of “Ask a doctor”');
  expect(location.pathname).toMatch(/^\/health\/graphic\/submit-fc\/health-card-online\/K\d+$/);
  await sendQuestion();
  await waitForPath('/health/graphic/client/health-card-online/K');
  expect(app.calls.filter(({ path }) => path === PLACE_ORDER)).toHaveLength(1);
});

test('a question when the customer has several services: is sent to the chosen doctor with the chosen service', async () => {
  await asCustomer(newBrowser(), CARDIOLOGY);
  await press('Chen Siyuan');
  await press('Ask this doctor');
  await see('Which service would you like to use?');
  expect(location.search).toBe('?doctorId=D8001');
  const remainingUses = await see(/^\d left$/);
  const names = [...document.querySelectorAll('main li a')].map((row) => row.textContent ?? '');
  expect(new Set(names.map((name) => name.slice(0, 8))).size).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/Valid until|Without an end date/);
  const chosenLink = remainingUses.closest('a')?.getAttribute('href') ?? '';
  expect(chosenLink).toMatch(/^\/health\/graphic\/submit-fc\/\w+\/O\d+\?doctorId=D8001&kind=special$/);
  remainingUses.closest('a')?.click();
  await soon(() => expect(location.pathname + location.search).toBe(chosenLink));
  await see('Send');
});

test('a question when the customer has no service: leads to a purchase and back to the chosen doctor', async () => {
  // An app's cashier answers within the page, whereas a browser leaves the page for it.
  const native = replaceHost('ios-app', { token: 'native-13900001111-1' });
  native.answer('leave');
  const browser = newBrowser();
  const app = await browser.open(CARDIOLOGY);
  await see('Chen Siyuan');
  expect(sees('¥')).toBe(false);
  await press('Chen Siyuan');
  await see('A service with consultations lets you ask');
  expect(sees('Ask this doctor')).toBe(false);
  expect(sees('¥')).toBe(false);
  await press('See services');
  await press('Care for Parents checkup');
  await buyNow();
  const paymentRequest = () =>
    native.traffic.find(({ name, direction }) => name === 'paySeq' && direction === 'to-host')?.body;
  await soon(() => expect(paymentRequest()).toBeDefined());
  const { paySeq } = Object(paymentRequest()).params;
  await app.reload();
  await see('You have an order for this package that is not paid yet');
  await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
  await native.emit('paymentReturned', { paySeq, outcome: 'paid' });
  await see('Purchase successful');
  await press('Back to the doctor');
  await see('Included in your service');
  await press('Ask this doctor');
  await soon(() => expect(location.search).toBe('?doctorId=D8001&kind=special'));
  expect(location.pathname).toMatch(/^\/health\/graphic\/submit-fc\/yj_gefmtj\/O2\d+$/);
  native.dispose();
});

test('the doctor’s page and the choice of services when the consultations are used up: show that', async () => {
  const browser = newBrowser();
  await setOrders(browser, 'O1001');
  await alwaysRespond(browser, ALLOWANCE, {
    orderNo: 'O1001',
    productNo: 'yj_gefmtj',
    productName: 'Care for Parents checkup',
    allowance: { timesTotal: 6, timesLeft: 0, canAsk: false, whyNot: 'None left' },
    notes: [],
  });
  const app = await asCustomer(browser, CARDIOLOGY);
  await press('Chen Siyuan');
  await see('You have used all your consultations');
  expect(sees('Ask this doctor')).toBe(false);
  app.navigate('/medical-services/online');
  await see('You have used all your consultations');
  expect(links()).toContain('/health/package-list');
});

test('the choice of services when they cannot be loaded: can be retried and does not lead to a purchase', async () => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [{ match: ORDERS, times: 9, kind: 'status', value: 503 }]);
  await asCustomer(browser, '/graphic/doctorDetail/none/D8001/none');
  await press('Ask this doctor');
  await see('Try again');
  expect(links()).not.toContain('/health/package-list');
});
