/** Tests a checkup's report in a browser: in the page, without a network, and for nobody else. */
import type { Page } from '@playwright/test';
import { pdfOf } from '../../fixtures/src/checkup/report/pdf.ts';
import { readScan } from '../../fixtures/src/checkup/report/scans.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en } from '../src/screens/content/words/en.ts';
import { zh } from '../src/screens/content/words/zh.ts';
import { zh as exams } from '../src/screens/services/checkups/words/zh.ts';
import { logInByDialog } from './journey/login-and-payment.ts';
import { logOut } from './journey/mine.ts';

test.use({ serviceWorkers: 'allow', allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const LIST = '/health/current-service/physical-list?tab=done';
const REPORT = '/health/pdfonline?orderNo=O1005';

const pageOf = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);
const picture = (page: Page, number: number) => pageOf(page, number).locator('canvas');

async function openFromList(page: Page): Promise<void> {
  await page.goto(LIST);
  await logInByDialog(page);
  await page.getByText(exams.report).first().click();
  await expect(picture(page, 1)).toBeVisible();
}

/** Tells if a picture has more than one colour. */
const isDrawn = (page: Page, number: number): Promise<boolean> =>
  picture(page, number).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(data).size > 2;
  });

test('a report when it is opened from my checkups: renders pages while reading, with text for screen readers', async ({
  page,
}) => {
  await openFromList(page);
  // The page's address does not contain the file's address.
  expect(new URL(page.url()).search).toBe('?orderNo=O1005');
  expect(await isDrawn(page, 1)).toBe(true);
  const text = pageOf(page, 1).getByText('体重指数偏高', { exact: false });
  await expect(text).toBeAttached();
  await expect(pageOf(page, 1).getByRole('heading', { name: zh.report.page(1, 5) })).toBeAttached();
  await expect(picture(page, 5)).toHaveCount(0);

  await pageOf(page, 5).scrollIntoViewIfNeeded();
  await expect(picture(page, 5)).toBeVisible();
  await expect(pageOf(page, 5)).toContainText('胸部正位片');
  await expect(page.getByText(zh.report.page(5, 5), { exact: true }).last()).toBeVisible();
  // The picture of a distant page is released, while its text stays.
  await expect(picture(page, 1)).toHaveCount(0);
  await expect(pageOf(page, 1)).toContainText('总检结论');
});

test('a report when it has 5,000 pages: renders those near the screen, and any page can be reached', async ({
  page,
}) => {
  const COUNT = 5_000;
  const pages = Array.from({ length: COUNT }, (_, index) => [{ x: 56, y: 80, text: `Number ${index + 1}` }]);
  const body = Buffer.from(pdfOf('Long', pages, 'en'));
  await page.route('**/files/reports/**', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await openFromList(page);
  const renderedCount = () => page.locator('[data-page]').count();
  expect(await renderedCount()).toBeLessThan(50);
  await page.getByRole('region', { name: zh.report.pages }).press('0');
  for (const part of [0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
    await expect.poll(() => page.locator('[data-page] canvas').count()).toBeGreaterThan(0);
    expect(await renderedCount()).toBeLessThan(50);
  }
  await expect(pageOf(page, COUNT)).toContainText(`Number ${COUNT}`);
  await expect(page.getByText(zh.report.page(COUNT, COUNT), { exact: true }).last()).toBeVisible();
});

test('a report when it is zoomed by buttons and keys: stays sharp', async ({ page }) => {
  await openFromList(page);
  const width = () => picture(page, 1).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0));
  const paper = () => pageOf(page, 1).evaluate((frame) => frame.getBoundingClientRect().width);
  // Shows the whole page, after a start at the width of the text.
  await page.getByRole('region', { name: zh.report.pages }).press('0');
  await expect(page.getByRole('button', { name: zh.report.smaller })).toBeDisabled();
  const density = await page.evaluate(() => devicePixelRatio);
  await expect.poll(async () => Math.abs((await width()) - (await paper()) * density)).toBeLessThan(4);
  const previous = await width();
  await page.getByRole('button', { name: zh.report.larger }).click();
  await expect.poll(width).toBeGreaterThan(previous * 1.2);
  await page.getByRole('region', { name: zh.report.pages }).press('0');
  await expect.poll(width).toBe(previous);
  await expect(page.getByRole('button', { name: zh.report.smaller })).toBeDisabled();
});

