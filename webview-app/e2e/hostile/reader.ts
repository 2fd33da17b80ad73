/** Opens hostile articles in the build, in turn in the running app, and checks each. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { zh } from '../../src/screens/content/article/words/zh.ts';
import type { Reader } from './articles.ts';
import { EVIL, PLANTED } from './corpus.ts';
import { goTo, inspectArticle, isDrawn, plant } from './in-page.ts';

const ARTICLE = '**/api/sdhealth/health-article/detail?*';
const SANITISER = '**/assets/purify-*.js';
/** Names the harmless first article of each page, which loads the sanitiser, so that later articles are drawn immediately. */
const FIRST = '6009';

export async function openReader(page: Page, context: BrowserContext, sanitiser?: string): Promise<Reader> {
  const foreign: string[] = [];
  await context.route(
    ({ hostname }) => hostname.endsWith('evil.example'),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  if (sanitiser !== undefined)
    await page.route(SANITISER, (route) => route.fulfill({ contentType: 'text/javascript', body: sanitiser }));
  await page.addInitScript(plant, PLANTED);
  const answer = await page.request.get(`/api/sdhealth/health-article/detail?id=${FIRST}`);
  const { data, ...rest } = await answer.json();
  let html: string = data.html;
  await page.route(ARTICLE, (route) => {
    const id = new URL(route.request().url()).searchParams.get('id');
    return route.fulfill({ json: { ...rest, data: { ...data, html, id, title: id, related: [] } } });
  });
  await page.goto(`/health/science/${FIRST}`);
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  // A replaced sanitiser that is not called, such as after a rename of the export, would prove nothing.
  if (sanitiser !== undefined) expect(await page.evaluate(() => Reflect.get(window, 'sanitiserIsReplaced'))).toBe(true);
  let number = 0;

  return {
    async show(text) {
      html = text;
      number += 1;
      await page.evaluate(goTo, `h${number}`);
    },
    done: async () => ({ run: await page.evaluate(() => Reflect.get(window, 'hostileRun')), foreign }),
    look: () => page.evaluate(inspectArticle, { evil: EVIL, unreadable: zh.unreadable }),
  };
}
