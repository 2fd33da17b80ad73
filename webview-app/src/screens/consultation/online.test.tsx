import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const ONLINE = '/medical-services/online';
const LIST = '/api/sdhealth/special-inquiry/get-department-doctor-list';
const doctors = () => [...document.querySelectorAll('main ul > li > a[href*="doctorDetail"]')];
const doctorIds = () => doctors().map((card) => /D\d+/.exec(card.getAttribute('href') ?? '')?.[0]);
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
/** Taps the chip with the text. */
async function tapChip(text: string | RegExp): Promise<void> {
  (await see(text)).closest('label')?.click();
}

test('the departments when the page opens: show the remaining uses and the open consultation', async () => {
  await loggedIn(newBrowser(), `${ONLINE}?orderNo=O1001`);
  await see(/^\d of 6 consultations left$/);
  await see('Continue the consultation');
  await see('Mind and Chinese medicine');
  expect(links()).toContain(`/health${ONLINE}?orderNo=O1001&departmentId=cardiology`);
  await see('Quick consultation');
  await see('Included in your service');
  expect(links()).toContain('/health/graphic/submit-fc/yj_gefmtj/O1001?departmentId=respiratory&kind=special');
});

test('the department search when the person types: sends one request and puts the text in the address', async () => {
  const app = await loggedIn(newBrowser(), `${ONLINE}?orderNo=O1001`);
  await see('Popular');
  await type('Describe what troubles you', 'head', 'headache', 'headache and rash');
  await see('Departments that fit');
  const expectText = (text: string) => soon(() => expect(document.body.textContent).toContain(text));
  await expectText('Matches: headache');
  await expectText('Matches: rash');
  const statuses = [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent);
  expect(statuses.some((text) => /^\d+ (entr|result|found)/.test(text ?? ''))).toBe(true);
  expect(location.search).toBe('?orderNo=O1001&search=headache+and+rash');
  expect(app.calls.filter(({ path }) => path.endsWith('search-department-by-content'))).toHaveLength(1);
  await type('Describe what troubles you', 'headache 头痛');
  await expectText('Matches: 头痛, headache');
  expect(document.querySelector('main [lang=zh]')?.textContent).toBe('头痛');
  await type('Describe what troubles you', 'zzz');
  await see('No department fits “zzz”');
  await press('Clear');
  await see('Popular');
});

test('the departments when the address has no order: show the services to choose from', async () => {
  await loggedIn(newBrowser(), ONLINE);
  await see('Which service would you like to use?');
  await see(/Valid until/);
  // An order whose validity has ended is not offered.
  expect(links().filter((link) => link?.includes('O1008'))).toEqual([]);
  expect(sees('Ask now')).toBe(false);
  const orderLinks = links().filter((link) => link?.startsWith(`/health${ONLINE}?orderNo=`));
  expect(new Set(orderLinks).size).toBe(orderLinks.length);
  expect(orderLinks).toContain(`/health${ONLINE}?orderNo=O1001`);
  expect(orderLinks).not.toContain(`/health${ONLINE}?orderNo=O1003`);
});

test('the departments when the person has no service: link to the packages and to the doctors', async () => {
  await loggedIn(newBrowser(), ONLINE, '13900001111');
  await see('You have no service for consultations yet');
  expect(links()).toContain('/health/package-list');
  expect(links()).toContain(`/health${ONLINE}?departmentId=cardiology`);
});

test('the departments when the order does not exist or has nothing left: show the reason and no link to ask', async () => {
  const app = await loggedIn(newBrowser(), `${ONLINE}?orderNo=O9`);
  await see('We could not find this service');
  app.navigate(`${ONLINE}?orderNo=O1003`);
  await see('The order has been refunded');
  expect(sees('Ask now')).toBe(false);
});

test('the departments when they cannot be loaded: can be retried, and the link to ask is still shown', async () => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [
    { match: 'GET /api/sdhealth/special-inquiry/get-all-department-list', times: 9, kind: 'status', value: 503 },
  ]);
  await loggedIn(browser, `${ONLINE}?orderNo=O1001`);
  await see('Try again');
  await see('Ask now');
});

describe('the doctors of a department', () => {
  const addressOf = (rest: string) => `${ONLINE}?orderNo=O1001&departmentId=${rest}`;

  test('the doctors when they are sorted and filtered: the choice is in the address and survives a reload', async () => {
    const app = await loggedIn(newBrowser(), addressOf('cardiology'));
    await soon(() => expect(doctorIds()).toEqual(['D8001', 'D8003', 'D8002']));
    const previousLength = history.length;
    await tapChip('Lowest price first');
    await soon(() => expect(doctorIds()).toEqual(['D8002', 'D8001', 'D8003']));
    await press('Filter');
    await tapChip('¥50 to ¥100');
    await soon(() => expect(doctorIds()).toEqual(['D8001', 'D8003']));
    await tapChip('Guangdong');
    await press('Show 1 doctor');
    await soon(() => expect(doctorIds()).toEqual(['D8003']));
    expect(new URLSearchParams(location.search).toString()).toBe(
      'orderNo=O1001&departmentId=cardiology&sort=3&price=middle&area=44',
    );
    expect(history.length).toBe(previousLength);
    const reloaded = await app.reload();
    await soon(() => expect(doctorIds()).toEqual(['D8003']));
    reloaded.navigate(addressOf('orthopaedics'));
    await soon(() => expect(location.search).toContain('area=44'));
    await see('No doctor fits these filters');
    await press('Clear filters');
    await soon(() => expect(doctorIds()).toEqual(['D8016', 'D8017', 'D8015']));
    expect(location.search).toBe('?orderNo=O1001&departmentId=orthopaedics&sort=3');
  });

  test('the doctors when a link with filters opens: are filtered, with the area’s name in the page’s language', async () => {
    await loggedIn(newBrowser(), addressOf('all&price=free,low,nonsense&title=king&area=110000&sort=9'));
    await soon(() => expect(doctorIds()).toEqual(['D8024', 'D8004', 'D8014', 'D8006', 'D8040']));
    await see('Filter (3)');
    const checkedFilters = () =>
      [...document.querySelectorAll('input[type="checkbox"]')].map((box) => box.parentElement?.textContent);
    await soon(() => expect(checkedFilters()).toEqual(['Free', 'Under ¥50', 'Beijing']));
    const { setLanguage } = await import('../../messages/index.ts');
    const { storeSearch } = await import('./online/doctor-search.ts');
    storeSearch({ sort: '0', prices: ['free', 'low'], title: '', area: '110000' }, 'Beijing');
    await setLanguage('zh');
    await soon(() => expect(checkedFilters().at(-1)).toBe('北京'));
  });

  test('the doctors when there are many: are loaded in pages and can be searched by name', async () => {
    const app = await loggedIn(newBrowser(), addressOf('all'));
    await soon(() => expect(doctorIds()).toHaveLength(10));
    await press(/^(More|Show more|Load more)/);
    await soon(() => expect(doctorIds()).toHaveLength(20));
    expect(location.search).toContain('pageNo=2');
    await type('Name, hospital or illness', 'Siyuan');
    await soon(() => expect(doctorIds()).toEqual(['D8001']));
    expect(app.calls.filter(({ path }) => path === LIST)).toHaveLength(3);
    expect(links()).toContain('/health/graphic/doctorDetail/yj_gefmtj/D8001/none?kind=special&orderNo=O1001');
  });
});