test('N01 A04 V04: a stored report when there is no network: is shown to its person only', async ({
  page,
  context,
}) => {
  await openFromList(page);
  const storedCount = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('sdhealth.own.'));
      return names.length;
    });
  await expect.poll(storedCount).toBe(1);
  // The worker caches the program's files with the page.
  await page.reload();
  await expect(picture(page, 1)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(picture(page, 1)).toBeVisible();
  await expect(pageOf(page, 1)).toContainText('总检结论');
  await expect(page.getByText(/^未能更新/)).toBeVisible();
  await context.setOffline(false);

  await page.goto('/health/');
  await logOut(page);
  await expect.poll(storedCount).toBe(0);
  await page.goto(REPORT);
  await logInByDialog(page, '13900139000');
  await expect(page.getByText(zh.report.none)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  await expect(picture(page, 1)).toHaveCount(0);
});

const SCANNED = '/health/pdfonline?orderNo=O1007';

/** Goes to a page and waits until it is drawn. */
async function reach(page: Page, number: number): Promise<void> {
  await pageOf(page, number).scrollIntoViewIfNeeded();
  await expect(picture(page, number)).toBeVisible();
}

const IN_LANGUAGES = [
  ['zh', zh],
  ['en', en],
] as const;

for (const [language, { report: words }] of IN_LANGUAGES) {
  test(`scans and missing fonts when the language is ${language}: are rendered`, {
    tag: '@long',
  }, async ({ page }) => {
    await openFromList(page);
    await page.goto(`${SCANNED}&lang=${language}`);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await reach(page, number);
      expect([number, await isDrawn(page, number)]).toEqual([number, true]);
      await expect(pageOf(page, number).getByRole('button', { name: words.openInApp })).toHaveCount(0);
    }
    await expect(pageOf(page, 4)).toContainText('香港體檢報告');
  });

  test(`a report page when it cannot be rendered (${language}): shows a message and two links`, {
    tag: '@long',
  }, async ({ page }) => {
    const scan = Buffer.from(readScan() ?? []);
    // Overwrites the marker at the start of a JPEG 2000 code stream.
    const code = scan.indexOf(Buffer.from('ff4fff51', 'hex'));
    scan.fill(0, code, code + 64);
    scan.write('/None', scan.indexOf('/HKscs-B5-H'));
    await openFromList(page);
    await page.route('**/files/reports/**', (route) => route.fulfill({ body: scan, contentType: 'application/pdf' }));
    await page.goto(`${SCANNED}&lang=${language}`);
    for (const [number, gap] of [
      [3, 'part'],
      [4, 'failed'],
    ] as const) {
      await reach(page, number);
      const note = pageOf(page, number).getByRole('status');
      await expect(note).toContainText(words.gaps[gap]);
      await expect(note.getByRole('link', { name: words.save })).toHaveAttribute('download', /\.pdf$/);
      await expect(note.getByRole('button', { name: words.openInApp })).toBeVisible();
      if (process.env['PICTURES']) await page.screenshot({ path: `test-results/report/${language}-${gap}.png` });
    }
    await reach(page, 1);
    await expect(pageOf(page, 1).getByRole('status')).toHaveCount(0);
  });

  test(`an empty page of a report when the language is ${language}: is shown as empty`, {
    tag: '@long',
  }, async ({ page }) => {
    const body = Buffer.from(pdfOf('Empty', [[]], 'en'));
    await openFromList(page);
    await page.route('**/files/reports/**', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
    await page.goto(`${SCANNED}&lang=${language}`);
    await expect(pageOf(page, 1).getByRole('status')).toContainText(words.gaps.blank);
  });
}
