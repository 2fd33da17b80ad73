/** Tests the frame of every screen on every host: login, titles, back, scroll, the hand-off to an app. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { en } from '../src/messages/en.ts';
import { fieldWords } from '../src/messages/field-words.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { en as supportEn } from '../src/screens/support/words/en.ts';
import { PERSONAL_PAGE } from '../test/personal-page.ts';
import { agree, hostId, hostTraits, logInByThirdParty } from './journey/login-and-payment.ts';

/** Logs in the way that this host offers. */
async function logIn(page: Page, host: HostOption): Promise<void> {
  const { login } = hostTraits(host);
  // The imitated user accepts the app's own dialog.
  if (login === 'native') return;
  if (login === 'third-party') return logInByThirdParty(page);
  await page.getByLabel(laterWords.en.login.phone).fill('13800138000');
  await agree(page);
  await page.getByRole('button', { name: fieldWords.en.login.getCode }).click();
  await expect(page.getByText(fieldWords.en.login.codeSent)).toBeVisible();
  await page.getByRole('textbox', { name: fieldWords.en.login.code }).fill('246810');
}

const PAGE = `/health${PERSONAL_PAGE.path}`;
const pageText = (page: Page) => page.getByText(PERSONAL_PAGE.text);

test('a page that needs a login when it opens: logs in once, as the host does', async ({ page, host }) => {
  await page.goto(`${PAGE}?lang=en`);
  await logIn(page, host);
  await expect(pageText(page).last()).toBeVisible();
  await expect(page).not.toHaveURL(/ticket/);
  await page.reload();
  await expect(pageText(page).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/ticket-good|native\.1|T\d+\./);
});

test('the title of a page when the host has a title bar: is there, otherwise in the page', async ({ page, host }) => {
  await page.goto('/health/hybrid-example?lang=en');
  await expect(page).toHaveTitle('Hybrid example');
  await expect(page.getByRole('button', { name: en.common.back, exact: true })).toHaveCount(
    hostId(host) === 'browser' ? 1 : 0,
  );
});

test('a page when the person goes back to it: is scrolled to the same position', async ({ page }) => {
  await page.goto('/health/?lang=en');
  // Waits for the app, as the page in the markup has the same link.
  await expect(page.locator('.start')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Health articles' });
  await link.scrollIntoViewIfNeeded();
  const previous = await page.evaluate(() => Math.round(scrollY));
  expect(previous).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/health\/science-list/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(previous);
});

test('a hand-off when the app is missing or does not open: ends at the download page', async ({ page, host }) => {
  await page.goto('/health/science/6001?jumpType=app&lang=en');
  if (hostTraits(host).login === 'native') {
    await expect(page.getByRole('heading', { level: 1, name: 'The day before your checkup' })).toBeVisible();
    expect(page.url()).toContain('/science/6001');
  } else if (hostTraits(host).login === 'third-party') {
    // These hosts block schemes, so the page explains the next step and waits.
    await expect(page.getByRole('heading', { name: laterWords.en.handOffByHand.title })).toBeVisible();
    expect(page.url()).toContain('/science/6001?jumpType=app');
    await page.getByRole('button', { name: laterWords.en.handOffByHand.download }).click();
    await expect(page).toHaveURL(/medical-download\/not-installed/);
  } else {
    // Polls, as an unhandled scheme makes `waitForURL` fail.
    await expect.poll(() => page.url()).toContain('/health/medical-download/not-installed');
  }
});

test('the hybrid example when a method is called: shows the host’s response', async ({ page }) => {
  await page.goto('/health/hybrid-example?lang=en');
  await page.locator('summary', { hasText: 'getNetwork' }).click();
  await page.locator('details[open]').getByRole('button', { name: supportEn.hybrid.call, exact: true }).click();
  await expect(page.getByText(/Answered after \d+ ms/)).toBeVisible();
  await expect(page.locator('pre', { hasText: '"type"' })).toBeVisible();
});
