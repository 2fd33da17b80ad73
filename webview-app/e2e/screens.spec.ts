/**
 * Every screen that exists, by the table of routes: no accessibility fault, nothing wider than the phone at 320 px and at 200 %
 * text, light and dark, in both languages. `PICTURES=1` keeps a picture of each under `test-results/screens`.
 */
import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { href, type RouteId, routes } from '../src/routes.ts';

/** The values that the embedded backend knows. */
const SEEDS: Readonly<Record<string, string>> = {
  productNo: 'yj_gefmtj',
  orderNo: 'O1001',
  status: 'success',
  state: 'unused',
};
const ORDERS: Readonly<Record<string, string>> = {
  'checkup.refund-success': 'O1003',
  'checkup.pay-refunded': 'O1003',
  'rights-card.success': 'O1001',
};

const fileOf = (id: string) => `webview-app/src/screens/${id.replace('.', '/')}.tsx`;
const made = (Object.keys(routes) as RouteId[]).filter((id) => existsSync(fileOf(id)));

function addressOf(id: RouteId, orderNo = ORDERS[id] ?? SEEDS['orderNo']): string {
  const names = [...routes[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'orderNo' ? orderNo : SEEDS[name]]));
  return `/health${(href as (id: string, params: object) => string)(id, params)}`;
}

interface Variant {
  name: string;
  width: number;
  height: number;
  dark?: boolean;
  lang: 'zh' | 'en';
  zoom?: boolean;
}
const VARIANTS: readonly Variant[] = [
  { name: 'light-zh', width: 390, height: 844, lang: 'zh' },
  { name: 'dark-en', width: 390, height: 844, dark: true, lang: 'en' },
  { name: 'small-en', width: 320, height: 640, lang: 'en' },
  { name: 'large-zh', width: 320, height: 640, lang: 'zh', zoom: true },
  { name: 'large-en', width: 320, height: 640, lang: 'en', zoom: true },
];

interface Case {
  name: string;
  to: string;
  host?: HostOption;
  /** What the backend is told before, e.g. a fault. */
  before?: readonly [path: string, body: unknown];
  /** What the person does until the state is there. */
  until?: (page: Page) => Promise<void>;
  /** Errors that the state brings with it, in the page's console. */
  errors?: readonly RegExp[];
}

const SALE = '/health/pecSale/yj_gefmtj';
const TROUBLE = /status of 503/;
const buy = async (page: Page) => {
  await page.getByRole('button', { name: /^(Buy now|立即购买)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What a person meets only when something is in the way. */
const states: readonly Case[] = [
  ...['20000000003', '30000000001'].map((confCode) => ({
    name: `payment blocked in the app by ${confCode}`,
    to: SALE,
    before: ['settings', { confCode }] as const,
    until: buy,
  })),
  {
    name: 'payment checked with the bank',
    to: '/health/pecSale/yj_crgdtj/success/O1004',
    before: [
      'faults',
      [{ match: 'GET /api/sdhealth/mall/package/pay-success-info', times: 999, kind: 'status', value: 503 }],
    ],
    until: async (page) => {
      await expect(page.getByText(/^(Confirming your payment|正在确认您的支付)$/).first()).toBeVisible();
      // The patience of a minute is over.
      await page.clock.fastForward(61_000);
      await expect(page.getByRole('button', { name: /^(Ask again|重新查询)$/ })).toBeVisible();
    },
    errors: [TROUBLE],
  },
  { name: 'payment not arrived', to: '/health/pecSale/yj_crgdtj/success/O1004' },
  { name: 'back from the cashier unpaid', to: '/health/pecSale/yj_crgdtj?payResult=fail&orderNo=O1004' },
  {
    name: 'login dialog with what is wrong',
    to: '/health/medical-services/hasGot',
    host: 'browser',
    until: async (page) => {
      await page.getByRole('button', { name: /^(Verify phone number|验证手机号)$/ }).click();
      await expect(page.getByText(/Please enter your mobile number|请输入您的手机号/)).toBeVisible();
    },
  },
  {
    name: 'content of before',
    to: '/health/institutions/yj_gefmtj',
    until: async (page) => {
      await expect(page.getByRole('radio').first()).toBeAttached();
      // Cities and institutions, each tried twice, when the page is shown again.
      await page.route('**/physical/examination/**', (route) => route.fulfill({ status: 503 }), { times: 4 });
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(page.getByText(/^(Not up to date|未能更新)/)).toHaveCount(1);
    },
    errors: [TROUBLE],
  },
  {
    name: 'customer service closed',
    to: '/health/error',
    host: 'browser',
    until: async (page) => {
      await page.clock.setFixedTime('2026-03-02T22:00:00+08:00');
      await page.getByRole('button', { name: /^(Customer service|客服)$/ }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
];

/** Every state an order can be in has its own face. */
const cases: readonly Case[] = [
  ...made.filter((id) => id !== 'checkup.state').map((id) => ({ name: id as string, to: addressOf(id) })),
  ...['O1001', 'O1002', 'O1003', 'O1004', 'O1005', 'O1006', 'O1007'].map((orderNo) => ({
    name: `checkup.state ${orderNo}`,
    to: addressOf('checkup.state', orderNo),
  })),
  ...states,
];

async function ready(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** What makes the page wider than the phone; nothing that lies in a strip of its own to be swiped. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isSwiped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isSwiped(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isSwiped(element.parentElement),
    );
    return [`${scrollWidth - clientWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });

for (const { name, to, host = 'ios-app', before, until, errors = [] } of cases)
  test.describe(name, () => {
    test.use({ host, isMobile: true, allowErrors: errors });

    test(`X01 X02: ${name}`, async ({ page }) => {
      if (before) await page.request.post(`/__fixtures/${before[0]}`, { data: before[1] });
      if (until) await page.clock.install();
      for (const variant of VARIANTS) {
        await page.setViewportSize({ width: variant.width, height: variant.height });
        await page.emulateMedia({ colorScheme: variant.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
        await page.goto(`${to}${to.includes('?') ? '&' : '?'}lang=${variant.lang}`);
        if (variant.zoom) await page.addStyleTag({ content: ':root { font-size: 200% }' });
        // A dialog may stand before a page that waits for it.
        await (until ?? ready)(page);
        expect(await tooWide(page), `${variant.name}: wider than the phone`).toEqual([]);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const faults = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(faults, variant.name).toEqual([]);
        if (process.env['PICTURES'])
          await page.screenshot({ path: `test-results/screens/${name.replaceAll(' ', '-')}-${variant.name}.png` });
      }
    });
  });
