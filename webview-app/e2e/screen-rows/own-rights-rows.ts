/** Lists the screens of a person's rights and health card. */
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

/** An app with a session, as these pages do not log in automatically. */
const KNOWN = { name: 'ios-app', token: 'native-13800138000-1' } as const;

export const ownRightsRows: readonly ScreenRow[] = [
  { id: 'rights.user-rights', host: KNOWN },
  { id: 'rights.user-rights', state: 'visitor' },
  {
    id: 'rights.user-rights-paid',
    host: KNOWN,
    steps: {
      'the confirmation': async (page) => {
        await page.getByRole('button', { name: /^(Use: Fast track|去使用：就医绿通)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'rights.user-rights-paid', state: 'log', query: 'tab=log', host: KNOWN },
  { id: 'rights.user-rights-paid', state: 'expired', request: ['settings', { cardDays: 400 }], host: KNOWN },
  {
    id: 'rights.health-card',
    host: KNOWN,
    steps: {
      'the goods': async (page) => {
        await page.getByRole('button', { name: /^(Full eye test|专业验光)/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  {
    id: 'rights.health-card',
    state: 'coupon',
    host: KNOWN,
    fromSteps: true,
    steps: {
      'the field errors': async (page) => {
        await page.getByRole('button', { name: /^(Coupon|健康券)$/ }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Send it|确认赠送)$/ })
          .click();
        await expect(page.getByRole('dialog').locator('[aria-invalid]').first()).toBeVisible();
      },
    },
  },
];
