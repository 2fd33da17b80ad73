/** Tests the page's login sheet: closing it, its kept input, and accepted forms of numbers. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { agree, askForLogin } from './journey/login-and-payment.ts';
import { untilProgram } from './journey/program.ts';

const SALE = '/health/pecSale/yj_gefmtj';
const BESIDE = [195, 20] as const;
const sheet = (page: Page) => page.getByRole('dialog', { name: '验证手机号' });
const phone = (page: Page) => sheet(page).getByLabel('手机号', { exact: true });

/** Taps beside the sheet, as soon as the sheet accepts taps. */
async function tapBeside(page: Page): Promise<void> {
  const [x, y] = BESIDE;
  await page.waitForFunction(([x = 0, y = 0]) => document.elementFromPoint(x, y) instanceof HTMLDialogElement, BESIDE);
  await page.mouse.click(x, y);
}

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a tap beside it': tapBeside,
  'the browser’s back': (page) => page.evaluate(() => history.back()),
};

test('the login sheet when the page is public: closes by Escape, by a tap beside it and by back', async ({ page }) => {
  await page.goto('/health/package-list');
  await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  await askForLogin(page);
  await phone(page).pressSequentially('1380013');
  await expect(sheet(page).getByRole('button', { name: '关闭' })).toHaveCount(0);
  for (const leave of Object.values(WAYS)) {
    await leave(page);
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(SALE);
    expect(await page.evaluate(() => history.state)).toMatchObject({ at: 1 });
    await askForLogin(page);
    await expect(phone(page)).toHaveValue('138 0013');
  }
  // The requested order continues after the login, which needs only six digits.
  await phone(page).press('End');
  await phone(page).pressSequentially('8000');
  await expect(phone(page)).toHaveValue('138 0013 8000');
  await agree(sheet(page));
  await sheet(page).getByRole('button', { name: '获取验证码' }).click();
  const code = sheet(page).getByLabel('验证码', { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('验证码不正确，请重新输入');
  await expect(page.getByText('验证码不正确，请重新输入')).toHaveCount(1);
  await code.fill('246810');
  await expect(sheet(page)).toBeHidden();
});

test('the login sheet when the page needs a login: closes only by back, which leaves the page', async ({ page }) => {
  await page.goto('/health/');
  await untilProgram(page);
  await page.getByRole('link', { name: /步数换健康金/ }).click();
  await expect(sheet(page)).toBeVisible();
  const address = page.url();
  await tapBeside(page);
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('link', { name: '《隐私政策》' }).click();
  await expect(page).toHaveURL(/contentStatic\/privacy/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/health\/$/);
  await expect(sheet(page)).toBeHidden();
});
