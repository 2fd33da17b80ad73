/** Tests the pages of the backend's contract: found by search, in both languages, without another origin. */
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

for (const { address, search, query, summary } of [
  { address: 'backend-api/', search: /Search/, query: 'change-record', summary: 'Lists changes' },
  { address: 'zh/backend-api/', search: /搜索/, query: 'change-record', summary: '健康金' },
]) {
  test(`${address} when a reader searches for an operation: shows it with its example`, async ({ page }) => {
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:http:\/\/localhost:|data:|blob:)/.test(request.url())) faults.push(`asked ${request.url()}`);
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    await page.getByRole('button', { name: search }).first().click();
    await page.getByRole('combobox').fill(query);
    await page.getByRole('option').first().click();
    await expect(page.getByText('listCoinChanges').first()).toBeVisible();
    await expect(page.getByText(summary).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}
