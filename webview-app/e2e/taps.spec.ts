/** Tests that new elements ignore taps: the second of a double tap, or one for a previous element. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { hostTraits, logInByDialog } from './journey/login-and-payment.ts';

/** Replaces the 400 ms in which new elements ignore taps, so that a busy machine stays within it (milliseconds). */
const STRETCHED_MS = 4_000;

test.beforeEach(({ page }) =>
  page.addInitScript((long) => {
    const wait = window.setTimeout;
    const stretched = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(run, ms === 400 ? long : ms, ...rest);
    window.setTimeout = Object.assign(stretched, wait);
  }, STRETCHED_MS),
);

async function middleOf(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const tapAt = (page: Page, [x, y]: [number, number]) => page.touchscreen.tap(x, y);

test('a dialog when a double tap opens it: stays open and accepts keys at once', async ({ page, host }) => {
  await page.goto('/health/refunded/yj_gefmtj/O1001');
  if (hostTraits(host).login === 'dialog') await logInByDialog(page);
  await page.getByRole('radio').first().press('Space');
  const apply = page.getByRole('button', { name: '申请退款' });
  await apply.click({ trial: true });
  const position = await middleOf(apply);
  const dialog = page.getByRole('dialog');
  await tapAt(page, position);
  await expect(dialog).toBeVisible();
  await tapAt(page, position);
  await tapAt(page, [4, 4]);
  await page.waitForTimeout(200);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await apply.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').first().press('Enter');
  await expect(dialog).toBeHidden();
});

test('a new page when a tap was meant for the previous page: ignores it', async ({ page }) => {
  await page.goto('/health/package-list');
  await tapAt(page, await middleOf(page.getByRole('link', { name: /关爱体检/ }).first()));
  const buy = page.getByRole('button', { name: '立即购买' });
  await expect(buy).toBeVisible();
  await tapAt(page, await middleOf(buy));
  await page.waitForTimeout(200);
  await expect(page.getByRole('dialog')).toBeHidden();
  await buy.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
