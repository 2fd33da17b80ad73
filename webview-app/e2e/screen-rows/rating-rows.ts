/** Lists the states of ratings. */
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const P4001 = { productNo: 'P4001' };

export const ratingRows: readonly ScreenRow[] = [
  {
    id: 'service-detail.evaluate',
    state: 'a consultation',
    params: P4001,
    steps: {
      'what is missing': async (page) => {
        await page.locator('main input[type=radio][value="2"]').dispatchEvent('click');
        await page.getByRole('button', { name: /^(Send rating|提交评价)$/ }).click();
        await expect(page.getByText(/Please choose at least one|请至少选择一项/)).toBeVisible();
      },
      thanks: async (page) => {
        await page.locator('main input[type=radio][value="5"]').dispatchEvent('click');
        await page.locator('main input[value="yes"]').dispatchEvent('click');
        await page.getByRole('button', { name: /^(Send rating|提交评价)$/ }).click();
        await expect(page.getByRole('button', { name: /^(See my rating|查看我的评价)$/ })).toBeVisible();
      },
    },
  },
  { id: 'service-detail.evaluate', state: 'not yet', params: { productNo: 'yj_crgdtj', orderNo: 'O1004' } },
  { id: 'service-detail.evaluate-page', state: 'rated', query: 'productNo=yj_gefmtj&orderNo=O1005' },
  { id: 'service-detail.evaluate-page', state: 'no such service' },
  {
    id: 'consultation.graphic-evaluate',
    params: { serviceProductNo: 'P4001', baseProductNo: 'yj_gefmtj' },
    query: 'kind=tob',
  },
  { id: 'services.consultations' },
  { id: 'services.consultations', state: 'to rate', query: 'tab=closed' },
  {
    id: 'services.consultations',
    state: 'of nobody who asked',
    host: { name: 'ios-app', token: 'native-13900139000-1' },
  },
];
