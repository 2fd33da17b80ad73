/** Tests the entry page: the configured banners and groups of services, and the person's next steps. */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const linkOf = (text: string) => see(text).then((match) => match.closest('a')?.getAttribute('href'));
const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
const GROUPS = ['Your benefits', 'Checkups', 'Doctors', 'Healthy living', 'More'];
/** The groups below the usual services, which already contain the doctors. */
const VISIBLE_GROUPS = GROUPS.filter((group) => group !== 'Doctors');

async function browserWith(settings: Record<string, unknown>): Promise<Browser> {
  const browser = newBrowser();
  await browser.control('/__fixtures/settings', settings);
  return browser;
}

/** Replaces the response with the medical index. */
async function browserWithIndex(index: unknown): Promise<Browser> {
  const browser = newBrowser();
  const match = 'GET /static-config/medical/*';
  await browser.control('/__fixtures/faults', { match, kind: 'garbage', value: JSON.stringify(index), times: 9 });
  return browser;
}

test('home when it opens: shows the banners and groups of the medical index, which is requested once', async () => {
  const { calls } = await newBrowser().open('/');
  expect(await linkOf('A checkup for your parents')).toBe('/health/pecSale/yj_gefmtj');
  expect(headings()).toEqual(VISIBLE_GROUPS);
  expect(await linkOf('Checkup packages')).toBe('/health/package-list');
  expect(await linkOf('Current service')).toBe('/health/service');
  expect(await linkOf('My medical orders')).toBe('/health/app-service');
  expect(await linkOf('Health guarantee')).toBe('/health/healthGuarantee');
  expect(await linkOf('Health assessment')).toBe('/health/assessment/A5001');
  expect(calls.filter(({ path }) => path.includes('/medical/index'))).toHaveLength(1);
});

test('the usual services when home opens: are shown first, and also in their groups', async () => {
  await newBrowser().open('/');
  await see('A checkup for your parents');
  const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent);
  const expectedLinks = ['Current service', 'Health-rights card', 'Checkup packages', 'My checkups', 'Ask a doctor'];
  expect(links.slice(0, 5)).toEqual(expectedLinks);
  expect(links.filter((link) => link?.startsWith('Checkup packages'))).toHaveLength(1);
  [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    .find((element) => element.textContent === 'Checkups')
    ?.click();
  await soon(() => expect(headings()).toEqual(['Checkups']));
  const groupLinks = [...document.querySelectorAll('main section a')].map(({ textContent }) => textContent);
  expect(groupLinks[0]).toMatch(/^Checkup packages./);
});

test('the headings when a visitor or a customer opens home: skip no level', async () => {
  const levels = () => [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
  const jumps = () => levels().filter((level, index) => level > (levels()[index - 1] ?? 0) + 1);
  await newBrowser().open('/');
  await soon(() => expect(headings()).toEqual(VISIBLE_GROUPS));
  expect(levels()[0]).toBe(1);
  expect(jumps()).toEqual([]);
  await asCustomer(newBrowser(), '/');
  await see('Your checkup');
  expect(levels().length).toBeGreaterThan(VISIBLE_GROUPS.length);
  expect(jumps()).toEqual([]);
});

describe('tabs', () => {
  test('a tab when it is tapped: shows only its group and is in the address', async () => {
    const app = await newBrowser().open('/');
    await soon(() => expect(tabs()).toEqual(['All', ...GROUPS]));
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      (element) => element.textContent === 'Doctors',
    );
    tab?.focus();
    tab?.click();
    await soon(() => expect(headings()).toEqual(['Doctors']));
    expect(location.search).toBe('?tab=doctor');
    expect(document.activeElement).toBe(tab);
    app.navigate('/?tab=nothing-of-ours');
    await soon(() => expect(headings()).toEqual(VISIBLE_GROUPS));
  });

  test('the tabs when the configuration disables them: are not shown, whatever the address contains', async () => {
    const browser = await browserWith({ showTab: false });
    await browser.open('/?tab=doctor');
    await soon(() => expect(headings()).toEqual(VISIBLE_GROUPS));
    await soon(() => expect(tabs()).toEqual([]));
  });
});

