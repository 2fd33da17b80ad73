/**
 * Tests P11: two tabs and one payment. Only the host is imitated. Two pages of a browser run in separate processes, with the browser's
 * locks, storage and cookies. A normal run is a sample of a few seconds. `TWO_TABS_ROUNDS=300 npm run e2e -- --host=browser two-tabs` runs
 * all tests.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { agree, confirmOrder, logInByDialog } from './journey/login-and-payment.ts';
import { ledgerOf, newPayment, PRODUCT, tokenOf } from './tabs/bank.ts';
import { callPage, serveSdkPage } from './tabs/sdk-page.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const LONG = process.env['TWO_TABS_ROUNDS'] !== undefined;
const ROUNDS = Number(process.env['TWO_TABS_ROUNDS'] ?? 6);
const SALE = `/health/pecSale/${PRODUCT.productNo}`;
/** The time for which the user stays at the app's cashier, long enough for a press in the other tab (milliseconds). */
const THINKS_MS = 1_000;

const buyButton = (tab: Page) => tab.getByRole('button', { name: '立即购买' });
const confirmButton = (tab: Page) => tab.getByRole('button', { name: /^确认并支付/ });
const unfinished = (tab: Page) => tab.getByRole('dialog', { name: '您是否已经支付？' });
const paidHeading = (tab: Page) => tab.getByRole('heading', { level: 1, name: '购买成功' });

async function openSale(tab: Page): Promise<Page> {
  await tab.goto(SALE);
  await expect(buyButton(tab)).toBeEnabled();
  return tab;
}

/** Returns the time of the phone, which may differ from this program's. Milliseconds since 1970. */
const phoneNow = (tab: Page): Promise<number> => tab.evaluate(() => Date.now());

/** Presses in all tabs at the same time by the phone's clock, including background tabs. */
async function pressAtOnce(tabs: readonly [Page, ...Page[]]): Promise<void> {
  for (const tab of tabs) {
    await buyButton(tab).click();
    await agree(tab.getByRole('dialog'));
  }
  for (const tab of tabs) await expect(confirmButton(tab)).not.toHaveAttribute('aria-busy');
  const time = (await phoneNow(tabs[0])) + 300;
  const press = async (moment: number) => {
    const button = [...document.querySelectorAll('button')].find((element) =>
      element.textContent?.includes('确认并支付'),
    );
    await new Promise((resolve) => setTimeout(resolve, moment - Date.now()));
    button?.click();
  };
  await Promise.all(tabs.map((tab) => tab.evaluate(press, time)));
}

/** Sorts two pages by which reaches `first` earlier. */
async function sorted([a, b]: readonly [Page, Page], first: (tab: Page) => Promise<unknown>): Promise<[Page, Page]> {
  const page = await Promise.any([first(a).then(() => a), first(b).then(() => b)]);
  return page === a ? [a, b] : [b, a];
}

/** Kills the process of a tab, as the system does when memory is low. */
async function crash(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

test.describe('the provider’s app', () => {
  test.use({ host: { name: 'ios-app', phone: 'ios', version: '2.8.0', thinkMs: THINKS_MS } });
  test.beforeEach(async ({ page, hostRecord }) => {
    hostRecord.state.token = await tokenOf(page.request);
  });

  test('the payment when both tabs start it at once: reaches the host once, and both tabs show the paid order', async ({
    page,
    context,
    shim,
  }) => {
    const tabs = [await openSale(page), await openSale(await context.newPage())] as const;
    await pressAtOnce(tabs);
    const [loser, winner] = await sorted(tabs, (tab) => unfinished(tab).waitFor());
    await expect(paidHeading(winner)).toBeVisible();
    await loser.getByRole('button', { name: '我已支付' }).click();
    await expect(paidHeading(loser)).toBeVisible();
    expect(shim.sent('paySeq')).toHaveLength(1);
    const { orders, charges } = await ledgerOf(page.request);
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });

  const ends: [how: string, end: (tab: Page) => Promise<void>][] = [['killed', crash]];
  if (LONG) ends.push(['closed', (tab) => tab.close()]);
  for (const [how, end] of ends)
    test(`the payment when a tab is ${how} in the cashier: can be made once in the other tab`, {
      tag: '@long',
    }, async ({ page, context, shim }) => {
      const [first, second] = [await openSale(await context.newPage()), await openSale(page)];
      shim.answer('leave');
      await buyButton(first).click();
      await confirmOrder(first);
      await shim.waitFor('paySeq');
      await end(first);
      await buyButton(second).click();
      await confirmOrder(second);
      await expect(unfinished(second)).toBeVisible();
      shim.answer('accept');
      await second.getByRole('button', { name: '重新支付' }).click();
      await expect(paidHeading(second)).toBeVisible();
      const { orders, charges } = await ledgerOf(page.request);
      expect([orders.length, charges.length]).toEqual([1, 1]);
    });

  if (LONG)
    test('the order when its tab is killed while creating it: is continued by the other tab', async ({
      page,
      context,
      shim,
    }) => {
      const [first, second] = [await openSale(await context.newPage()), await openSale(page)];
      // The order is created, but its answer is lost.
      const created = new Promise<void>((resolve) => {
        void first.route('**/create-order', async (route) => {
          await route.fetch();
          resolve();
        });
      });
      await buyButton(first).click();
      await confirmOrder(first);
      await created;
      await crash(first);
      await buyButton(second).click();
      await confirmOrder(second);
      await expect(paidHeading(second)).toBeVisible();
      expect(shim.sent('paySeq')).toHaveLength(1);
      const { orders, charges } = await ledgerOf(page.request);
      expect([orders.length, charges.length]).toEqual([1, 1]);
    });
});

test.describe('in a browser', () => {
  test('the payment when both tabs start it at once: opens the cashier in one tab', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto('/health/service/login');
    await logInByDialog(page);
    const tabs = [await openSale(page), await openSale(await context.newPage())] as const;
    await pressAtOnce(tabs);
    const [loser, winner] = await sorted(tabs, (tab) => unfinished(tab).waitFor());
    await winner.waitForURL(/\/cashier\?/);
    await winner.getByRole('button', { name: '确认支付' }).click();
    await expect(paidHeading(winner)).toBeVisible();
    await loser.getByRole('button', { name: '我已支付' }).click();
    await expect(paidHeading(loser)).toBeVisible();
    const { orders, charges } = await ledgerOf(page.request);
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });
});

