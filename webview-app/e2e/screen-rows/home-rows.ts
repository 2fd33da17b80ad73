/** Lists the states of the entry page with its sheets, for a visitor and for a person. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const expectResults = (page: Page) =>
  expect(dialog(page).getByRole('status').first()).toContainText(/\d+ (results|条结果)/);

/** Types into the search that is open. */
const search = async (page: Page, text: string): Promise<void> => {
  await dialog(page).getByRole('searchbox').fill(text);
};

export const homeRows: readonly ScreenRow[] = [
  { id: 'home.main' },
  {
    id: 'home.main',
    state: 'a visitor',
    host: 'browser',
    steps: {
      mine: async (page) => {
        await page.getByRole('button', { name: /^(Mine|我的)$/ }).click();
        await expect(dialog(page)).toBeVisible();
      },
    },
  },
  {
    id: 'home.main',
    state: 'searched',
    fromSteps: true,
    steps: {
      empty: async (page) => {
        await page.getByRole('button', { name: /^(Search|搜套餐)/ }).click();
        await expect(dialog(page).getByRole('searchbox')).toBeVisible();
      },
      found: async (page) => {
        await search(page, 'a');
        await expectResults(page);
      },
      nothing: async (page) => {
        await search(page, 'qqqq');
        await expect(dialog(page).getByRole('link').first()).toBeVisible();
        await expect(dialog(page).getByRole('status').first()).toContainText('qqqq');
      },
    },
  },
  { id: 'home.main', state: 'mine', query: 'step=mine' },
  { id: 'home.main', state: 'gifts', query: 'step=gifts' },
];
