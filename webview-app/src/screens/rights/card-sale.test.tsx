/** Tests the sale of the health card: offer, price, and the page after the payment. */
import { expect, test } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { buyNow, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const CARD = '/api/sdhealth/promotion/health-card';
const PAGE = '/rights/claim-rights-paid';
const SUCCESS = '/rights/claim-success-paid';
const PRICE = 19_900;

const settings = (browser: Browser, options: object) => browser.control('/__fixtures/settings', options);
const failRequests = (browser: Browser, path: string, times = 99) =>
  browser.control('/__fixtures/faults', [{ match: `GET ${path}`, times, kind: 'status', value: 503 }]);

/** Logs in a person who has no health card. */
async function logInWithoutCard(options: object = {}): Promise<Browser> {
  const browser = newBrowser();
  await settings(browser, { sampleCard: false, ...options });
  await loggedIn(browser, '/service/login');
  return browser;
}

/** Orders the card as a page would. Returns the order's number. */
async function placeOrder(browser: Browser): Promise<string> {
  await browser.open(PAGE);
  const { request } = await import('../../client/request.ts');
  const { placeCardOrder } = await import('../../api/health-card.ts');
  const body = { goodsNo: 'health-card', quantity: 1, priceFen: PRICE, payBy: 'payment' as const };
  await see('Get the card');
  return (await request(placeCardOrder, { body }, { idempotencyKey: 'k1' })).orderNo;
}

/** Marks an order as paid, as the bank would. */
async function markPaid(browser: Browser, orderNo: string): Promise<void> {
  const { request } = await import('../../client/request.ts');
  const { toPay } = await import('../../api/mall.ts');
  const { paySeq } = await request(toPay, { body: { orderNo } }, { idempotencyKey: 'k2' });
  await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
}

test.each([
  ['', 'One card for a year of health'],
  ['/v3', 'A card of one’s own for each of the family'],
  ['/v6', 'The health card for employees'],
])('the health card’s sale page when its version is %j: shows «%s», the price and terms', async (version, title) => {
  const browser = await logInWithoutCard();
  await browser.open(PAGE + version);
  await see(title);
  await see('199');
  await see('By ordering you accept');
  await see('Yearly checkup');
  expect(document.title).toBe(title);
});

test('the health card’s sale page when its version does not exist: is not found', async () => {
  const app = await (await logInWithoutCard()).open(`${PAGE}/v7`);
  await see('This page does not exist');
  expect(app.calls.filter(({ path }) => path.includes('v7'))).toEqual([]);
});

test('the health card’s sale page when the person has a card: links to the card and sells no second one', async () => {
  const browser = newBrowser();
  await loggedIn(browser, '/service/login');
  await browser.open(PAGE);
  await see('You have a health card');
  expect(document.querySelector('h1')?.textContent).toBe('You have a health card');
  expect((await see('Use my card')).closest('a')?.getAttribute('href')).toBe('/health/rights/user-rights-paid');
  expect(sees('Get the card')).toBe(false);
});

test.each([
  ['the card is not sold', { offSale: ['health-card'] }, 'The card is not sold right now', 'See the free benefits'],
  ['an earlier card has ended', { sampleCard: true, cardDays: 400 }, 'Your last card ended on', 'Get the card'],
])('the health card’s sale page when %s: shows that', async (_, options, text, action) => {
  await (await logInWithoutCard(options)).open(PAGE);
  await see(text);
  await see(action);
});

test('P12: the health card’s sale page when the price has changed: shows the new price and orders nothing', async () => {
  const browser = await logInWithoutCard();
  const app = await browser.open(PAGE);
  await see('Get the card');
  await settings(browser, { prices: { 'health-card': 25_900 } });
  await buyNow('Get the card');
  await see('The price has changed');
  await see('259');
  expect(app.calls.some(({ path }) => path.endsWith('/to-pay'))).toBe(false);
});

test('the health card’s sale page when the offer ends while it is open: starts no payment', async () => {
  const browser = await logInWithoutCard();
  const app = await browser.open(PAGE);
  await see('Get the card');
  await settings(browser, { offSale: ['health-card'] });
  await buyNow('Get the card');
  await see('The card is not sold right now');
  expect(app.calls.some(({ path }) => path.endsWith('/to-pay'))).toBe(false);
});

test('the health card’s sale page when counts and services do not load: opens without them', async () => {
  const browser = await logInWithoutCard();
  browser.hold(`${CARD}/count`);
  browser.hold(`${CARD}/visit-receive-health-card-page`);
  await browser.open(PAGE);
  await see('Get the card');
  expect(sees('cards given out')).toBe(false);
});

test('the health card’s sale page when the price cannot be loaded: sells nothing and has a retry button', async () => {
  const browser = await logInWithoutCard();
  await failRequests(browser, `${CARD}/v2/has-receive-health-card`);
  await browser.open(PAGE);
  await see('The price could not be loaded');
  expect(sees('Get the card')).toBe(false);
  await browser.control('/__fixtures/faults', []);
  await press('Try again');
  await see('Get the card');
});

test('P08: the health card’s sale page when the person returns without a payment: shows that and a button to pay', async () => {
  const browser = await logInWithoutCard();
  const orderNo = await placeOrder(browser);
  await browser.open(`${PAGE}/v3?payResult=fail&orderNo=${orderNo}`);
  await see('Your payment was not completed');
  await see('Pay now');
});

test('the elder edition when an order is unpaid: shows a confirmation with the price before the payment', async () => {
  const browser = await logInWithoutCard();
  await placeOrder(browser);
  const app = await browser.open(`${PAGE}?elder=1`);
  const paymentRequests = () => app.calls.filter(({ path }) => path.endsWith('/to-pay'));
  await press('Pay now');
  const dialog = (await see('Pay for this order?')).closest('dialog');
  expect(dialog?.textContent).toMatch(/Health card.*¥199/);
  expect(paymentRequests()).toEqual([]);
  document.documentElement.removeAttribute('data-elder');
});

test('the page after the payment when the card exists: shows the card with a link to its services', async () => {
  const browser = await logInWithoutCard();
  const orderNo = await placeOrder(browser);
  await markPaid(browser, orderNo);
  await browser.open(`${SUCCESS}?orderNo=${orderNo}`);
  await see('Your health card is ready');
  await see(orderNo);
  expect((await see('Ask a doctor')).closest('a')?.getAttribute('href')).toMatch(
    /^\/health\/medical-services\/online\?orderNo=K\w+$/,
  );
});

test('P06: the page after the payment when the card does not exist yet: shows that the payment has arrived', async () => {
  const browser = await logInWithoutCard({ cardOpensMs: 600_000 });
  const orderNo = await placeOrder(browser);
  await markPaid(browser, orderNo);
  await browser.open(`${SUCCESS}?orderNo=${orderNo}`);
  await see('Paid. Your card is on its way');
  expect(sees('Your health card is ready')).toBe(false);
  await settings(browser, { cardOpensMs: 0 });
  await press('Check again');
  await see('Your health card is ready');
  await settings(browser, { cardOpensMs: 600_000 });
  await browser.open(PAGE);
  await see('Your card is on its way');
  expect(sees('Get the card')).toBe(false);
});

test('P04: the page after the payment when the payment is not confirmed: shows no card', async () => {
  const browser = await logInWithoutCard();
  const orderNo = await placeOrder(browser);
  await browser.open(`${SUCCESS}?orderNo=${orderNo}`);
  await see('Not paid yet');
  expect(sees('Your health card is ready')).toBe(false);
  await soon(() => expect(document.title).toBe('Payment result'));
});

test('the page after the payment when there is neither order nor card: shows that there is no card', async () => {
  await (await logInWithoutCard()).open(SUCCESS);
  await see('You have no health card yet');
});
