/** Lists the screens where free rights are claimed. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const claim = (page: Page) => button(page, /^(Claim for free|免费领取)$/).click();

export const claimRows: readonly ScreenRow[] = [
  {
    id: 'rights.claim',
    steps: {
      popup: async (page) => {
        await claim(page);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      'yours now': async (page) => {
        await button(page, /^(Close|关闭)$/).click();
        await expect(page.getByRole('heading', { name: /^(What you have now|我的权益)$/ })).toBeVisible();
      },
    },
  },
  { id: 'rights.claim', state: 'ended', request: ['settings', { activity: 'END' }] },
  {
    id: 'rights.claim-version',
    params: { version: 'v3' },
    host: 'browser',
    steps: {
      'not agreed': async (page) => {
        await claim(page);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      },
      leaving: async (page) => {
        await button(page, /^(Back|返回)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'rights.claim-success' },
  {
    id: 'rights.claim-success-variant',
    params: { variant: 'health-care' },
    fromSteps: true,
    steps: {
      claimed: async (page) => {
        const address = page.url();
        await page.getByRole('link', { name: /^(Claim my benefits|去领取)$/ }).click();
        await claim(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goto(address);
        await expect(page.getByRole('heading', { name: /^(What you have now|我的权益)$/ })).toBeVisible();
      },
    },
  },
];
