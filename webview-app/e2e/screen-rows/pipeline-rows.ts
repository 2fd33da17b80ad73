/** Lists the screens of automatic renewal and of services with steps. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const S2001 = { serviceNo: 'S2001' };
/** Seals a shop's redirect as the embedded backend does. */
const sealed = (words: object) => `sdh.${Buffer.from(JSON.stringify(words)).toString('base64url')}`;
const REFUSED = sealed({ target: 'https://evil.example/' });

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await button(page, /^(Agree to the renewal|同意开通自动续费)$/).click();
  await expect(button(page, /^(Continue to confirm|继续签约)$/)).toBeVisible();
}

export const pipelineRows: readonly ScreenRow[] = [
  { id: 'rights.close-renewal' },
  { id: 'rights.contract-withholding', steps: { 'not agreed yet': agree } },
  { id: 'pipeline.overview', params: S2001 },
  { id: 'pipeline.overview', state: 'used or over', params: S2001, query: 'tab=invalid' },
  {
    id: 'pipeline.detail',
    params: { ...S2001, productType: 'VAS' },
    steps: {
      question: async (page) => {
        await button(page, /^(Activate the service|激活服务)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'pipeline.detail', state: 'in use', params: { serviceNo: 'S2002', productType: 'VAS' } },
  { id: 'hand-off.transfer', state: 'no place of ours', query: `encrypt=${REFUSED}` },
  {
    id: 'hand-off.transfer',
    state: 'leaving for an allowed site',
    query: `encrypt=${sealed({ target: 'https://shop.example/order/1' })}`,
    fromSteps: true,
    steps: {
      asked: async (page) => {
        await page.route('**/youzan/transfer?*', async (route) => {
          const response = await route.fetch();
          const allowed = '<meta name="allowed-origins" content="https://shop.example">';
          await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${allowed}`) });
        });
        await page.reload();
        await expect(page.getByText('shop.example')).toBeVisible();
      },
    },
  },
  { id: 'hand-off.transfer', state: 'unreadable', query: 'encrypt=nothing' },
  { id: 'insurance.health-guarantee' },
  { id: 'insurance.health-guarantee', state: 'the tried one', query: 'version=experiment' },
];
