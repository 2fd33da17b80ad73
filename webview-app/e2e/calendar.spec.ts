/** Tests that a booked date is saved as a calendar file, or copied where the host saves no file. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { hostTraits, logInByDialog } from './journey/login-and-payment.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a booked date when it is added to the calendar: is saved or copied', async ({ page, host }) => {
  await page.goto('/health/pecState/yj_gefmtj/O1002');
  if (hostTraits(host).login === 'dialog') await logInByDialog(page);
  const asFile = page.getByRole('button', { name: '加入日历' });
  const asText = page.getByRole('button', { name: '复制时间地点' });
  await expect(asFile.or(asText)).toBeVisible();
  if (await asText.isVisible()) {
    await asText.click();
    await expect(page.getByText('时间和地点已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^体检：.+\n\d+月\d+日/);
    return;
  }
  const download = page.waitForEvent('download');
  await asFile.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
});
