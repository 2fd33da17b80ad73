import { describe, expect, test } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const linkOf = async (text: string | RegExp) => (await see(text)).closest('a')?.getAttribute('href');
const expectPath = (path: string) => soon(() => expect(location.pathname).toBe(`/health${path}`));
const EXAM = '/api/sdhealth/physical/examination';
const sentRequests = ({ calls }: OpenedApp, name: string) => calls.filter(({ path }) => path === `${EXAM}/${name}`);

test('the first step when a city is proposed: is the institution, with a link to other cities', async () => {
  await loggedIn(newBrowser(), '/free-appointment/yj_gefmtj/O1001');
  await see('At which institution?');
  await see('Beijing');
  expect(document.querySelectorAll('main [class*=near] button').length).toBeLessThanOrEqual(1);
  expect(await linkOf('City: Beijing')).toBe('/health/free-appointment/institutions-city/yj_gefmtj?orderNo=O1001');
  expect(sees('In which city?')).toBe(false);
});

test('the first step when the product is booked by city: is the city', async () => {
  await loggedIn(newBrowser(), '/free-appointment/lj_ybtj/O1001');
  await expectPath('/free-appointment/city/lj_ybtj/O1001');
  await see('In which city?');
});

test('the first step when the texts cannot be loaded: is still the institution', async () => {
  const browser = newBrowser();
  const match = 'GET /static-config/free-appointment*';
  await browser.control('/__fixtures/faults', { match, kind: 'status', value: 404, times: 9 });
  await loggedIn(browser, '/free-appointment/yj_gefmtj/O1001');
  await see('At which institution?');
});

test('a booking when it is confirmed: is sent once and opens the pages of its order', async () => {
  const app = await loggedIn(newBrowser(), '/free-appointment/yj_gefmtj/O1001');
  await see('At which institution?');
  await choose(/Guomao/);
  // After 17:00 an appointment on the next day can still be booked, but no longer changed.
  await pickDay(1);
  await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
  await press(/^Book$/);
  await expectPath('/free-appointment/state/yj_gefmtj/O1001');
  expect(sentRequests(app, 'commit-physical-examination-info')).toHaveLength(1);
  // A package that was given to the person needs no value-added order.
  expect(sentRequests(app, 'place-physical-vas-order')).toHaveLength(0);
  expect(await linkOf('Change the date')).toBe('/health/free-appointment/index-rebook/yj_gefmtj/O1001');
  expect(await linkOf('Appointment details')).toBe('/health/free-appointment/detail/yj_gefmtj/O1001');
  expect(await linkOf('Before your checkup')).toBe('/health/free-appointment/science/yj_gefmtj?orderNo=O1001');
});

test.each([
  ['O1002', '/free-appointment/state/yj_gefmtj/O1002', 'Booked'],
  ['O1005', '/free-appointment/state/yj_gefmtj/O1005', 'Checkup done'],
  ['O1007', '/free-appointment/no-service/yj_gefmtj/O1007', 'No service left'],
])('the order %s when it cannot be booked: opens %s', async (orderNo, page, heading) => {
  await loggedIn(newBrowser(), `/free-appointment/yj_gefmtj/${orderNo}`);
  await expectPath(page);
  await see(heading);
});

test('an order when another reason prevents a booking: shows the reason and links to the order', async () => {
  await loggedIn(newBrowser(), '/free-appointment/yj_gefmtj/O1003');
  await see('The order has been refunded');
  expect(await linkOf('See the order')).toBe('/health/free-appointment/state/yj_gefmtj/O1003');
});

describe('the page «no service left»', () => {
  const USED_UP = '/free-appointment/no-service/yj_gefmtj';

  test('the page when no service is left: shows the reason, the facts of the order, and links', async () => {
    await loggedIn(newBrowser(), `${USED_UP}/O1007`);
    for (const text of ['No service left', 'Your free checkup has been used', 'O1007', 'Ask customer service'])
      await see(text);
    const facts = [...document.querySelectorAll('main dt')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Package', 'Order number', 'Received on', 'Used on', 'Used at']);
    expect(await linkOf('See this order')).toBe('/health/free-appointment/state/yj_gefmtj/O1007');
    expect(await linkOf('See all packages')).toBe('/health/package-list');
  });

  test('the page when the order was refunded: shows that', async () => {
    await loggedIn(newBrowser(), `${USED_UP}/O1003`);
    await see('This order was returned');
    expect(document.title).toBe('Service status');
    for (const text of ['Your free checkup has been used', 'one checkup left']) expect(sees(text), text).toBe(false);
  });

  test('the page when the order has a service left: links to its booking', async () => {
    await loggedIn(newBrowser(), `${USED_UP}/O1001`);
    await see('You have one checkup left');
    expect(sees('No service left')).toBe(false);
    expect(document.title).toBe('Service status');
    // The service's card is above the button that continues.
    const card = (await see(/^Care for Parents/)).closest('a');
    expect(card?.getAttribute('href')).toBe('/health/free-appointment/state/yj_gefmtj/O1001');
    expect(card?.textContent).toMatch(/Valid until/);
    expect(await linkOf('Book now')).toBe('/health/free-appointment/yj_gefmtj/O1001');
  });

  test('the page when the order is booked: shows that and has no link to book', async () => {
    await loggedIn(newBrowser(), `${USED_UP}/O1002`);
    await see('Your checkup is booked');
    expect(sees('Book now') || sees('one checkup left')).toBe(false);
    expect(await linkOf('See my checkup')).toBe('/health/free-appointment/state/yj_gefmtj/O1002');
  });

  test('the page when the order cannot be loaded: shows a retry', async () => {
    const browser = newBrowser();
    const match = `GET ${EXAM}/get-examination-vo`;
    await browser.control('/__fixtures/faults', { match, kind: 'status', value: 500, times: 9 });
    await loggedIn(browser, `${USED_UP}/O1007`);
    await see('Try again');
    expect(sees('Your free checkup has been used')).toBe(false);
  });
});

test('the instructions before a checkup when the address has an order: link to that order', async () => {
  await loggedIn(newBrowser(), '/free-appointment/science/yj_ybtj?orderNo=O1002');
  for (const text of ['Before your checkup', 'Once for each person', 'Three days before', 'On the day'])
    await see(text);
  expect(await linkOf('See my checkup')).toBe('/health/free-appointment/state/yj_ybtj/O1002');
});

test.each(['book', 'state', 'no-service', 'index-rebook'])(
  'page %s when the order is unknown: shows that',
  async (page) => {
    await loggedIn(newBrowser(), `/free-appointment/${page === 'book' ? '' : `${page}/`}yj_gefmtj/none`);
    await see('We could not find this checkup');
    expect(sees('Try again')).toBe(false);
  },
);
