/** Tests the elder edition: its switch, the lifetime of the choice, its entry page, and the parts that it leaves out. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';
import { keepPersonal } from '../platform/personal.ts';

testsWholePages();

const ENTER = 'Large-text edition: bigger, simpler, no ads';
const LEAVE = 'Back to the standard edition';
const BANNER = 'A checkup for your parents';
const rootElement = document.documentElement;
const linkOf = (text: string) => see(text).then((match) => match.closest('a')?.getAttribute('href'));

const open = (address: string, browser = newBrowser()) => browser.open(address);

beforeEach(() => {
  document.head.innerHTML = '<meta name="service-phone" content="400-111-2222">';
  replaceHost('browser');
});
afterEach(() => {
  document.head.innerHTML = '';
  rootElement.removeAttribute('data-elder');
});

describe('the switch', () => {
  test('the elder edition’s switch when it is tapped: stores the choice beyond the page load and the person', async () => {
    const browser = newBrowser();
    await open('/', browser);
    await see(BANNER);
    await press(ENTER);
    await see(LEAVE);
    expect(rootElement.hasAttribute('data-elder')).toBe(true);
    // The choice belongs to the phone: it stays when the person logs out.
    const { dropPersonal } = await import('../platform/personal.ts');
    keepPersonal('test', 'x');
    dropPersonal();
    await open('/', browser);
    await press(LEAVE);
    await see(BANNER);
    expect(rootElement.hasAttribute('data-elder')).toBe(false);
    await open('/', browser);
    expect(rootElement.hasAttribute('data-elder')).toBe(false);
  });

  test('the elder edition’s switch when the login dialog is open: is in the dialog', async () => {
    await open('/current-service/physical-list');
    await see('Verify your phone number');
    await press(ENTER);
    await see(LEAVE);
    expect(rootElement.hasAttribute('data-elder')).toBe(true);
  });

  test('the elder edition when a link turns it on: lasts for the visit', async () => {
    await open('/?elder=1');
    await see('Ask a doctor');
    expect(localStorage.getItem('sdhealth.elder')).toBeNull();
    await open('/');
    expect(rootElement.hasAttribute('data-elder')).toBe(true);
    await open('/?elder=nonsense');
    expect(rootElement.hasAttribute('data-elder')).toBe(true);
    await open('/?elder=1&from=poster');
    await press(LEAVE);
    await see(BANNER);
    expect(location.search).toBe('?from=poster');
    await open('/?elder=0');
    expect(rootElement.hasAttribute('data-elder')).toBe(false);
  });
});

describe('the entry page', () => {
  test('the elder entry page when it opens: has four entries, a link to all services, and no banners', async () => {
    await open('/?elder=1');
    expect(await linkOf('Ask a doctor')).toBe('/health/medical-services/online');
    expect(await linkOf('My checkups')).toBe('/health/current-service/physical-list');
    expect(await linkOf('My benefits')).toBe('/health/medical-services/hasGot');
    expect(await linkOf('Call us')).toBe('tel:4001112222');
    expect(document.querySelectorAll('ul[aria-label="The four main services"] > li')).toHaveLength(4);
    expect(sees(BANNER)).toBe(false);
    await press('All services');
    expect(await linkOf('Checkup packages')).toBe('/health/package-list');
    expect(sees(BANNER)).toBe(false);
    history.back();
    await see('Ask a doctor');
    expect(sees('Checkup packages')).toBe(false);
  });

  test('the elder entry page when no service phone is set: has a contact button instead of a phone number', async () => {
    document.head.innerHTML = '';
    await open('/?elder=1');
    expect((await see('Contact us')).closest('button')).not.toBeNull();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });
});

test('each page when the elder edition is on: begins with the service phone', async () => {
  const app = await open('/?elder=1');
  expect(await linkOf('400-111-2222')).toBe('tel:4001112222');
  app.navigate('/package-list');
  await see('Checkup packages');
  const [first] = document.querySelectorAll('#root a');
  expect(first?.getAttribute('href')).toBe('tel:4001112222');
});

test('a page when the elder edition is on: shows no popup and no advertisement', async () => {
  const { mayExpose } = await import('../screens/rights/flows/exposure.ts');
  expect(mayExpose({ id: 'popup', rule: 'daily' })).toBe(true);
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await open('/app-service?elder=1', browser);
  await see('My medical orders');
  expect(mayExpose({ id: 'popup', rule: 'daily' })).toBe(false);
  expect(sees('Better in the app')).toBe(false);
});

test('a mini-program when it is opened from the elder edition: opens in the same edition', async () => {
  const { traffic } = replaceHost('ios-app', { version: '2.8.0' });
  await open('/activity/open-minapp?key=health&elder=1');
  await press('Open the mini-program');
  await soon(() => {
    const [call] = traffic.filter(({ name }) => name === 'openMiniProgram');
    expect(call?.body).toMatchObject({ params: { path: 'pages/index/index?elder=1' } });
  });
});
