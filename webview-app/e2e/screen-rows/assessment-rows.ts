/** Lists the states of assessments and of the daily statements. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const next = (page: Page) => page.getByRole('button', { name: /^(Continue|继续)$/ }).click();
const choose = async (page: Page, value: string) => {
  await page.locator(`main input[value="${value}"]`).dispatchEvent('click');
  await next(page);
};

/** Answers the stress check, the worst way. */
async function answerAll(page: Page): Promise<void> {
  await choose(page, '10');
  await choose(page, 'always');
  await choose(page, 'always');
  await choose(page, 'head');
  await choose(page, '0');
  await choose(page, 'never');
  await expect(page.getByRole('heading', { name: /^(Check your answers|核对您的回答)$/ })).toBeVisible();
}

async function answerRumour(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Rumour|谣言)$/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
}

export const assessmentRows: readonly ScreenRow[] = [
  { id: 'assessment.intro' },
  { id: 'assessment.intro', state: 'unknown', params: { assessmentId: 'A1' } },
  {
    id: 'assessment.start',
    fromSteps: true,
    steps: {
      'what is wrong': async (page) => {
        await page.getByRole('textbox').fill('19');
        await next(page);
        await expect(page.getByText(/from 20 to 90$|20 到 90/)).toBeVisible();
      },
    },
  },
  {
    id: 'assessment.start',
    state: 'a scale',
    params: { assessmentId: 'A5005' },
    steps: { 'all answers': answerAll },
  },
  { id: 'assessment.report' },
  { id: 'assessment.report', state: 'none', params: { assessmentId: 'A5002' } },
  {
    id: 'activity.refute-rumors',
    steps: {
      reason: answerRumour,
      done: async (page) => {
        for (let remaining = 2; remaining > 0; remaining--) {
          await page.getByRole('button', { name: /^(Next statement|下一题)$/ }).click();
          await answerRumour(page);
        }
        await page.getByRole('button', { name: /^(See today’s result|查看今日成绩)$/ }).click();
        await expect(page.getByRole('timer')).toBeVisible();
        await page.locator('details').first().locator('summary').click();
      },
    },
  },
  { id: 'activity.refute-rumors', state: 'no such statement', query: 'questionCode=Q1' },
];
