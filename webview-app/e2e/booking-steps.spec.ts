/** Tests the steps of a booking in a real history: back, forward, and back after a completed booking. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { heading, ordersOf, press, seesBooked } from './journey/checkup-steps.ts';
import { bookUntilConfirm, logInByDialog, wayOf } from './journey/ways.ts';

const GIFT = '/health/medical-services/pec/yj_ybtj';
const BOOKING = '/health/medical-services/pec/yj_gefmtj/O1001';
const QUESTIONS = ['选择城市', '选择机构', '选择日期', '填写体检人信息'] as const;

const isAt = (page: Page, index: number) =>
  expect(page.getByRole('heading', { level: 1, name: QUESTIONS[index] ?? '' })).toBeVisible();

test('back is one step back, forward one forward, and neither leads into what is booked', async ({ page, host }) => {
  await page.goto('/health/package-list');
  await page.goto(BOOKING);
  if (wayOf(host).login === 'dialog') await logInByDialog(page);
  await bookUntilConfirm(page);
  for (const index of [2, 1, 0]) {
    await page.goBack();
    await isAt(page, index);
  }
  for (const index of [1, 2, 3]) {
    await page.goForward();
    await isAt(page, index);
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

test('two tabs that book the same gift at one moment make one order', async ({ page, host, context }) => {
  test.slow();
  await page.goto(GIFT);
  if (wayOf(host).login === 'dialog') await logInByDialog(page);
  await bookUntilConfirm(page);
  const other = await context.newPage();
  await other.goto(GIFT);
  // The choice is kept, as it is the same in both.
  await expect(heading(other, QUESTIONS[3])).toBeVisible();
  await other.getByRole('radio', { name: /本人/ }).dispatchEvent('click');
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => press(tab, '确认预约')));
  for (const tab of tabs) await seesBooked(tab);
  const orders = await ordersOf(page, 'yj_ybtj');
  expect(orders.map(({ status }) => status)).toEqual(['booked']);
});
