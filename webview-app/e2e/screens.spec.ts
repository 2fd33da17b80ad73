/**
 * Every screen that exists, by the table of routes: no accessibility fault, nothing wider than the phone at 320 px and at 200 %
 * text, light and dark, in both languages. `PICTURES=1` keeps a picture of each under `test-results/screens`.
 */
import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
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
];

/** Every state an order can be in has its own face. */
const cases = [
  ...made.filter((id) => id !== 'checkup.state').map((id) => ({ name: id as string, to: addressOf(id) })),
  ...['O1001', 'O1002', 'O1003', 'O1004', 'O1005', 'O1006', 'O1007'].map((orderNo) => ({
    name: `checkup.state ${orderNo}`,
    to: addressOf('checkup.state', orderNo),
  })),
];

test.use({ host: 'ios-app', isMobile: true });

async function ready(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const { name, to } of cases)
  test(`X01 X02: ${name}`, async ({ page }) => {
    for (const variant of VARIANTS) {
      await page.setViewportSize({ width: variant.width, height: variant.height });
      await page.emulateMedia({ colorScheme: variant.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      await page.goto(`${to}${to.includes('?') ? '&' : '?'}lang=${variant.lang}`);
      if (variant.zoom) await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await ready(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${variant.name}: wider than the phone`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const faults = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(faults, variant.name).toEqual([]);
      if (process.env['PICTURES'])
        await page.screenshot({ path: `test-results/screens/${name.replace(' ', '-')}-${variant.name}.png` });
    }
  });
