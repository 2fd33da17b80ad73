/** The inner tool: the diagnostics, and the telephony bar before it is connected. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './rows.ts';

/** Opens the page again as an installation without a telephone host has it. */
async function withoutHost(page: Page): Promise<void> {
  await page.route('**/health/innerTool*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('name="telephony-host" content="localhost"', 'name="telephony-host"');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(page.locator('p', { hasText: /^(The telephone is not set up|电话尚未配置)$/ })).toBeVisible();
}

export const toolRows: readonly ScreenRow[] = [
  { id: 'content.inner-tool', steps: { 'not set up': withoutHost } },
  {
    id: 'content.inner-tool',
    state: 'telephony bar',
    host: { name: 'ios-app', token: 'native-13800138000-1' },
  },
];
