/** Tests the pages of a person's checkups against the embedded backend. */
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const LIST = '/current-service/physical-list';
const V2 = '/api/sdhealth/my/v2/physical-examination-list';
const ACTIVATE = '/api/sdhealth/my/positive-recovered-exam-active';

const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

/** Lists the texts and links that each tab must show. */
const TABS = [
  {
    tab: 'active',
    texts: [
      'In use 4',
      'Done 2',
      'Closed 3',
      'To be booked',
      'Booked',
      'To be paid',
      'To be activated',
      'Activate',
      /^Valid until/,
    ],
    links: [
      '/health/medical-services/pec/yj_gefmtj/O1001',
      '/health/pecState/yj_gefmtj/O1002',
      '/health/pecSale/yj_crgdtj',
    ],
  },
  { tab: 'done', texts: ['For L*******n', 'See the report'], links: ['/health/pdfonline?orderNo=O1005'] },
  {
    tab: 'closed',
    texts: ['Refunded', 'Expired', /^Ended on/],
    links: ['/health/pay-refunded/yj_gefmtj/O1003', '/health/pecState/lj_crgdtj/O1008'],
  },
];

test.each(TABS)('the tab $tab when it is open: shows its checkups with their links', async ({ tab, texts, links }) => {
  await loggedIn(newBrowser(), `${LIST}?tab=${tab}`);
  for (const text of texts) await see(text);
  for (const link of links) expect(hrefs()).toContain(link);
});

test('a booked checkup when the tab is open: shows its date as a calendar leaf and as a text', async () => {
  await loggedIn(newBrowser(), `${LIST}?tab=active`);
  await see('Booked');
  const card = document.querySelector('main a[href*="pecState/yj_gefmtj/O1002"]');
  expect(card?.querySelector('img')).toBeNull();
  expect(card?.textContent).toMatch(/^[A-Z][a-z]{2}\d+Care for Parents checkup.*[A-Z][a-z]+day, [A-Z][a-z]+\s\d+/);
});

test.each([
  ['active', { 'pecSale/yj_crgdtj': 'Pay now', O1001: 'Choose a date', O1002: 'See the appointment' }],
  ['done', { 'pecState/yj_gefmtj/O1005': undefined }],
  ['closed', { O1003: undefined, O1008: undefined }],
])('a checkup when it is in the tab %s: has a button for its next step', async (tab, steps) => {
  await loggedIn(newBrowser(), `${LIST}?tab=${tab}`);
  await soon(() => expect(hrefs().join()).toContain(Object.keys(steps)[0] ?? ''));
  for (const [page, step] of Object.entries(steps)) {
    // The card and its button lead to the same page. The button is always the last element of the card.
    const [card, ...buttons] = [...document.querySelectorAll(`main a[href*="${page}"]`)];
    expect([page, ...buttons.map(({ textContent }) => textContent)]).toEqual(step ? [page, step] : [page]);
    for (const button of buttons) expect(button.parentElement?.parentElement).toBe(card?.parentElement);
  }
  expect(document.querySelectorAll('main li [style*="aspect-ratio"]').length).toBeGreaterThan(0);
});

test.each(TABS)('the tab $tab when the server has no paged list: is the same', async ({ tab, texts, links }) => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', { match: `GET ${V2}`, kind: 'status', value: 404, times: 99 });
  const app = await loggedIn(browser, `${LIST}?tab=${tab}`);
  for (const text of texts) await see(text);
  for (const link of links) expect(hrefs()).toContain(link);
  expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toEqual([]);
});

test('a checkup that was a gift when it is activated: opens its booking and is listed as an order', async () => {
  const app = await loggedIn(newBrowser(), LIST);
  await press('Activate');
  await see('Activate this checkup?');
  expect(app.calls.some(({ path }) => path === ACTIVATE)).toBe(false);
  await pressInDialog('Activate');
  await soon(() => expect(location.pathname).toMatch(/^\/health\/free-appointment\/yj_ybtj\/O\d+$/));
  app.navigate(LIST);
  await see('In use 4');
  expect(sees('To be activated')).toBe(false);
});

test('an activation when the response to it is lost: shows an error and can be repeated', async () => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', { match: `POST ${ACTIVATE}`, kind: 'drop', times: 1 });
  await loggedIn(browser, LIST);
  await press('Activate');
  await see('Activate this checkup?');
  await pressInDialog('Activate');
  await soon(() => expect(document.querySelector('dialog [role="alert"]')).not.toBeNull());
  await pressInDialog('Activate');
  await soon(() => expect(location.pathname).toMatch(/yj_ybtj/));
});

test('my checkups when there are none: link to the packages', async () => {
  await loggedIn(newBrowser(), `${LIST}?tab=active`, '13900139000');
  await see('No checkups in use');
  expect(hrefs()).toContain('/health/package-list');
});

async function pressInDialog(text: string): Promise<void> {
  await see(text);
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
  buttons.find(({ textContent }) => textContent === text)?.click();
}
