/** Writes the fastest possible page as a baseline. It is this app's content as HTML and CSS with plain links and no script. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCREENS } from './contenders.ts';

/** Returns the page's present markup, with the CSS rules that apply to it. */
const snapshot = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fits = (selector: string) => {
      try {
        return document.querySelector(selector.replace(/::?[\w-]+(?:\([^)]*\))?/g, '') || '*') !== null;
      } catch {
        return true;
      }
    };
    const rulesOf = (rules: CSSRuleList): string =>
      [...rules]
        .map((rule) => {
          if (rule instanceof CSSStyleRule) return fits(rule.selectorText) ? rule.cssText : '';
          if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${rulesOf(rule.cssRules)}}`;
          return rule.cssText;
        })
        .join('');
    const css = [...document.styleSheets].map((sheet) => rulesOf(sheet.cssRules)).join('');
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    for (const element of root.querySelectorAll('script, template, noscript, link')) element.remove();
    for (const link of root.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      const isList = /package-list$/.test(href);
      link.setAttribute('href', isList ? 'list.html' : /\/pecSale\//.test(href) ? 'detail.html' : '#');
    }
    const head =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
    return `<!doctype html><html lang="zh-CN"><head>${head}<link rel="icon" href="data:,"><title>${document.title}</title><style>${css}</style></head><body>${root.outerHTML}</body></html>`;
  });

/** Writes the three screens of the app at `address` into a folder. */
export async function writeStaticPage(browser: Browser, address: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    for (const [name, texts, next] of [
      ['index', SCREENS.home, SCREENS.home.at(-1)],
      ['list', SCREENS.list, SCREENS.list.at(-1)],
      ['detail', SCREENS.detail, undefined],
    ] as const) {
      for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      writeFileSync(join(folder, `${name}.html`), await snapshot(page));
      if (next) await page.getByText(next, { exact: true }).first().tap();
    }
  } finally {
    await context.close();
  }
}
