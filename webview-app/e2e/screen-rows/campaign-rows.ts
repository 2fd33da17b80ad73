/** The screens of campaigns, and pages from configuration. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './rows.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const ENDED: ScreenRow['before'] = ['settings', { activity: 'END' }];
const BEFORE: ScreenRow['before'] = ['settings', { activity: 'BEFORE_START' }];

export const campaignRows: readonly ScreenRow[] = [
  { id: 'campaign.invite-friends' },
  {
    id: 'campaign.invite-friends',
    state: 'ways to send it',
    fromSteps: true,
    steps: {
      sheet: async (page) => {
        await button(page, /^(Invite a friend|邀请好友)$/).click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      },
    },
  },
  { id: 'campaign.invite-friends', state: 'ended', before: ENDED },
  { id: 'other.stock' },
  { id: 'other.stock', state: 'ended', before: ENDED },
  { id: 'other.stock', state: 'not begun', before: BEFORE },
];
