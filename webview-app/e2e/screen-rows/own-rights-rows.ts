/** The screens of the rights and of the health card that a person has. */
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './rows.ts';

export const ownRightsRows: readonly ScreenRow[] = [
  { id: 'rights.user-rights' },
  { id: 'rights.user-rights', state: 'visitor', host: 'browser' },
  {
    id: 'rights.user-rights-paid',
    steps: {
      'the question': async (page) => {
        await page.getByRole('button', { name: /^(Use: Ask a doctor|去使用：图文问诊)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'rights.user-rights-paid', state: 'log', query: 'tab=log' },
  { id: 'rights.user-rights-paid', state: 'expired', before: ['settings', { cardDays: 400 }] },
];
