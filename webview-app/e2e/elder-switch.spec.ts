/** Tests switching the elder edition in a real browser: before the first paint, with large text, and the check itself. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { allElderWords } from '../src/kit/elder/words.ts';
import { zh as entryZh } from '../src/screens/home/words/zh.ts';
import { elderFaults } from './elder/elder-faults.ts';
import { PHONE, withPhone } from './elder/with-phone.ts';
import { ready } from './screen-rows/page-faults.ts';

const words = allElderWords.zh;
const home = '/health/?lang=zh';

test('the elder edition when it is switched on: is used from the first paint of the next visit', async ({ page }) => {
  await withPhone(page);
  await page.goto(home);
  await ready(page);
  // The check must fail in the standard edition, which has smaller texts, targets and contrasts.
  const faults = await elderFaults(page);
  for (const kind of [/^[\d.]+ px: </, /^\d+ x \d+ px: </, /^[\d.]+:1 \(/])
    expect(faults.filter((fault) => kind.test(fault))).not.toEqual([]);
  await page.getByRole('button', { name: words.enter }).click();
  await expect(page.getByRole('link', { name: '问医生' })).toBeVisible();
  await expect(page.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:4008208820');

  let go = () => {};
  const tapped = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/frame-*.js', (route) => tapped.then(() => route.continue()));
  await page.goto(home, { waitUntil: 'commit' });
  await expect(page.locator('.start')).toBeVisible();
  // Before the program has loaded, the page has its text size, and nothing of the standard page.
  await expect(page.locator('html')).toHaveCSS('font-size', '22.4px');
  await expect(page.getByText(entryZh.home.visitor)).toHaveCount(0);
  go();
  await page.getByRole('button', { name: words.leave }).click();
  await expect(page.getByText(entryZh.home.visitor)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});

test('the elder edition when the phone has large text: is offered once', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 22 } });
  await page.goto(home);
  await expect(page.getByText(words.offer)).toBeVisible();
  await page.getByRole('button', { name: words.offerNo }).click();
  await expect(page.getByText(words.offer)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(words.offer)).toHaveCount(0);
});

test('the elder edition when the phone has text of the usual size: is not offered', async ({ page }) => {
  await page.goto(home);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(words.offer)).toHaveCount(0);
});
