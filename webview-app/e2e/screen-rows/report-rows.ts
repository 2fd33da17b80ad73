/** Lists the states of the page of the person's checkups and of the report. */
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

/** Uses an app without a document viewer, which shows the report in the page without a login dialog. */
const REPORT: Pick<ScreenRow, 'id' | 'query' | 'host' | 'fromSteps'> = {
  id: 'content.pdf',
  query: 'orderNo=O1005',
  host: { name: 'ios-app', missing: ['openDocument'] },
  fromSteps: true,
};

/** Describes a report whose file the server refuses or sends damaged, with the page's message. */
const fault = (state: string, answer: { status: number; body: string }, words: RegExp): ScreenRow => ({
  ...REPORT,
  state,
  steps: {
    said: async (page) => {
      await page.route('**/files/reports/**', (route) => route.fulfill({ ...answer, contentType: 'application/pdf' }));
      await page.reload();
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    },
  },
  errors: [/status of 410/],
});

export const reportRows: readonly ScreenRow[] = [
  {
    id: 'services.checkups',
    steps: {
      'activation question': async (page) => {
        await page.getByRole('button', { name: /^(Activate|立即激活)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'services.checkups', state: 'done', query: 'tab=done' },
  { id: 'services.checkups', state: 'none', host: { name: 'ios-app', token: 'native-13900139000-1' } },
  {
    ...REPORT,
    steps: {
      'first page': async (page) => {
        // Scrolls to the page, as distant pages are not drawn.
        await page.locator('[data-page="1"]').scrollIntoViewIfNeeded();
        await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
      },
      larger: async (page) => {
        await page.getByRole('button', { name: /^(Larger|放大)$/ }).click();
        await expect(page.getByText(/^(150|200)%$/)).toBeVisible();
      },
    },
  },
  { id: 'content.pdf', state: 'in the app', query: 'orderNo=O1005' },
  { id: 'content.pdf', state: 'not ready', query: 'orderNo=O1002' },
  { id: 'content.pdf', state: 'none' },
  fault('damaged', { status: 200, body: 'this is no document' }, /^(This report cannot be shown|报告无法显示)$/),
  fault('expired', { status: 410, body: '' }, /^(The link to this report has expired|报告链接已过期)$/),
];
