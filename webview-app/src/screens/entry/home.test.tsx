/** The entry page shows the provider's own banners and groups of services, as the configuration says. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('../../app/app.tsx'), 60_000);

beforeEach(() => {
  localStorage.setItem('sdhealth.language', 'en');
  vi.stubGlobal('scrollTo', () => undefined);
});

const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const linkOf = (text: string) => see(text).then((found) => found.closest('a')?.getAttribute('href'));
const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
const GROUPS = ['Your rights', 'Checkups', 'Doctors', 'Healthy living', 'More'];

async function browserWith(settings: Record<string, unknown>): Promise<Browser> {
  const browser = newBrowser();
  await browser.control('/__fixtures/settings', settings);
  return browser;
}

/** Makes the medical index say this instead. */
async function browserWithIndex(index: unknown): Promise<Browser> {
  const browser = newBrowser();
  const match = 'GET /static-config/medical/*';
  await browser.control('/__fixtures/faults', { match, kind: 'garbage', value: JSON.stringify(index), times: 9 });
  return browser;
}

test('the banners and groups of the medical index are on the entry page; it is asked for once', async () => {
  const { calls } = await newBrowser().open('/');
  expect(await linkOf('A checkup for your parents')).toBe('/health/pecSale/yj_gefmtj');
  expect(headings()).toEqual(GROUPS);
  expect(await linkOf('Checkup packages')).toBe('/health/package-list');
  expect(await linkOf('Current service')).toBe('/health/service');
  expect(await linkOf('My medical orders')).toBe('/health/app-service');
  expect(await linkOf('Health guarantee')).toBe('/health/healthGuarantee');
  expect(await linkOf('Health assessment')).toBe('/health/assessment/A5001');
  expect(calls.filter(({ path }) => path.includes('/medical/index'))).toHaveLength(1);
});

describe('tabs', () => {
  test('show one group alone; the choice is in the address, and keeps the focus', async () => {
    const app = await newBrowser().open('/');
    await soon(() => expect(tabs()).toEqual(['All', ...GROUPS]));
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === 'Doctors');
    tab?.focus();
    tab?.click();
    await soon(() => expect(headings()).toEqual(['Doctors']));
    expect(location.search).toBe('?tab=doctor');
    expect(document.activeElement).toBe(tab);
    app.navigate('/?tab=nothing-of-ours');
    await soon(() => expect(headings()).toEqual(GROUPS));
  });

  test('are not there where the configuration says so, and the address then hides nothing', async () => {
    const browser = await browserWith({ showTab: false });
    await browser.open('/?tab=doctor');
    await soon(() => expect(headings()).toEqual(GROUPS));
    await soon(() => expect(tabs()).toEqual([]));
  });
});

describe('the charity campaign', () => {
  const CAMPAIGN = 'Masks for the community: take part';

  test('is not shown while its switch is off', async () => {
    await newBrowser().open('/');
    await see('A checkup for your parents');
    expect(sees(CAMPAIGN)).toBe(false);
  });

  test('is shown while its switch is on', async () => {
    const browser = await browserWith({ n95GongyiSwitch: 1 });
    await browser.open('/');
    expect(await linkOf(CAMPAIGN)).toBe('/health/contentStatic/charity');
  });
});

test('an entry with an unknown icon is shown; a page that this app does not have is left out, and so is a group of only such', async () => {
  const entry = { id: 'a', title: 'Packages', desc: '', icon: 'new-one', link: '/health/package-list' };
  const foreign = { ...entry, id: 'b', title: 'Foreign', link: '/elsewhere' };
  const likeOurs = { ...entry, id: 'c', title: 'Foreign, of another base', link: '/healthy/package-list' };
  const asLong = { ...entry, id: 'd', title: 'Foreign, of a base as long', link: '/others/package-list' };
  const browser = await browserWithIndex({
    banners: [{ id: 'x', title: 'Foreign banner', imgUrl: '/x.svg', link: '/elsewhere' }],
    groups: [
      { id: 'one', title: 'One', entries: [entry, foreign] },
      { id: 'two', title: 'Two', entries: [foreign, likeOurs, asLong] },
    ],
  });
  await browser.open('/');
  const row = (await see('Packages')).closest('a');
  expect(row?.querySelector('svg:first-child')?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  expect(sees('Foreign')).toBe(false);
  expect(headings()).toEqual(['One']);
  expect(tabs()).toEqual([]);
});

test('a service is opened by a tap', async () => {
  await newBrowser().open('/');
  await press('Checkup packages');
  await soon(() => expect(location.pathname).toBe('/health/package-list'));
});
