/** Tests the checkups that a business partner pays for. Both partner businesses have the same pages at different addresses. */
import { describe, expect, test } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const BUSINESSES = [
  {
    api: '/api/sdhealth/tob/examination',
    company: 'Ruikang Technology',
    book: '/tob-pec',
    state: '/tob-pec/state',
    noService: '/tob-pec/no-service',
  },
  {
    api: '/api/sdhealth/tob/risk/physical/examination',
    company: 'Anda Insurance Brokers',
    book: '/tob/pec/detail',
    state: '/tob/pec/state',
    noService: '/tob/pec/status',
  },
];
const [TOB, RISK] = BUSINESSES;
const addressOf = (page: string, orderNo = 'O1001') => `${page}/yj_gefmtj/${orderNo}`;
const currentPath = () => location.pathname.replace('/health', '');
const requestCount = ({ calls }: OpenedApp, end: string) => calls.filter((call) => call.path.endsWith(end)).length;

/** Answers the booking up to the person. */
async function openPersonStep(): Promise<void> {
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await pickDay(1);
  await see('Who will be examined?');
}

describe.each(BUSINESSES)('$book', ({ api, company, book, state, noService }) => {
  test('the booking when it opens: shows who pays and what is included', async () => {
    await loggedIn(newBrowser(), addressOf(book));
    await see(`${company} pays for this checkup`);
    await see('You pay nothing');
    // The page shows at once who pays for what. All other notes are folded on one card.
    const included = (await see(/^What is included/)).closest('details');
    expect(included?.textContent).toContain('Open days: ');
    expect([...document.querySelectorAll('main details')].map((element) => element.parentElement)).toEqual(
      Array.from({ length: 3 }, () => included?.parentElement),
    );
    await see('Only you see your report');
    const phoneLink = (await see(`${company}: checkup line`)).closest('a');
    expect(phoneLink?.getAttribute('href')).toMatch(/^tel:400-610-/);
  });

  test('the page «no service» when the order is used up: shows its period and where it was used', async () => {
    await loggedIn(newBrowser(), addressOf(noService, 'O1007'));
    await see('Used on');
    const facts = new Map(
      [...document.querySelectorAll('main dt')].map((element) => [
        element.textContent,
        element.nextSibling?.textContent,
      ]),
    );
    for (const name of ['Package', 'Used on', 'Used at', 'Paid by', 'Order number'])
      expect(facts.get(name), name).toBeTruthy();
    expect(facts.get('Period')).toMatch(/^\w{3}\s\d+(, \d{4})? – \w{3}\s\d+, \d{4}$/);
  });

  // The detail page of the risk business shows the appointment itself.
  const bookedPage = book.endsWith('/detail') ? book : state;
  test.each([
    ['O1002', () => bookedPage, bookedPage === book ? 'Your appointment' : 'Booked'],
    ['O1005', () => bookedPage, bookedPage === book ? 'Your appointment' : 'Checkup done'],
    ['O1003', () => noService, 'Cancelled'],
    ['O1007', () => noService, 'No service left'],
  ])('the booking when the order is %s: is replaced by the page of the order’s state', async (orderNo, page, title) => {
    const app = await loggedIn(newBrowser(), addressOf(book, orderNo));
    await see(title);
    await soon(() => expect(currentPath()).toBe(addressOf(page(), orderNo)));
    expect(requestCount(app, '/book-info')).toBe(0);
    expect(requestCount(app, `${api}/book-page-status`)).toBeGreaterThan(0);
  });

  test.each([addressOf(book, 'none'), addressOf(state, 'none'), addressOf(noService, 'none')])(
    'the page %s when its order is unknown: shows that',
    async (address) => {
      await loggedIn(newBrowser(), address);
      await see('We could not find this checkup');
      expect((await see('See all packages')).closest('a')?.getAttribute('href')).toBe('/health/package-list');
      expect(sees('Try again')).toBe(false);
    },
  );

  test('an order when it is booked, moved and cancelled: sends each request once', async () => {
    const app = await loggedIn(newBrowser(), addressOf(book));
    await openPersonStep();
    await choose(/^Zhang Ming/);
    await press(/^Book$/);
    await see('Booked');
    expect(currentPath()).toBe(addressOf(state));
    await see(company);
    await press('Change the date');
    await see('It stays yours until');
    await pickDay(3);
    await press('Confirm the new date');
    await see('One change left');
    await press('Cancel the appointment');
    await see('Cancel this appointment?');
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find(({ textContent }) => textContent === 'Cancel the appointment')
      ?.click();
    await see('Choose your date');
    expect([requestCount(app, '/book'), requestCount(app, '/rebook'), requestCount(app, '/cancel-book')]).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('the add-ons', () => {
  const ADD_ON = 'Low-dose chest CT';

  test('the add-ons when they are chosen: are shown on the status page and not paid', async () => {
    const app = await loggedIn(newBrowser(), addressOf(TOB?.book ?? ''));
    await openPersonStep();
    await see('Your company pays for this too');
    await choose(ADD_ON);
    const reloaded = await app.reload();
    await see('Who will be examined?');
    await soon(() => expect(checkboxOf(ADD_ON)?.checked).toBe(true));
    await choose(/^Zhang Ming/);
    await press(/^Book$/);
    await see('Also examined');
    await see(`${ADD_ON} ¥280`);
    await see('You pay at the institution on the day');
    await see('¥280');
    expect(requestCount(reloaded, '/to-pay') + requestCount(reloaded, '/create-order')).toBe(0);
  });

  test('the add-ons when the partner offers none: are not shown', async () => {
    await loggedIn(newBrowser(), addressOf(RISK?.book ?? ''));
    await openPersonStep();
    expect(sees('Anything else to be examined?')).toBe(false);
  });

  test('the add-ons when they are no longer offered: are not sent', async () => {
    const app = await loggedIn(newBrowser(), addressOf(TOB?.book ?? ''));
    await openPersonStep();
    await choose(ADD_ON);
    expect(JSON.stringify(localStorage)).toContain('AD02');
    for (const [key, stored] of Object.entries(localStorage))
      localStorage.setItem(key, String(stored).replaceAll('AD02', 'AD99'));
    await app.reload();
    await see('Who will be examined?');
    await choose(/^Zhang Ming/);
    await press(/^Book$/);
    await see('Booked');
    expect(sees(ADD_ON)).toBe(false);
  });
});

const checkboxOf = (text: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.includes(text))
    ?.querySelector<HTMLInputElement>('input[type="checkbox"]');

test('the calendar when days are outside the employer’s period: closes them and shows the period', async () => {
  await loggedIn(newBrowser(), addressOf(TOB?.book ?? ''));
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await see(/Ruikang Technology pays for checkups from \w+ \d+, \d{4} to \w+ \d+, \d{4}; other days are closed/);
});

test('the static page when the order has a partner: is the partner’s page', async () => {
  const app = await loggedIn(newBrowser(), '/tob-pec/science/yj_gefmtj?orderNo=O1001');
  await see('Ruikang Technology: checkup line');
  expect(app.calls.some((call) => call.path.includes('/tob-pec/ruikang'))).toBe(true);
  expect((await see('See this checkup')).closest('a')?.getAttribute('href')).toBe(
    `/health${addressOf('/tob-pec/state')}`,
  );
});

test('the static page when the address has no order: is the default page', async () => {
  const app = await loggedIn(newBrowser(), '/tob/pec/science/yj_gefmtj');
  await see('Your company: checkup line');
  expect(app.calls.some((call) => call.path.includes('/tob-pec/default'))).toBe(true);
});

test('the static page when the partner has none: is the default page', async () => {
  const browser = newBrowser();
  const match = 'GET /static-config/tob-pec/ruikang*';
  await browser.control('/__fixtures/faults', { match, kind: 'status', value: 404, times: 9 });
  const app = await loggedIn(browser, '/tob-pec/science/yj_gefmtj?orderNo=O1001');
  await see('See this checkup');
  expect(app.calls.some((call) => call.path.includes('/tob-pec/default'))).toBe(true);
  expect(app.calls.filter((call) => call.path.endsWith('febot-notice'))).toEqual([]);
});

test('the list of institutions when a city is chosen in it: opens, and an institution leads back to the booking', async () => {
  await loggedIn(newBrowser(), addressOf(TOB?.book ?? ''));
  await press('Look at the institutions first');
  await press(/^Shanghai$/);
  await soon(() => expect(currentPath()).toBe(addressOf('/tob-pec/institutions')));
  await choose(/Lujiazui/);
  await see('On which day?');
  expect(currentPath()).toBe(addressOf('/tob-pec'));
});
