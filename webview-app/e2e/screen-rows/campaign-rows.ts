/** Lists the screens of campaigns, and pages from configuration. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};
/** Returns the upper edge of the bottom bar. */
const topOfBar = (page: Page): Promise<number> =>
  page.locator('main > :last-child').evaluate((bar) => bar.getBoundingClientRect().top);

const ENDED: ScreenRow['request'] = ['settings', { activity: 'END' }];
const NOT_BEGUN: ScreenRow['request'] = ['settings', { activity: 'BEFORE_START' }];

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
  { id: 'campaign.invite-friends', state: 'ended', request: ENDED },
  { id: 'campaign.pull-new' },
  { id: 'campaign.pull-new', state: 'a friend’s link', query: 'inviteCode=X1', host: 'browser' },
  { id: 'campaign.pull-new', state: 'ended', request: ENDED },
  { id: 'campaign.pull-new-bind', query: 'inviteCode=X1' },
  { id: 'campaign.pull-new-success', state: 'no card yet' },
  { id: 'campaign.pull-new-success', state: 'unknown result', params: { status: 'none' } },
  {
    id: 'campaign.pull-new-gift',
    steps: {
      parcel: async (page) => {
        await page.getByRole('radio', { name: /血压计|pressure/ }).dispatchEvent('click');
        await button(page, /^(Get this gift|领取这份礼品)$/).click();
        const alert = page.getByRole('alert').filter({ hasText: /./ }).first();
        await expect(alert).toBeVisible();
        await expect.poll(() => bottomOf(alert)).toBeLessThan(await topOfBar(page));
      },
      city: async (page) => {
        await page.getByLabel(/^(City|城市)$/).click();
        await expect(page.getByRole('dialog').getByRole('button').nth(5)).toBeVisible();
      },
    },
  },
  { id: 'campaign.pull-new-gift', state: 'ended', request: ENDED },
  { id: 'activity.stock' },
  {
    id: 'activity.stock',
    state: 'with coins',
    host: { name: 'ios-app', token: 'native-13800138000-1' },
    fromSteps: true,
    steps: { 'own coins': (page) => expect(page.getByText(/^(My coins|我的健康金)$/)).toBeVisible() },
  },
  { id: 'activity.stock', state: 'ended', request: ENDED },
  { id: 'activity.stock', state: 'not begun', request: NOT_BEGUN },
];
