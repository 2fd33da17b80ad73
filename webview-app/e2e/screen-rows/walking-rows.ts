/** Rows of the walking page and of the licence to count steps. */
import { expect, type Page } from '@playwright/test';
import type { ScreenRow } from './screen-row.ts';

/** Uses an app whose user has refused the permission. */
const UNLICENSED = { name: 'ios-app', token: 'native-13800138000-1', user: 'fail' } as const;
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

export const walkingRows: readonly ScreenRow[] = [
  {
    id: 'health-gold.step',
    steps: {
      'choice of a prize': async (page) => {
        await button(page, /^(Choose a prize|选择奖品)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  {
    id: 'health-gold.step',
    state: 'over, without steps',
    host: { name: 'ios-app', missing: ['getSteps'] },
    request: ['settings', { activity: 'END' }],
  },
  {
    id: 'health-gold.ios-step-license',
    host: UNLICENSED,
    steps: {
      refused: async (page) => {
        await button(page, /^(Allow|允许)$/).click();
        await expect(button(page, /^(I have switched it on|我已开启)$/)).toBeVisible();
      },
    },
  },
];
