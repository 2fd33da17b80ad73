/**
 * Tests A04 with two tabs of a browser. After a logout or another login in one tab, the other no longer acts for the previous person, hides
 * their data and explains it. The ledger proves that no money has moved.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { ledgerOf } from './journey/login-and-payment.ts';
import { expectLoggedIn, logOut } from './journey/mine.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const HOME = '/health/';
const OTHER = '13900139000';
const NOTE = '只有本人写过的话';
const TOLD = laterWords.zh.personReplaced;

const logInAs = (page: Page, mobile?: string) => page.request.post('/__fixtures/log-in', { data: { mobile } });

/** Lists the actions in the other tab that end the person's session. */
const OTHER_TAB_ACTIONS: Readonly<Record<string, (tab: Page) => Promise<void>>> = {
  'logs out': logOut,
  'is another person’s': async (tab) => {
    await logInAs(tab, OTHER);
    await tab.reload();
    await expectLoggedIn(tab);
  },
};

interface OpenPage {
  readonly address: string;
  /** Waits until the tab shows the person's data. */
  readonly waitForData: (tab: Page) => Promise<void>;
  /** Continues as a person who does not know of the other tab. */
  readonly continueUnaware?: (tab: Page) => Promise<void>;
  readonly personalText: string;
}

const OPEN_PAGES: Readonly<Record<string, OpenPage>> = {
  'an unpaid order': {
    address: '/health/pecState/yj_crgdtj/O1004',
    waitForData: (tab) => expect(tab.getByRole('button', { name: /^立即支付/ })).toBeEnabled(),
    continueUnaware: (tab) => tab.getByRole('button', { name: /^立即支付/ }).click(),
    personalText: 'O1004',
  },
  'a half-written refund': {
    address: '/health/refunded/yj_gefmtj/O1001',
    waitForData: async (tab) => {
      await tab.getByRole('radio').first().dispatchEvent('click');
      await tab.getByRole('textbox').fill(NOTE);
      await tab.getByRole('button', { name: '申请退款' }).click();
      await expect(tab.getByRole('dialog')).toBeVisible();
    },
    continueUnaware: (tab) => tab.getByRole('dialog').getByRole('button', { name: '申请退款' }).click(),
    personalText: NOTE,
  },
  'the appointment’s number': {
    address: '/health/pecState/yj_gefmtj/O1002',
    waitForData: (tab) => expect(tab.getByText('A9002')).toBeVisible(),
    personalText: 'A9002',
  },
};

/** Selects the cases of `npm test`. */
const QUICK: Readonly<Record<string, string>> = {
  'an unpaid order': 'is another person’s, unheard',
  'the appointment’s number': 'is another person’s',
};

/** Blocks the browser's messages of other tabs, as in a sleeping tab. */
const deafen = (tab: Page) =>
  tab.addInitScript(() => {
    for (const type of ['storage', 'focus', 'visibilitychange'])
      for (const target of [window, document])
        target.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });

async function expectPageLeft(tab: Page, personalText: string): Promise<void> {
  await expect(tab.getByRole('dialog', { name: TOLD })).toBeVisible();
  await expect(tab).toHaveURL(HOME);
  const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  for (const text of [stored, await tab.content()]) expect(text).not.toContain(personalText);
}

async function expectNothingMoved(tab: Page): Promise<void> {
  const { charges, orders } = await ledgerOf(tab);
  const statusOf = (orderNo: string) => orders.find((order) => order.orderNo === orderNo)?.status;
  expect([charges, statusOf('O1004'), statusOf('O1001')]).toEqual([[], 'unpaid', 'paid']);
}

for (const [what, { address, waitForData: shown, continueUnaware, personalText: own }] of Object.entries(OPEN_PAGES))
  for (const [act, does] of Object.entries(OTHER_TAB_ACTIONS))
    for (const isDeaf of continueUnaware ? [false, true] : [false])
      test(`${what} when the other tab ${act}${isDeaf ? ' without an event' : ''}: is left, and no money is charged`, {
        tag: QUICK[what] === (isDeaf ? `${act}, unheard` : act) ? [] : '@long',
      }, async ({ page, context }) => {
        await logInAs(page);
        await page.goto(HOME);
        await page.evaluate(() => localStorage.setItem('sdhealth.had-session', JSON.stringify({ value: true })));
        const otherTab = await context.newPage();
        if (isDeaf) await deafen(otherTab);
        await page.reload();
        await expectLoggedIn(page);
        await otherTab.goto(address);
        await shown(otherTab);
        await page.bringToFront();
        await does(page);
        if (isDeaf) await continueUnaware?.(otherTab);
        await expectPageLeft(otherTab, own);
        await expectNothingMoved(otherTab);
      });
