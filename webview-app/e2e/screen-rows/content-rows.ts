/** Lists the screens of articles and of the provider's documents. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const APP = { name: 'ios-app', token: 'native-13800138000-1' } as const;
const NOT_FOUND = [/status of 404/];

export const contentRows: readonly ScreenRow[] = [
  { id: 'content.static', params: { label: 'privacy' }, steps: { 'my data': toMyData } },
  { id: 'content.static', state: 'customer service', params: { label: 'customer-service' } },
  { id: 'content.static', state: 'unknown', params: { label: 'nothing' }, errors: NOT_FOUND },
  { id: 'content.article', params: { articleId: '6009' } },
  { id: 'content.science-list' },
  { id: 'content.science-list', state: 'for you', query: 'tab=for-you', host: APP },
  { id: 'content.science-list', state: 'nothing kept', query: 'tab=kept', host: APP },
  { id: 'content.science', params: { id: '6009' } },
  { id: 'content.science', state: 'taken down', params: { id: 'gone' }, errors: NOT_FOUND },
  { id: 'content.science-new', params: { id: '6013' }, steps: { 'its end': toEnd } },
];

/** Shows the person's data on the phone. */
async function toMyData(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(My data|我的数据)$/ }).click();
  await expect(page.getByRole('dialog').locator('dl')).toBeVisible();
}

/** Shows the end of an article, with suggested articles. */
async function toEnd(page: Page): Promise<void> {
  const cards = page.locator('main ul a');
  await expect(cards.first()).toBeVisible();
  await cards.first().scrollIntoViewIfNeeded();
}
