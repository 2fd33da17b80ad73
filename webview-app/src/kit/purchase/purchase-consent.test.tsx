/** Tests the consent before an order: it is not preselected, is stored by person and version, and is sent to the service. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { agree, asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

const SALE = '/pecSale/yj_jctj';
const OTHER_SALE = '/pecSale/yj_gefmtj';
const MISSING = 'Please read this and tick the box to go on';
const box = () => document.querySelector<HTMLInputElement>('dialog input[name="agreements"]');
const orders = (app: { calls: readonly { path: string }[] }) =>
  app.calls.filter(({ path }) => path.endsWith('/create-order')).length;

interface Ledger {
  consents: { userId: string; version: string; by: string }[];
}
async function loadConsents(): Promise<Ledger['consents']> {
  const answer: Ledger = await (await fetch('/__fixtures/ledger')).json();
  return answer.consents;
}

/** Opens the review of a product's order, which has the checkbox or the line about an earlier consent. */
async function openReview(browser: Browser, sale: string) {
  const app = await asCustomer(browser, sale);
  await press('Buy now');
  await see(/^Confirm and pay/);
  await soon(() => expect(box() ?? document.querySelector('dialog [data-agreed]')).not.toBeNull());
  return app;
}

test('the consent when it is missing: prevents the order, which has the version once it is given', async () => {
  installHost('browser');
  const browser = newBrowser();
  const app = await openReview(browser, SALE);
  expect(box()?.checked).toBe(false);
  await press(/^Confirm and pay/);
  await see(MISSING);
  expect(document.activeElement).toBe(box());
  expect(box()?.getAttribute('aria-invalid')).toBe('true');
  expect((await see(MISSING)).closest('[role="alert"]')).not.toBeNull();
  const callCount = app.calls.length;
  await press(/^Confirm and pay/);
  expect(app.calls).toHaveLength(callCount);
  await agree();
  await soon(() => expect(sees(MISSING)).toBe(false));
  await press(/^Confirm and pay/);
  await vi.waitFor(async () =>
    expect(await loadConsents()).toContainEqual(
      expect.objectContaining({ userId: 'U2001', version: '2026-01-01', by: 'order' }),
    ),
  );
});

test('the consent when it was given before: is needed again only for another version or person', async () => {
  installHost('browser');
  const browser = newBrowser();
  await openReview(browser, SALE);
  await agree();
  await press(/^Confirm and pay/);
  await vi.waitFor(async () => expect((await loadConsents()).filter(({ by }) => by === 'order')).toHaveLength(1));
  await openReview(browser, OTHER_SALE);
  expect(box()).toBeNull();
  expect(sees('You have agreed to')).toBe(true);
  await browser.control('/__fixtures/settings', { agreementsVersion: '2027-01-01' });
  await openReview(browser, OTHER_SALE);
  expect(box()?.checked).toBe(false);
  await browser.control('/__fixtures/settings', { agreementsVersion: '2026-01-01' });
  await browser.logIn('13900139000');
  await browser.open(OTHER_SALE);
  await press('Buy now');
  await soon(() => expect(box()?.checked).toBe(false));
});

test('an order when the agreements have changed: is not placed until the person accepts them again', async () => {
  installHost('browser');
  const browser = newBrowser();
  await openReview(browser, SALE);
  await agree();
  await browser.control('/__fixtures/settings', { agreementsVersion: '2027-01-01' });
  await press(/^Confirm and pay/);
  await see('The agreements have changed. Please read them, agree and try again');
  expect((await loadConsents()).filter(({ by }) => by === 'order')).toEqual([]);
  await press('Buy now');
  await soon(() => expect(box()?.checked).toBe(false));
  await press(/^Confirm and pay/);
  await see(MISSING);
  await agree();
  await press(/^Confirm and pay/);
  await vi.waitFor(async () =>
    expect((await loadConsents()).filter(({ by }) => by === 'order').map(({ version }) => version)).toEqual([
      '2027-01-01',
    ]),
  );
});

test('the consent when the app has logged the person in automatically: is still needed', async () => {
  installHost('android-app', { token: 'native-13800138000-1' });
  const app = await newBrowser().open(SALE);
  await press('Buy now');
  await soon(() => expect(box()?.checked).toBe(false));
  await press(/^Confirm and pay/);
  await see(MISSING);
  expect(orders(app)).toBe(0);
});

test('the consent when the product is free: is needed, with the checkbox beside the button', async () => {
  installHost('browser');
  const app = await asCustomer(newBrowser(), '/pecSale/lj_ybtj');
  await see('Get it free');
  await soon(() => expect(document.querySelector('input[name="agreements"]')).not.toBeNull());
  await press('Get it free');
  await see(MISSING);
  expect(orders(app)).toBe(0);
  await agree();
  await press('Get it free');
  await see('In which city?');
  expect(await loadConsents()).toContainEqual(expect.objectContaining({ version: '2026-01-01', by: 'order' }));
});

test('the consent when the installation has legal texts of its own: links to them before and after it', async () => {
  vi.stubGlobal('installationInTest', { legal: { terms: 'https://dental.example/terms' } });
  installHost('browser');
  const browser = newBrowser();
  // The clauses of a product would replace the provider's texts.
  browser.alter((_, answer) => {
    delete Object(Object(answer).data).clauseGroups;
    return answer;
  });
  const links = () =>
    [...document.querySelectorAll('dialog a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((to) => /terms|privacy/.test(to));
  const documents = ['https://dental.example/terms', '/health/contentStatic/privacy'];
  await openReview(browser, SALE);
  expect(links()).toEqual(documents);
  await agree();
  await press(/^Confirm and pay/);
  await vi.waitFor(async () => expect((await loadConsents()).filter(({ by }) => by === 'order')).toHaveLength(1));
  await openReview(browser, OTHER_SALE);
  expect([box(), links()]).toEqual([null, documents]);
});
