/** The screens of the health gold where coins are seen and spent: the account, the record, the goods. */
import { expect } from '@playwright/test';
import type { ScreenRow } from './rows.ts';

export const goldRows: readonly ScreenRow[] = [
  {
    id: 'health-gold.my-account',
    steps: {
      'all tasks': (page) => page.getByRole('button', { name: /^(All \d+ tasks|全部 \d+ 个任务)$/ }).click(),
    },
  },
  { id: 'health-gold.my-account', state: 'prizes', query: 'tab=prizes' },
  { id: 'health-gold.record' },
  {
    id: 'health-gold.record',
    state: 'nothing in the month',
    query: 'month=2025-12&tab=expense',
    fromSteps: true,
    steps: {
      none: async (page) => {
        await page.clock.setFixedTime('2026-03-02T22:00:00+08:00');
        await page.reload();
        await expect(page.getByRole('button', { name: /^(Show all|查看全部)$/ })).toBeVisible();
      },
    },
  },
];
