/** Checks the personal part of the entry page, in Chinese. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { zh } from '../../src/features/next/words/zh.ts';

/** Waits until the entry page shows the logged-in person and its bar. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: zh.title })).toBeVisible();
  await expect(page.getByRole('button', { name: '我的', exact: true })).toBeVisible();
}

/** Logs out on the entry page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '我的', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
}
