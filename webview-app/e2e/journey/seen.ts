/** Compares a screen between hosts by names and roles of its main part, without variable values. */
import { expect, type Page } from '@playwright/test';

/** Replaces values that differ between runs, not between hosts. */
const VARYING: readonly [RegExp, string][] = [
  [/\bO2\d+\b/g, '<order>'],
  [/\b(A|R)2\d+\b/g, '<number>'],
  [/\b8800 \d{4} \d{4}\b/g, '<card>'],
  [/\d{4}年\d+月\d+日( \d{2}:\d{2})?/g, '<date>'],
  [/\d{1,2}月\d{1,2}日(星期.|周.)?/g, '<day>'],
  [/\b\d{4} \d{4} \d{4}\b/g, '<code>'],
  [/https?:\/\/[^/\s"]+(?=\/)/g, '<origin>'],
];

/** Tells if a line belongs to the calendar, which depends on the day and has a separate test. */
const isCalendar = (line: string): boolean =>
  /^\s*- (row|cell|rowgroup|columnheader|table "选择日期"|button "<day>|paragraph: (\d{4}年|本月没有))/.test(line);

/** Each host reports its own location, so the distance of an institution differs. */
const DISTANCE = / \d+(\.\d+)? (公里|米)/g;
/** Matches the calendar button: a browser saves a file, other hosts copy the text. */
const CALENDAR = /加入日历|复制时间地点/g;

/** Matches the list's sort order, which is hidden if all institutions are free on the same next day. */
const ORDER = /^( *)- combobox "排序":\n(?:\1 {2}.*\n)+/m;

/** Checks that the screen's accessible content is the same on every host, by comparing it with a file. */
export async function expectSameOnAllHosts(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  let text = await page.getByRole('main').ariaSnapshot();
  for (const [pattern, word] of VARYING) text = text.replace(pattern, word);
  text = text.replace(ORDER, '').replace(DISTANCE, '').replace(CALENDAR, '<calendar>');
  const lines = text.split('\n').filter((line) => !isCalendar(line));
  expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}
