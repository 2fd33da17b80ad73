/** The steps of a walk for coins. Chinese pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, type Shim } from '../../../native-shims/src/playwright.ts';
import { hostId } from './ways.ts';

/** Hosts whose phone tells its steps: the own apps. */
export const tellsSteps = (host: HostOption): boolean => /-app$/.test(hostId(host));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The coins on top of the page. */
export async function coinsOn(page: Page): Promise<number> {
  const text = await page.getByRole('link', { name: /我的健康金/ }).innerText();
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** The balance that the service has: the sum of the record. */
export const balanceRises = (page: Page, from: number, by: number): Promise<void> =>
  expect.poll(() => coinsOn(page), { message: `${by} coins more than ${from}` }).toBe(from + by);

/** The phone counts on; the date is the service's, in China. */
export async function walk(page: Page, shim: Shim, steps: number): Promise<void> {
  const date = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await shim.emit('stepsChanged', { date, steps });
  await expect(page.getByText(steps.toLocaleString('en-US'), { exact: true })).toBeVisible();
}

/** Taps a bubble, and gives the coins that it said. */
export async function pop(page: Page, name: RegExp): Promise<number> {
  const bubble = page.getByRole('list', { name: '待领取的健康金' }).getByRole('button', { name });
  const coins = Number(/\+([\d,]+)/.exec(await bubble.innerText())?.[1]?.replaceAll(',', ''));
  await bubble.tap();
  await expect(bubble).toHaveCount(0);
  return coins;
}

/** The seconds of the countdown to the next timed gift. */
export async function secondsLeft(page: Page): Promise<number> {
  const digits = await page.getByRole('timer').locator('[aria-hidden]').innerText();
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

export { button };
