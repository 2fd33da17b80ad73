/** The screens of automatic renewal and of services with steps. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './rows.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await button(page, /^(Agree to the renewal|同意开通自动续费)$/).click();
  await expect(button(page, /^(Go on to confirm|继续签约)$/)).toBeVisible();
}

export const pipelineRows: readonly ScreenRow[] = [
  { id: 'rights.close-renewal' },
  { id: 'rights.contract-withholding', steps: { 'not agreed yet': agree } },
];
