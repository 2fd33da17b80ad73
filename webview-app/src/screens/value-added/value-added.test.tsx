import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer, choose, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const API = '/api/sdhealth/tob/general-order';
const PLACE_ORDER = `${API}/place-order`;
const RECEIVE = `${API}/order/receive`;
const UPDATE = `${API}/status-update`;
const NEW_ORDER_PATH = '/value-added-service-detail?productNo=P4001';
const orderPath = (orderNo: string) => `/value-added-vas-detail?orderNo=${orderNo}`;
const servicePath = (orderNo: string) => `/value-added-service-detail?orderNo=${orderNo}`;

/** Presses the confirmation of the open dialog. */
const confirmDialog = () => document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
/** Presses the order button and confirms the dialog. */
async function placeOrder(): Promise<void> {
  await press('Order the service');
  await see('Place this order?');
  confirmDialog();
}
const dropResponse = (path: string) => [{ match: `POST ${path}`, times: 1, kind: 'drop' }];

test('a value-added service when its order is confirmed three times: is ordered once', async () => {
  const app = await loggedIn(newBrowser(), NEW_ORDER_PATH);
  await see('HPV vaccination service');
  await see('Orders so far');
  const facts = [...document.querySelectorAll('dt')].map((element) => [
    element.textContent,
    element.nextSibling?.textContent,
  ]);
  expect(facts).toContainEqual(['Cost', 'Free: Ruikang Technology pays ¥99']);
  // The form and its dialog show the person's full name to be checked. Later pages mask it.
  await see('Zhang Ming');
  await press('Order the service');
  await see('Place this order?');
  const requests = [...document.querySelectorAll('dialog[open] dt')].map((element) => element.nextSibling?.textContent);
  expect(requests).toEqual(['HPV vaccination service', 'Zhang Ming', '138****8000', 'FreeOriginal price ¥99¥99']);
  expect(app.calls.some(({ path }) => path === PLACE_ORDER)).toBe(false);
  await press('Cancel');
  expect(app.calls.some(({ path }) => path === PLACE_ORDER)).toBe(false);
  await press('Order the service');
  await see('Place this order?');
  for (let times = 0; times < 3; times++) confirmDialog();
  await press('Accept the service');
  await see('The service is yours');
  expect(sees('Zhang Ming')).toBe(false);
  await see('Next steps');
  expect(location.search).toMatch(/^\?orderNo=G\d+$/);
  for (const path of [PLACE_ORDER, RECEIVE]) expect(app.calls.filter((call) => call.path === path)).toHaveLength(1);
});

test('a value-added service when it is ordered for a new person: needs consent and stores no number', async () => {
  const app = await loggedIn(newBrowser(), NEW_ORDER_PATH);
  await choose('Somebody else');
  await type('Name', '王芳');
  await type(/^ID card number$/, '110105199001010027');
  await type('Mobile number', '13700001111');
  await press('Order the service');
  await see('Please read this and tick the box to go on');
  expect(app.calls.some(({ path }) => path === PLACE_ORDER)).toBe(false);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toMatch(/110105199001010027|13700001111|王芳/);
  document.querySelector<HTMLInputElement>('input[name=agreed]')?.click();
  await placeOrder();
  await see('Accept the service');
  await see('110*************27');
});

test.each([
  ['no person', undefined, 'Please enter the name'],
  [
    'another person',
    { personId: 'PS2', insuredName: '**Other', insuredIdCard: '310*************11', mobile: '139****0000' },
    'Please choose',
  ],
])('P01: a stored choice of a person when the service has %s: is dropped', async (_, person, message) => {
  const browser = newBrowser();
  const app = await asCustomer(browser, NEW_ORDER_PATH);
  await choose('Somebody else');
  await choose(/^110\*+/);
  await soon(() => expect(JSON.stringify({ ...sessionStorage })).toContain('PS1'));
  const { request } = await import('../../client/request.ts');
  const { getGeneralSelfInfo } = await import('../../api/general-order.ts');
  const { person: _known, ...self } = await request(getGeneralSelfInfo, { query: { productNo: 'P4001' } });
  const value = { ...self, exists: person !== undefined, ...(person && { person }) };
  const match = `GET ${API}/exist-self-info`;
  await browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value }]);
  await app.reload();
  await press('Order the service');
  await see(message);
  expect(app.calls.some(({ path }) => path === PLACE_ORDER)).toBe(false);
  if (person) await choose('Somebody else');
  await type('Name', '王芳');
  await type(/^ID card number$/, '110105199001010027');
  await type('Mobile number', '13700001111');
  await press('Order the service');
  await see('Please read this and tick the box to go on');
  document.querySelector<HTMLInputElement>('input[name=agreed]')?.click();
  await placeOrder();
  await see('Accept the service');
  await see('110*************27');
});

test('a value-added service when it was ordered meanwhile (code 40994): opens the existing order', async () => {
  const browser = newBrowser();
  const app = await loggedIn(browser, NEW_ORDER_PATH);
  await see('Order the service');
  await browser.control(PLACE_ORDER, { productNo: 'P4001', personId: 'PS1' });
  await placeOrder();
  await see('Accept the service');
  expect(app.calls.filter(({ path }) => path === PLACE_ORDER)).toHaveLength(1);
});

