/** Performs the steps of an assessment and of the daily statements, on Chinese pages. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { heading, press } from './checkup-steps.ts';

/** Waits for a question and chooses among its answers. */
export async function choose(page: Page, question: string, ...answers: string[]): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  for (const name of answers) await page.getByRole('main').getByLabel(name, { exact: true }).dispatchEvent('click');
  await press(page, '继续');
}

/** Waits for a question and types its answer, a number or a day. */
export async function typeAnswer(page: Page, question: string, answer: string): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  await page.getByLabel(/^(您的回答|日期)$/).fill(answer);
  await press(page, '继续');
}

/** Answers a statement of the day, and reads its reason. */
export async function answerStatement(page: Page): Promise<void> {
  await press(page, '谣言');
  await expect(page.getByRole('heading', { level: 2, name: /^答[对错]了/ })).toBeFocused();
}

/** Returns the page's whole storage. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Returns all messages to the error service. */
export async function readErrorReports(page: Page): Promise<string> {
  const answer = await page.request.get('/__fixtures/calls');
  const calls: { path: string }[] = await answer.json();
  return JSON.stringify(calls.filter(({ path }) => path.endsWith('/febot-notice')));
}
