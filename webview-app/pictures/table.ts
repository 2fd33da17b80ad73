/** Lists the pictures of the README in its order. `node scripts/run.mjs pictures` takes them. The README shows each with its `alt`. */
import type { Page } from '@playwright/test';
import type { ScreenRow } from '../e2e/screen-rows/screen-row.ts';

/** The folder of the pictures, from the project's root. */
export const FOLDER = 'webview-app/docs';

export interface PictureRow {
  readonly name: string;
  readonly alt: string;
  /** The page, as in the rows of screens, but without the steps of its row. */
  readonly row: Pick<ScreenRow, 'id' | 'params' | 'query' | 'request'>;
  /** True for six phones in the device lab. Default one phone with the iOS app. */
  readonly inLab?: true;
  readonly dark?: true;
  /** The steps of a person before the picture. The pages are English. */
  readonly steps?: (page: Page) => Promise<void>;
}

/** Opens the calendar of a booking. Each choice opens the next step. */
async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Shanghai/ }).click();
  await page.getByRole('radio', { name: /Lujiazui/ }).dispatchEvent('click');
  await page
    .getByRole('button', { name: /, \d+ left/ })
    .first()
    .waitFor();
}

export const PICTURES: readonly PictureRow[] = [
  { name: 'lab', alt: 'The device lab: one screen in six hosts', row: { id: 'checkup.package-list' }, inLab: true },
  { name: 'package-list', alt: 'Checkup packages', row: { id: 'checkup.package-list' } },
  { name: 'book-date', alt: 'A date from a calendar of open days', row: { id: 'checkup.book' }, steps: openCalendar },
  {
    name: 'state-booked',
    alt: 'A booked checkup',
    row: { id: 'checkup.state', params: { orderNo: 'O1002' } },
  },
  { name: 'steps', alt: 'The day’s steps, and coins to pick up', row: { id: 'health-gold.step' } },
  {
    name: 'conversation',
    alt: 'A conversation with a doctor',
    row: { id: 'consultation.graphic-client', query: 'bizOrderNo=Z9001' },
  },
  { name: 'assessment', alt: 'The report of an assessment, in the dark', row: { id: 'assessment.report' }, dark: true },
];