describe('the charity campaign', () => {
  const CAMPAIGN = 'Masks for the community: take part';

  test('the charity campaign when its switch is off: is hidden', async () => {
    await newBrowser().open('/');
    await see('A checkup for your parents');
    expect(sees(CAMPAIGN)).toBe(false);
  });

  test('the charity campaign when its switch is on: is visible', async () => {
    const browser = await browserWith({ n95GongyiSwitch: 1 });
    await browser.open('/');
    expect(await linkOf(CAMPAIGN)).toBe('/health/contentStatic/charity');
  });
});

test('an entry when its address has no page: is left out, as is a group without other entries', async () => {
  const entry = { id: 'a', title: 'Packages', desc: '', icon: 'new-one', link: '/health/package-list' };
  const foreign = { ...entry, id: 'b', title: 'Foreign', link: '/elsewhere' };
  const withSimilarBase = { ...entry, id: 'c', title: 'Foreign, of another base', link: '/healthy/package-list' };
  const withBaseOfSameLength = { ...entry, id: 'd', title: 'Foreign, of a base as long', link: '/others/package-list' };
  const browser = await browserWithIndex({
    banners: [{ id: 'x', title: 'Foreign banner', imgUrl: '/x.svg', link: '/elsewhere' }],
    groups: [
      { id: 'one', title: 'One', entries: [entry, foreign] },
      { id: 'two', title: 'Two', entries: [foreign, withSimilarBase, withBaseOfSameLength] },
    ],
  });
  await browser.open('/');
  const entryLink = (await see('Packages')).closest('a');
  expect(entryLink?.querySelector('svg:first-child')?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  expect(sees('Foreign')).toBe(false);
  expect(headings()).toEqual(['One']);
  expect(tabs()).toEqual([]);
});

test('a service when it is tapped: opens', async () => {
  await newBrowser().open('/');
  await press('Checkup packages');
  await soon(() => expect(location.pathname).toBe('/health/package-list'));
});

describe('the next steps', () => {
  const SAMPLE = '13800138000';
  const nextSteps = () => [...document.querySelectorAll('section[aria-label="Next for you"] a')];
  const openAsPerson = async (browser: Browser, phone = SAMPLE) => {
    await browser.logIn(phone);
    return browser.open('/');
  };
  const failRequests = (browser: Browser, ...paths: readonly string[]) =>
    browser.control(
      '/__fixtures/faults',
      paths.map((path) => ({ match: `GET ${path}`, kind: 'status', value: 503, times: 99 })),
    );
  const BACKLOG = '/api/sdb/insurance/my/backlog';
  const EXAMS = '/api/sdhealth/my/v2/physical-examination-list';
  const INDEX = '/static-config/medical/*';
  const CARD = '/api/sdhealth/user-health-rights-card/exist-self-info';

  test('the next steps when the person is a customer: show payment, booked day, report and card', async () => {
    const browser = newBrowser();
    const { calls } = await browser.open('/');
    await see('A checkup for your parents');
    expect(sees('Log in to see your services')).toBe(true);
    expect(calls.map(({ path }) => path).filter((path) => [BACKLOG, EXAMS, CARD].includes(path))).toEqual([]);
    await openAsPerson(browser);
    await see('Waiting for payment');
    const kinds = nextSteps().map((link) => link.textContent);
    expect(kinds[0]).toMatch(/^Waiting for payment/);
    expect(kinds[1]).toMatch(/Your checkup · in \d+ days.*Guomao/);
    expect(sees('Log in to see your services')).toBe(false);
    expect(await linkOf('Report ready')).toMatch(/^\/health\/pdfonline\?orderNo=/);
    expect(await linkOf('My orders')).toBe('/health/app-service');
    expect(await linkOf('1 to pay')).toBe('/health/app-service');
    expect(await linkOf('1 report')).toBe('/health/current-service/physical-list?tab=done');
    expect(await linkOf('Claim it free')).toBe('/health/medical-services');
  });

  test('an open payment when it has a time limit: shows the remaining time', async () => {
    const browser = newBrowser();
    const request = { backlogNo: 'B1', type: 'pay', title: 'Open', desc: 'Pay it', link: '/health/pecSale/yj_jctj' };
    const list = [
      { ...request, productName: 'Basic', amountFen: 29_900, payBefore: new Date(Date.now() + 4e6).toJSON() },
    ];
    const data = { code: 0, msg: '', data: { list, total: 1 } };
    await browser.control('/__fixtures/faults', {
      match: `GET ${BACKLOG}`,
      kind: 'garbage',
      value: JSON.stringify(data),
      times: 1,
    });
    await openAsPerson(browser, '13700002222');
    await see('Pay within');
    expect(document.querySelector('[role=timer]')?.textContent).toContain('01:06:');
    await openAsPerson(browser, '13700002222');
    await see('For you');
    expect(sees('Pay within')).toBe(false);
  });

  test('a next step when its request fails: is missing, and the other steps are shown', async () => {
    const browser = newBrowser();
    await failRequests(browser, BACKLOG);
    await openAsPerson(browser);
    await see('Some of this could not be loaded');
    expect(nextSteps()[0]?.textContent).toContain('Your checkup');
    expect(headings()).toEqual(VISIBLE_GROUPS);
  });

  test('home when all requests for next steps fail: shows the services and links', async () => {
    const browser = newBrowser();
    await failRequests(browser, BACKLOG, EXAMS, CARD);
    await openAsPerson(browser);
    await see('This could not be loaded');
    expect(await linkOf('My orders')).toBe('/health/app-service');
    expect(headings()).toEqual(VISIBLE_GROUPS);
  });

  test.each([
    ['', []],
    [' from the notice of an outdated page', [INDEX]],
  ])('the failed next steps when they are retried%s: are loaded', async (_, failingPaths) => {
    const browser = newBrowser();
    // The phone then has an earlier index.
    await browser.open('/');
    await see('Checkup packages');
    await failRequests(browser, BACKLOG, EXAMS, ...failingPaths);
    await openAsPerson(browser);
    await see('This could not be loaded');
    await see(failingPaths.length > 0 ? /^Not up to date/ : 'Customer service');
    await browser.control('/__fixtures/faults', []);
    expect(
      [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again'),
    ).toHaveLength(1);
    await press('Try again');
    await see('Your checkup');
    await see('Waiting for payment');
    expect(sees('This could not be loaded')).toBe(false);
    await soon(() => expect(sees('Try again')).toBe(false));
  });

  test('home when the session cannot be renewed: shows a login button', async () => {
    const browser = newBrowser();
    const expired = { kind: 'code', value: { code: 20205, msg: 'Your login has expired' }, times: 99 };
    await browser.control('/__fixtures/faults', [
      { match: `GET ${BACKLOG}`, ...expired },
      { match: `GET ${EXAMS}`, ...expired },
    ]);
    await openAsPerson(browser);
    await see('Please log in first');
    const nextSection = document.querySelector('section[aria-busy], section[aria-label="Next for you"]');
    expect(nextSection?.textContent).not.toContain('Try again');
    await press(/^Log in$/);
    await see('Verify your phone number');
  });

  test('A04: home when another person logs in: shows nothing of the previous person', async () => {
    const browser = newBrowser();
    await openAsPerson(browser);
    await see('Waiting for payment');
    await press('Mine');
    await press('Log out');
    await see('Log in to see your services');
    expect(sees('Waiting for payment')).toBe(false);
    await openAsPerson(browser, '13700002222');
    await see('For you');
    expect(sees('Waiting for payment')).toBe(false);
  });
});
