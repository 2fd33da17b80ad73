/** Tests the steps of a booking in a real history: back, forward, and back after a completed booking. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { heading, ordersOf, press, seesBooked } from './journey/checkup-steps.ts';
import { bookUntilConfirm, hostTraits, logInByDialog } from './journey/login-and-payment.ts';

const GIFT = '/health/medical-services/pec/yj_ybtj';
const BOOKING = '/health/medical-services/pec/yj_gefmtj/O1001';
const QUESTIONS = ['选择城市', '选择机构', '选择日期', '填写体检人信息'] as const;

const expectStep = (page: Page, index: number) =>
  expect(page.getByRole('heading', { level: 1, name: QUESTIONS[index] ?? '' })).toBeVisible();

test('the steps of a booking when the person goes back and forward: change by one', async ({ page, host }) => {
  await page.goto('/health/package-list');
  await page.goto(BOOKING);
  if (hostTraits(host).login === 'dialog') await logInByDialog(page);
  await bookUntilConfirm(page);
  for (const index of [2, 1, 0]) {
    await page.goBack();
    await expectStep(page, index);
  }
  for (const index of [1, 2, 3]) {
    await page.goForward();
    await expectStep(page, index);
  }
  await page.reload();
  await expectStep(page, 3);
  await expect(page.getByRole('radio', { name: /本人/ })).toBeChecked();
  await page.getByRole('button', { name: '上一步' }).click();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/package-list/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('该订单已预约')).toBeVisible();
});

test('the same free package when two tabs book it simultaneously: gets one order', async ({ page, host, context }) => {
  test.slow();
  await page.goto(GIFT);
  if (hostTraits(host).login === 'dialog') await logInByDialog(page);
  await bookUntilConfirm(page);
  const otherTab = await context.newPage();
  await otherTab.goto(GIFT);
  // Both tabs share the stored choice.
  await expect(heading(otherTab, QUESTIONS[3])).toBeVisible();
  await otherTab.getByRole('radio', { name: /本人/ }).dispatchEvent('click');
  const tabs = [page, otherTab];
  await Promise.all(tabs.map((tab) => press(tab, '确认预约')));
  for (const tab of tabs) await seesBooked(tab);
  const orders = await ordersOf(page, 'yj_ybtj');
  expect(orders.map(({ status }) => status)).toEqual(['booked']);
});
