/** Tests on the build that an address's secrets are in no request, referrer, history entry or signed text (U04). */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh } from '../src/messages/zh.ts';
import { hostTraits, logInByDialog, logInByThirdParty } from './journey/login-and-payment.ts';
import { holdProgram } from './journey/program.ts';

const SECRETS = {
  mobile: '13912345678',
  id_card: '11010519491231002X',
  token: 'tkn-secret-1',
  adminToken: 'tkn-secret-2',
};
const LIST = '/health/package-list';

test('the secrets of an address when it opens: are in no history entry or request', async ({ page, shim, host }) => {
  const secrets = [...Object.values(SECRETS), 'ticket-good'];
  const address = `${LIST}?tab=1&${new URLSearchParams({ ...SECRETS, userTicket: 'ticket-good' })}`;
  const requestTexts: string[] = [];
  page.on('request', (request) => {
    const isLanding = request.isNavigationRequest() && request.url().endsWith(address);
    if (!isLanding) requestTexts.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  const ticketLogin = page.waitForResponse(/ticket-login/);
  await page.goto(address);
  expect((await ticketLogin).ok()).toBe(true);
  await expect(page).toHaveURL((url) => url.pathname === LIST && url.search === '?tab=1');
  await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();

  expect(requestTexts.length).toBeGreaterThan(5);
  for (const secret of secrets)
    for (const value of [...requestTexts, page.url()]) expect(decodeURIComponent(value)).not.toContain(secret);
  if (hostTraits(host).login !== 'third-party') return;
  // The signature is valid although the page was loaded at another address.
  await expect.poll(() => signatureResponses().length).toBeGreaterThan(0);
  expect(signatureResponses().at(-1)).toMatchObject({ err_msg: 'pre_verify_jsapi:ok' });

  function signatureResponses() {
    return shim.traffic
      .filter(({ name, direction }) => name === 'preVerifyJSAPI' && direction === 'to-page')
      .map(({ body }) => body);
  }
});

/** Opens the entry page without its program, taps a link, and then loads the program. */
async function tapEarly(page: Page, query: string): Promise<void> {
  const release = await holdProgram(page);
  await page.goto(`/health/?${query}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '体检套餐' }).click();
  await expect(page.locator('.start [aria-busy]')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();
}

test.describe('a tap before the program has loaded', () => {
  test('the landing address when a link is tapped early: loses no ticket and channel', async ({ page, host }) => {
    const ticketLogin = page.waitForRequest(/ticket-login/);
    await tapEarly(page, 'channel=partner&userTicket=ticket-good');
    expect(new URLSearchParams((await ticketLogin).postData() ?? '').get('thirdType')).toBe('301');
    await expect(page).toHaveURL((url) => url.pathname === LIST && url.search === '');
    if (hostTraits(host).login === 'third-party') return;
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/health/' && url.search === '?channel=partner');
    await expect(page.getByRole('link', { name: /^体检套餐/ })).toBeVisible();
    await expect(page.getByRole('button', { name: zh.frame.loginNeeded.button })).toBeHidden();
  });

  test('the signed address when a link is tapped early: is still the landing address', async ({ page, shim, host }) => {
    test.skip(hostTraits(host).login !== 'third-party', 'nothing is signed here');
    await tapEarly(page, 'channel=default');
    await expect(page).toHaveURL((url) => url.pathname === LIST);
    const { body } = await shim.waitFor('preVerifyJSAPI', 'to-page', 15_000);
    expect(body).toMatchObject({ err_msg: 'pre_verify_jsapi:ok' });
  });
});

test('a link with a ticket when another account is logged in: offers a choice', async ({ page, host }) => {
  await page.goto('/health/service/login');
  await (hostTraits(host).login === 'dialog' ? logInByDialog(page) : logInByThirdParty(page));
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ticket-login')) exchanges.push(request.url());
  });
  await page.goto('/health/medical-services?userTicket=ticket-no-mobile');
  await page.getByRole('button', { name: '保持当前账号' }).click();
  await expect(page.getByRole('button', { name: /领取/ })).toBeVisible();
  expect(exchanges).toEqual([]);
});