test('a value-added service when it is ordered already: shows its order instead of a form', async () => {
  await loggedIn(newBrowser(), '/value-added-service-detail?productNo=P4002');
  await see('Accept the service');
  expect(sees('Order the service')).toBe(false);
});

test('P09: an order and its receipt when their responses are lost: are shown as done', async () => {
  const browser = newBrowser();
  const app = await loggedIn(browser, NEW_ORDER_PATH);
  await see('Order the service');
  await browser.control('/__fixtures/faults', [...dropResponse(PLACE_ORDER), ...dropResponse(RECEIVE)]);
  await placeOrder();
  await press('Accept the service');
  await see('The service is yours');
  app.navigate(NEW_ORDER_PATH);
  await see('The service is yours');
});

test.each([
  {
    address: servicePath('O1007'),
    texts: ['Expired', 'Ended on', 'Provided by', 'What has happened', 'Order it again', 'See the order'],
  },
  { address: servicePath('O9'), texts: ['We could not find this service', 'See all services'] },
  { address: '/value-added-service-detail', texts: ['We could not find this service'] },
  { address: '/value-added-service-detail?productNo=P9', texts: ['We could not find this service'] },
])('a value-added service when its address is $address: shows $texts', async ({ address, texts }) => {
  await loggedIn(newBrowser(), address);
  for (const text of texts) await see(text);
  expect(sees('Accept the service')).toBe(false);
});

test('a value-added order when its start and end are confirmed: is shown as used', async () => {
  const app = await loggedIn(newBrowser(), servicePath('O1001'));
  await press('Accept the service');
  await press('Use the service');
  await press('Start using it');
  await see('Once you start, the order can no longer be cancelled');
  confirmDialog();
  await see('Mark as done');
  expect(sees('Cancel the order')).toBe(false);
  await press('Mark as done');
  await see('Has the service been provided?');
  confirmDialog();
  await see('The service has been used. Thank you');
  expect(app.calls.filter(({ path }) => path === UPDATE)).toHaveLength(2);
});

test('a value-added order when its page opens: shows the main facts and folds the others', async () => {
  await loggedIn(newBrowser(), orderPath('O1002'));
  await see('Open the service');
  const facts = [...document.querySelectorAll('main section dt')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Valid until', 'For', 'Cost', 'Provided by']);
  const details = (await see('About the order')).closest('details');
  expect(details?.open).toBe(false);
  for (const text of ['Order number', 'ID card', 'Mobile number']) expect(details?.textContent).toContain(text);
});

test('the service of a value-added order when it is opened: has an address that the tap requests', async () => {
  const app = await loggedIn(newBrowser(), orderPath('O1002'));
  await see('Open the service');
  expect(app.calls.some(({ path }) => path.endsWith('/use-url'))).toBe(false);
  await press('Open the service');
  await soon(() => expect(location.pathname).toBe('/health/service-pipeline/S2001/O1002'));
});

test('the service of a value-added order when its address has a foreign origin: is not opened', async () => {
  const browser = newBrowser();
  await loggedIn(browser, orderPath('O1002'));
  await see('Open the service');
  const value = { useUrl: 'https://evil.example/x', expiresAt: '2026-03-02T09:00:00+08:00' };
  await browser.control('/__fixtures/faults', [{ match: `GET ${API}/use-url`, times: 1, kind: 'shape', value }]);
  await press('Open the service');
  await see(/Not sent|could not/);
  expect(location.host).not.toContain('evil');
});

test('P09: a value-added order when the response to its cancellation is lost: is shown as cancelled', async () => {
  const browser = newBrowser();
  const app = await loggedIn(browser, orderPath('O1004'));
  await see('To accept');
  await browser.control('/__fixtures/faults', dropResponse(UPDATE));
  await press('Cancel the order');
  await see('Cancel this order?');
  confirmDialog();
  await see('The order was cancelled. Nothing was used');
  expect(app.calls.filter(({ path }) => path === UPDATE)).toHaveLength(1);
  await press('Order it again');
  await see('Who is the service for?');
});

test('a value-added order when it was changed elsewhere: shows the service’s message', async () => {
  const browser = newBrowser();
  await loggedIn(browser, orderPath('O1004'));
  await press('Cancel the order');
  await see('Cancel this order?');
  await browser.control(RECEIVE, {});
  await browser.control('/__fixtures/faults', [
    { match: `POST ${UPDATE}`, times: 1, kind: 'code', value: { code: 40993, msg: 'Not possible now' } },
  ]);
  confirmDialog();
  await see('Not possible now');
});

test.each([
  {
    address: orderPath('O1001'),
    texts: ['To accept', 'What comes with the order', 'Checkup report explained', 'Dental care'],
  },
  { address: orderPath('O1005'), texts: ['Done', 'Used', 'Order it again'] },
  { address: orderPath('O9'), texts: ['We could not find this service'] },
  { address: '/value-added-vas-detail', texts: ['We could not find this service'] },
])('a value-added order when its address is $address: shows $texts', async ({ address, texts }) => {
  await loggedIn(newBrowser(), address);
  for (const text of texts) await see(text);
});
