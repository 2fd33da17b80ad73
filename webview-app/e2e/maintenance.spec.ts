/** Tests a maintenance that begins under an open form: nothing that was typed is lost, and the next start shows it at once. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { zh } from '../src/messages/zh.ts';
import { askForLogin } from './journey/login-and-payment.ts';

const TEXT = { zh: '今晚22:00至24:00升级，请稍后再来', en: 'Back at midnight' };
const words = laterWords.zh.switchedOff;
const cover = (page: Page) => page.getByRole('dialog', { name: words.maintenance });
const setMaintenance = (page: Page, value: unknown) =>
  page.request.post('/__fixtures/switch', { data: { name: 'maintenance', value } });

// Without an answer of the configuration.
test.use({ allowErrors: [/Failed to load resource|ERR_FAILED/] });

/** Brings the page back to the front after ten minutes. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a maintenance when a form is open: covers it, keeps what was typed, and holds at the next start', async ({
  page,
}) => {
  await page.goto('/health/pecSale/yj_gefmtj');
  await askForLogin(page);
  const sheet = page.getByRole('dialog', { name: laterWords.zh.login.title });
  await sheet.getByLabel('手机号', { exact: true }).pressSequentially('1380013');
  await setMaintenance(page, { text: TEXT });
  await comeBack(page);
  await expect(cover(page).getByText(TEXT.zh)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cover(page)).toBeVisible();

  await setMaintenance(page, false);
  await comeBack(page);
  await expect(cover(page)).toHaveCount(0);
  await expect(sheet.getByLabel('手机号', { exact: true })).toHaveValue('138 0013');
  await expect(sheet.getByLabel('手机号', { exact: true })).toBeFocused();

  await setMaintenance(page, { text: TEXT });
  await comeBack(page);
  await expect(cover(page)).toBeVisible();
  // Without an answer the stored value holds, and no screen is opened.
  await page.route('**/config-center/get**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText(TEXT.zh)).toBeVisible();
  await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0);
  await page.unroute('**/config-center/get**');
  await setMaintenance(page, false);
  await page.getByRole('button', { name: zh.common.retry }).click();
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
});
