/** Performs the steps of walking for coins, on Chinese pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, type Shim } from '../../../native-shims/src/playwright.ts';
import { hostId } from './login-and-payment.ts';

/** Tells if the host reports the phone's steps, as the provider's apps do. */
export const reportsSteps = (host: HostOption): boolean => /-app$/.test(hostId(host));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Returns the coins on top of the page. */
export async function coinsOnPage(page: Page): Promise<number> {
  const text = await page.getByRole('link', { name: /我的健康金/ }).innerText();
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** Waits until the service's balance, the sum of the record, has risen. */
export const untilBalanceRises = (page: Page, from: number, by: number): Promise<void> =>
  expect.poll(() => coinsOnPage(page), { message: `${by} coins more than ${from}` }).toBe(from + by);

/** Adds steps on the phone. The date is the service's, in China. */
export async function addSteps(page: Page, shim: Shim, steps: number): Promise<void> {
  const date = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await shim.emit('stepsChanged', { date, steps });
  await expect(page.getByText(steps.toLocaleString('en-US'), { exact: true })).toBeVisible();
}

/** Taps a bubble, and returns its coins. */
export async function tapBubble(page: Page, name: RegExp): Promise<number> {
  const bubble = page.getByRole('list', { name: '待领取的健康金' }).getByRole('button', { name });
  const coins = Number(/\+([\d,]+)/.exec(await bubble.innerText())?.[1]?.replaceAll(',', ''));
  await bubble.tap();
  await expect(bubble).toHaveCount(0);
  return coins;
}

/** Returns the seconds until the next timed gift. */
export async function secondsLeft(page: Page): Promise<number> {
  const digits = await page.getByRole('timer').locator('[aria-hidden]').innerText();
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

export { button };