test.describe('only the SDK', () => {
  test.use({ host: { name: 'ios-app', phone: 'ios', version: '2.8.0' } });

  test('a call when two tabs make it at once: leaves from one tab, and the other gets BUSY', async ({
    page,
    context,
    hostRecord,
    shim,
  }) => {
    const token = await tokenOf(page.request);
    hostRecord.state.token = token;
    const openTab = await serveSdkPage(context);
    const tabs = [await openTab(), await openTab()] as const;
    for (let round = 0; round < ROUNDS; round++) {
      const payment = await newPayment(page.request, token);
      const time = (await phoneNow(tabs[0])) + 100;
      // Starts both at once, in later rounds further apart, even after the first payment has ended.
      const later = (round * 3.1) % 40;
      const words = await Promise.all(
        tabs.map((tab, index) => callPage(tab, 'payAt', time + (index === round % 2 ? 0 : later), payment)),
      );
      expect(words).toContainEqual({ outcome: 'paid' });
      expect(words).toContainEqual({ code: 'BUSY', mayHaveHappened: true });
      // A browser propagates a tab's writes to other processes with a delay.
      for (const tab of tabs)
        await expect.poll(() => callPage(tab, 'pending')).toContain(`paySeq ${payment.paySeq} answered`);
    }
    expect(shim.sent('paySeq')).toHaveLength(ROUNDS);
    const { orders, charges } = await ledgerOf(page.request);
    expect([orders.length, charges.length]).toEqual([ROUNDS, ROUNDS]);
  });

  test('a payment when its tab is killed: keeps the other tab BUSY until it has settled', {
    tag: '@long',
  }, async ({ page, context, hostRecord, shim }) => {
    const token = await tokenOf(page.request);
    hostRecord.state.token = token;
    const openTab = await serveSdkPage(context);
    const [first, second] = [await openTab(), await openTab()];
    const payment = await newPayment(page.request, token);
    const open = (state: string) => [`paySeq ${payment.paySeq} ${state}`];
    shim.answer('leave');
    void callPage(first, 'payAt', await phoneNow(first), payment).catch(() => {});
    await shim.waitFor('paySeq');
    expect(await callPage(first, 'pending')).toEqual(open('waiting'));
    expect(await callPage(second, 'payAt', await phoneNow(second), payment)).toEqual({
      code: 'BUSY',
      mayHaveHappened: true,
    });
    await crash(first);
    // The lock ended with the tab, while the journal stays.
    expect(await callPage(second, 'payAt', await phoneNow(second), payment)).toEqual({
      code: 'BUSY',
      mayHaveHappened: true,
    });
    expect(await callPage(second, 'pending')).toEqual(open('unheard'));
    await callPage(second, 'settle');
    shim.answer('accept');
    expect(await callPage(second, 'payAt', await phoneNow(second), payment)).toEqual({ outcome: 'paid' });
    const { orders, charges } = await ledgerOf(page.request);
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });
});
