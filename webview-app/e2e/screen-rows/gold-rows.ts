/** Lists the screens of coins: the account, the record, the goods. */
import { expect, type Page } from '@playwright/test';
import type { ScreenRow } from './screen-row.ts';

/** Scrolls to the shop, below the balance and the tasks. */
async function toShop(page: Page): Promise<void> {
  const tabs = page.getByRole('tablist');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await tabs.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** A month of the last twelve by the server's clock, in which the sample account spent nothing. */
const EMPTY_MONTH = new Date(Date.now() - 180 * 86_400_000).toISOString().slice(0, 7);

export const goldRows: readonly ScreenRow[] = [
  {
    id: 'health-gold.my-account',
    steps: { 'the shop': toShop },
  },
  { id: 'health-gold.my-account', state: 'prizes', query: 'tab=prizes', fromSteps: true, steps: { prizes: toShop } },
  { id: 'health-gold.record' },
  {
    id: 'health-gold.goods-detail',
    params: { skuId: 'K7001' },
    steps: { 'the question': (page) => page.getByRole('button', { name: /^(Exchange|立即兑换)$/ }).click() },
  },
  { id: 'health-gold.goods-detail', state: 'exchanged', params: { skuId: 'K7006' } },
  { id: 'health-gold.goods-detail', state: 'too few coins', params: { skuId: 'K7016' } },
  {
    id: 'health-gold.record',
    state: 'nothing in the month',
    query: `month=${EMPTY_MONTH}&tab=expense`,
    fromSteps: true,
    setsClock: true,
    steps: {
      none: async (page) => {
        await page.clock.setFixedTime('2026-03-02T22:00:00+08:00');
        await page.reload();
        await expect(page.getByRole('button', { name: /^(Show all|查看全部)$/ })).toBeVisible();
      },
    },
  },
];
