/** Tests walking for coins: the phone's steps, bubbles, the daily sign-in, the timed gift, the guide. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { FAULT_ERRORS } from './journey/checkup-steps.ts';
import { openFromHome } from './journey/consultation-steps.ts';
import { accountCoins, exchangeWithLostAnswers } from './journey/shop-steps.ts';
import {
  addSteps,
  button,
  coinsOnPage,
  reportsSteps,
  secondsLeft,
  tapBubble,
  untilBalanceRises,
} from './journey/walking-steps.ts';

test('the walking activity when the customer uses each source of coins: adds each once', async ({
  page,
  host,
  shim,
}) => {
  // Stops floating bubbles, so that a test can tap them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let coins = 0;
  await test.step('opens the coins from the home page', async () => {
    await openFromHome(page, host, /步数换健康金/);
    await expect(page.getByText('今日步数', { exact: true })).toBeVisible();
    coins = await coinsOnPage(page);
  });

  await test.step('sees the phone’s step count or a link to the app', async () => {
    if (reportsSteps(host)) await addSteps(page, shim, 19_876);
    else await expect(button(page, '打开App')).toBeVisible();
  });

  await test.step('closes the guide for good', async () => {
    await expect(page.getByText('点一点气泡，步数就变成健康金')).toBeVisible();
    await button(page, '我知道了').tap();
    await expect(page.getByRole('complementary', { name: '小提示' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('今日步数', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: '小提示' })).toHaveCount(0);
  });

  await test.step('collects a bubble', async () => {
    const gained = await tapBubble(page, /步行/);
    expect(gained).toBeGreaterThan(0);
    await untilBalanceRises(page, coins, gained);
    coins += gained;
  });

  await test.step('signs in for the day', async () => {
    await button(page, '签到领 10 健康金').tap();
    await expect(page.getByText('今日已签到，明天再来')).toBeVisible();
    await untilBalanceRises(page, coins, 10);
    coins += 10;
  });

  await test.step('collects the timed gift after a reload and a clock that is set back', async () => {
    await button(page, '领 300 步').tap();
    await expect(page.getByText('距下次领取')).toBeVisible();
    const previous = await secondsLeft(page);
    await page.clock.setSystemTime(Date.now() - 86_400_000);
    await page.reload();
    await expect(page.getByText('距下次领取')).toBeVisible();
    const remainingAfter = await secondsLeft(page);
    expect(remainingAfter).toBeLessThanOrEqual(previous);
    expect(remainingAfter).toBeGreaterThan(previous - 60);
    await expect(button(page, '领 300 步')).toHaveCount(0);
  });

  await test.step('collects all bubbles at once', async () => {
    const exchange = button(page, /^全部换成/);
    const gained = Number(/[\d,]+/.exec(await exchange.innerText())?.[0].replaceAll(',', ''));
    await exchange.tap();
    await untilBalanceRises(page, coins, gained);
    await expect(button(page, '兑换步数')).toBeDisabled();
  });
});

test.describe('with answers that are lost', () => {
  test.use({ allowErrors: FAULT_ERRORS });

  test('P02: an exchange for coins when responses are lost: is deducted once and recorded once', async ({
    page,
    host,
  }) => {
    await openFromHome(page, host, /步数换健康金/);
    await page
      .getByRole('link', { name: /我的健康金/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { name: '兑换好物' })).toBeVisible();
    const previous = await accountCoins(page);

    await page.getByRole('link', { name: /电子体温计/ }).tap();
    await expect(page.getByText('每人限兑 1 件')).toBeVisible();
    await exchangeWithLostAnswers(page);

    await page.getByRole('link', { name: '查看健康金明细' }).tap();
    await expect(page.getByRole('link', { name: /兑换 电子体温计/ })).toHaveCount(1);
    await expect(page.getByText('−600')).toHaveCount(1);
    await page.goto('/health/healthGold/myAccount');
    await expect(page.getByRole('heading', { name: '兑换好物' })).toBeVisible();
    // The two coins are the reward for looking at the goods.
    await expect.poll(() => accountCoins(page)).toBe(previous - 600 + 2);
  });
});
