/** What a person sees of a screen, for comparing hosts: names and roles of its main part, with what may differ taken out. */
import { expect, type Page } from '@playwright/test';

/** Values that differ from one run to the next, not from host to host. */
const VARYING: readonly [RegExp, string][] = [
  [/\bO2\d+\b/g, '<order>'],
  [/\b(A|R)2\d+\b/g, '<number>'],
  [/\b8800 \d{4} \d{4}\b/g, '<card>'],
  [/\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?/g, '<date>'],
  [/\d{1,2}月\d{1,2}日(星期.)?/g, '<day>'],
  [/https?:\/\/[^/\s"]+(?=\/)/g, '<origin>'],
];

/** The calendar is the calendar's own test; here it would be a matter of the day. */
const isCalendar = (line: string): boolean =>
  /^\s*- (row|cell|rowgroup|columnheader|button "<day>|paragraph: \d{4}年)/.test(line);

/** The one declared difference: each host tells its own place, so how far an institution is differs. */
const DISTANCE = / \d+(\.\d+)? (公里|米)/g;

/** The screen's accessible content must be the same on every host: one file for all of them. */
export async function expectSameOnAllHosts(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  let text = await page.getByRole('main').ariaSnapshot();
  for (const [pattern, word] of VARYING) text = text.replace(pattern, word);
  text = text.replace(DISTANCE, '');
  const lines = text.split('\n').filter((line) => !isCalendar(line));
  expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}
