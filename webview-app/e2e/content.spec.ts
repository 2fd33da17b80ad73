/** Tests reading: finding, liking and keeping an article, the restored list, and the terms. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { zh as kit } from '../src/screens/content/article/words/zh.ts';
import { zh } from '../src/screens/content/words/zh.ts';
import { openLoggedIn } from './journey/login-and-payment.ts';

test.use({ allowErrors: [/ERR_FAILED/] });

const words = zh.articles;
const LIST = '/health/science-list';

const cards = (page: Page) => page.locator('main li a');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a page that requires a login, and logs in as the host does. */
async function logIn(page: Page, host: HostOption): Promise<void> {
  await openLoggedIn(page, host, '/health/current-service/physical-list');
  await expect(page.getByRole('tablist')).toBeVisible();
}

test('the list of articles when the person returns to it: is at the same position', async ({ page, host }) => {
  await logIn(page, host);
  await page.goto(`${LIST}?tab=heart`);
  await expect(page.getByRole('tab', { name: '心脑血管' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(8);
  const search = page.getByRole('searchbox', { name: words.search });
  await search.fill('血压');
  await expect(page).toHaveURL(/search=/);
  await expect(cards(page).first()).toContainText('血压');
  // The channel stays, so a word of another channel has no results.
  await search.fill('体检');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('tab', { name: words.all }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
  await search.fill('');
  await expect(cards(page)).toHaveCount(10);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);

  const card = cards(page).nth(12);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.locator('span > span').first().textContent()) ?? '';
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(600);
  await card.click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('[data-article] h2').first()).toBeVisible();
  await button(page, new RegExp(words.like)).click();
  await expect(button(page, new RegExp(words.like))).toHaveAttribute('aria-pressed', 'true');
  await button(page, words.save).click();
  await expect(button(page, words.saved)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollTop - 400);
  await expect(card).toContainText(title);
  await page.goto(`${LIST}?tab=kept`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(title);
});

test('N02 U05: an article when a like fails, a foreign link is tapped and the article is reopened: keeps its state', async ({
  page,
  host,
}) => {
  await logIn(page, host);
  await page.goto('/health/scienceNew/6009');
  const like = button(page, new RegExp(words.like));
  await expect(like).toContainText(/\d/);
  await page.route('**/information/operation-record', (route) => route.abort());
  await like.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/information/operation-record');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.getByText(words.contentsAndSize).click();
  await page.getByRole('radio', { name: words.sizes(3, 4) }).dispatchEvent('click');
  const size = () =>
    page
      .locator('[data-article] p')
      .first()
      .evaluate((item) => getComputedStyle(item).fontSize);
  await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(23);

  await page.getByRole('link', { name: '世界卫生组织' }).click();
  await expect(page.getByRole('dialog')).toContainText(kit.leave('www.who.int'));
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/scienceNew\/6009/);

  // Scrolls to the middle, for long enough to be recorded.
  await page
    .locator('[data-article] h2')
    .nth(1)
    .evaluate((element) => element.scrollIntoView());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sdhealth.own.reading'))).toContain('6009');
  await page.goto('/health/scienceNew/6010');
  await page.goto('/health/scienceNew/6009');
  await button(page, kit.continueReading).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(Number.parseFloat(await size())).toBeGreaterThan(23);
});

test('the reading task when the end of the text is read: earns its coins once', async ({ page, host }) => {
  await logIn(page, host);
  await page.clock.install();
  await page.goto('/health/science/6011');
  await expect(page.locator('[data-article] h2').first()).toBeVisible();
  const line = page.getByText(words.toEarn(10, 15));
  await expect(line).toBeAttached();
  // Time alone earns no coins.
  await page.clock.runFor(20_000);
  await expect(page.getByText(words.earned(10))).toHaveCount(0);
  await line.scrollIntoViewIfNeeded();
  await page.clock.runFor(2_000);
  await expect(page.getByText(words.earned(10))).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-article] h2').first()).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(line).toHaveCount(0);
});

test('the terms when the person follows their link: lead to the privacy policy and back', async ({ page }) => {
  await page.goto('/health/contentStatic/terms');
  await expect(heading(page, '服务协议')).toBeVisible();
  await page.getByRole('link', { name: '查看隐私政策' }).click();
  await expect(heading(page, '隐私政策')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('手机号');
  await page.goBack();
  await expect(heading(page, '服务协议')).toBeVisible();
});
