/** Tests U04 on the build: an address's secrets leave by no request, referrer, history entry or signed text. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh } from '../src/messages/zh.ts';
import { holdProgram } from './journey/program.ts';
import { logInByDialog, logInByThirdParty, wayOf } from './journey/ways.ts';

const SECRETS = {
  mobile: '13912345678',
  id_card: '11010519491231002X',
  token: 'tkn-secret-1',
  adminToken: 'tkn-secret-2',
};
const LIST = '/health/package-list';

test('the secrets of an address reach no history entry, no request and no other site', async ({ page, shim, host }) => {
  const secrets = [...Object.values(SECRETS), 'ticket-good'];
  const address = `${LIST}?tab=1&${new URLSearchParams({ ...SECRETS, userTicket: 'ticket-good' })}`;
  const seen: string[] = [];
  page.on('request', (request) => {
    const isLanding = request.isNavigationRequest() && request.url().endsWith(address);
    if (!isLanding) seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  const exchanged = page.waitForResponse(/ticket-login/);
  await page.goto(address);
  expect((await exchanged).ok()).toBe(true);
  await expect(page).toHaveURL((url) => url.pathname === LIST && url.search === '?tab=1');
  await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();

  expect(seen.length).toBeGreaterThan(5);
  for (const secret of secrets)
    for (const value of [...seen, page.url()]) expect(decodeURIComponent(value)).not.toContain(secret);
  if (wayOf(host).login !== 'third-party') return;
  // The signature is valid although the page was loaded at another address.
  await expect.poll(() => answers().length).toBeGreaterThan(0);
  expect(answers().at(-1)).toMatchObject({ err_msg: 'pre_verify_jsapi:ok' });

  function answers() {
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

test.describe('a tap before the program', () => {
  test('loses nothing of the landing address: its ticket logs in and is in no entry, its channel counts', async ({
    page,
    host,
  }) => {
    const exchanged = page.waitForRequest(/ticket-login/);
    await tapEarly(page, 'channel=partner&userTicket=ticket-good');
    expect(new URLSearchParams((await exchanged).postData() ?? '').get('thirdType')).toBe('301');
    await expect(page).toHaveURL((url) => url.pathname === LIST && url.search === '');
    if (wayOf(host).login === 'third-party') return;
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/health/' && url.search === '?channel=partner');
    await expect(page.getByRole('link', { name: /^体检套餐/ })).toBeVisible();
    await expect(page.getByRole('button', { name: zh.frame.loginNeeded.button })).toBeHidden();
  });

  test('does not change the address that is signed', async ({ page, shim, host }) => {
    test.skip(wayOf(host).login !== 'third-party', 'nothing is signed here');
    await tapEarly(page, 'channel=default');
    await expect(page).toHaveURL((url) => url.pathname === LIST);
    const { body } = await shim.waitFor('preVerifyJSAPI', 'to-page', 15_000);
    expect(body).toMatchObject({ err_msg: 'pre_verify_jsapi:ok' });
  });
});

test('a link with a login of its own asks who is logged in', async ({ page, host }) => {
  await page.goto('/health/service/login');
  await (wayOf(host).login === 'dialog' ? logInByDialog(page) : logInByThirdParty(page));
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ticket-login')) exchanges.push(request.url());
  });
  await page.goto('/health/medical-services?userTicket=ticket-no-mobile');
  await page.getByRole('button', { name: '保持当前账号' }).click();
  await expect(page.getByRole('button', { name: /领取/ })).toBeVisible();
  expect(exchanges).toEqual([]);
});
