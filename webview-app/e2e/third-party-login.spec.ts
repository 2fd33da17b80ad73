/**
 * Tests a third-party login that fails: it returns automatically with a refused ticket, or without a ticket. The page does not loop, but
 * explains the failure and offers a choice.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { fieldWords } from '../src/messages/field-words.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { zh } from '../src/messages/zh.ts';
import { PERSONAL_PAGE } from '../test/personal-page.ts';
import { ACCOUNT, agree, logInByThirdParty } from './journey/login-and-payment.ts';

const PAGE = `/health${PERSONAL_PAGE.path}?lang=zh`;
const words = laterWords.zh.loginUnfinished;

type Returns = 'ask' | 'refused' | 'without';
const thirdParty = (page: Page, thirdLogin: Returns) =>
  page.request.post('/__fixtures/settings', { data: { thirdLogin } });

/** Counts from now on how often the page redirects to the third party. */
function countRounds(page: Page): () => number {
  const rounds: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/third-login') rounds.push(request.url());
  });
  return () => rounds.length;
}

const unfinished = (page: Page) => page.getByRole('heading', { name: words.title });
const pageText = (page: Page) => page.getByText(PERSONAL_PAGE.chineseText);

for (const [returns, most] of [
  ['refused', 2],
  ['without', 1],
] as const)
  test(`the login when the third party returns by itself (${returns}): is tried ${most} times, then the person chooses`, async ({
    page,
  }) => {
    await thirdParty(page, returns);
    const rounds = countRounds(page);
    await page.goto(PAGE);
    await expect(unfinished(page)).toBeVisible();
    expect(rounds()).toBe(most);
    await expect(page).not.toHaveURL(/userTicket/);

    // The third party works again, so a tap is enough.
    await thirdParty(page, 'ask');
    await page.getByRole('button', { name: zh.common.retry }).click();
    await logInByThirdParty(page);
    await expect(pageText(page)).toBeVisible();
    await expect(unfinished(page)).toHaveCount(0);
  });

test('the login when the third party refuses: is possible with a phone number', async ({ page }) => {
  await thirdParty(page, 'refused');
  const rounds = countRounds(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: words.byPhone }).click();
  const dialog = page.getByRole('dialog', { name: laterWords.zh.login.title });
  await dialog.getByLabel(laterWords.zh.login.phone, { exact: true }).fill(ACCOUNT.phone);
  await agree(dialog);
  await dialog.getByRole('button', { name: fieldWords.zh.login.getCode }).click();
  await expect(dialog.getByText(fieldWords.zh.login.codeSent)).toBeVisible();
  await dialog.getByLabel(fieldWords.zh.login.code, { exact: true }).fill(ACCOUNT.code);
  await expect(pageText(page)).toBeVisible();
  expect(rounds()).toBe(2);
});

test('the login when the person declines it: is skipped', async ({ page }) => {
  await thirdParty(page, 'without');
  await page.goto(PAGE);
  await page.getByRole('link', { name: words.without }).click();
  await expect(page).toHaveURL(/\/health\/(\?|$)/);
  await expect(unfinished(page)).toHaveCount(0);
});
