/**
 * Tests A04 in all tabs: an admin's tab acts for a single customer, and an account that a link has opened writes nothing until the person
 * confirms that it is theirs. The ledger proves that nothing was written.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { CONFIG_PATH } from '../src/rules/constants.ts';
import { ledgerOf } from './journey/login-and-payment.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const UNPAID = '/health/pecState/yj_crgdtj/O1004';
const payButton = (tab: Page) => tab.getByRole('button', { name: /^立即支付/ });
const line = (tab: Page) => tab.locator('[data-acting-for]');

/** Selects the customer as the administrators' site does: by cookies of the whole browser. */
async function actFor(tab: Page, userId: string): Promise<void> {
  const url = new URL(tab.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : tab.url()).origin;
  await tab.context().addCookies([
    { name: 'adminToken', value: 'admin-good', url },
    { name: 'adminUserId', value: userId, url },
  ]);
}
async function expectNoPayment(tab: Page): Promise<void> {
  const { charges, orders } = await ledgerOf(tab);
  expect([charges, orders.find(({ orderNo }) => orderNo === 'O1004')?.status]).toEqual([[], 'unpaid']);
}

const CHANGES: Readonly<Record<string, (tab: Page) => Promise<void>>> = {
  'acts for another customer': (tab) => actFor(tab, 'U2002'),
  'is logged out': (tab) => tab.context().clearCookies({ name: /^admin/ }),
};

for (const [change, applyChange] of Object.entries(CHANGES))
  test(`an unpaid order when the admin ${change} in another tab: is not paid by the next tap, which shows the reason`, {
    tag: change === 'acts for another customer' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto('/health/');
    await actFor(page, 'U2001');
    // The answer to this background request would tell the tab of the change before the tap.
    const configured = page.waitForResponse((response) => response.url().includes(CONFIG_PATH));
    await page.goto(UNPAID);
    await expect(line(page)).toContainText('U2001');
    await expect(payButton(page)).toBeEnabled();
    await configured;
    // The administrators' site has another origin. The tab receives its cookies, but no events.
    await applyChange(page);
    const writeRequests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /to-pay|create-order/.test(request.url())) writeRequests.push(request.url());
    });
    await payButton(page).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: laterWords.zh.customerReplaced })).toBeVisible();
    await expect(page).toHaveURL('/health/');
    expect(writeRequests).toEqual([]);
    await expectNoPayment(page);
  });

const SCREENS = {
  'the narrowest phone': { width: 320, height: 640 },
  'a desk': { width: 1440, height: 900 },
} as const;
for (const [name, viewport] of Object.entries(SCREENS))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the bar that names the customer when the screen is ${name}, ${colorScheme}, with text of 200 %: fits and stays visible`, {
      tag: name === 'a desk' ? '@long' : [],
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/health/');
      await actFor(page, 'U2001');
      for (const address of [UNPAID, '/health/', '/health/no-such-page']) {
        await page.goto(address);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expect(line(page)).toContainText('正在代小张（138****8000）办理，客户号 U2001');
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(line(page)).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.goto(UNPAID);
      await expect(line(page)).toBeVisible();
      await page.screenshot({ path: test.info().outputPath(`acting-for-${viewport.width}-${colorScheme}.png`) });
    });

test('an account that a link has opened when two tabs use it: writes nothing, and "not me" in one tab ends it in both', async ({
  page,
  context,
}) => {
  const words = laterWords.zh.accountByLink;
  await page.goto('/health/package-list?userTicket=ticket-good');
  const otherTab = await context.newPage();
  await otherTab.goto(UNPAID);
  await expect(payButton(otherTab)).toBeEnabled();
  await payButton(otherTab).click();
  const dialog = otherTab.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  await page.goto(UNPAID);
  await payButton(page).click();
  await page.getByRole('dialog', { name: words.title }).getByRole('button', { name: words.notMine }).click();
  await expect(dialog).toBeHidden();
  await expect(otherTab.getByText('O1004')).toBeHidden();
  await expectNoPayment(page);
});
