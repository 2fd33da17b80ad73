/** The steps of a booking in a real history: back, forward, and what is behind a booking that is done. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { bookUntilConfirm, logInByDialog, wayOf } from './journey/ways.ts';

const BOOKING = '/health/medical-services/pec/yj_gefmtj/O1001';
const QUESTIONS = ['选择城市', '选择机构', '选择日期', '填写体检人信息'] as const;

const isAt = (page: Page, at: number) =>
  expect(page.getByRole('heading', { level: 1, name: QUESTIONS[at] ?? '' })).toBeVisible();

test('back is one step back, forward one forward, and neither leads into what is booked', async ({ page, host }) => {
  await page.goto('/health/package-list');
  await page.goto(BOOKING);
  if (wayOf(host).login === 'dialog') await logInByDialog(page);
  await bookUntilConfirm(page);
  for (const at of [2, 1, 0]) {
    await page.goBack();
    await isAt(page, at);
  }
  for (const at of [1, 2, 3]) {
    await page.goForward();
    await isAt(page, at);
  }
  await page.reload();
  await isAt(page, 3);
  await expect(page.getByRole('radio', { name: /本人/ })).toBeChecked();
  await page.getByRole('button', { name: '上一步' }).click();
  await isAt(page, 2);
  await page.goForward();
  await isAt(page, 3);
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/package-list/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('该订单已预约')).toBeVisible();
});
