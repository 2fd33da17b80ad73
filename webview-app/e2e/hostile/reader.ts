/** Opens hostile articles in the real build, one after the other in the running app, and looks at what became of each. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { zh } from '../../src/kit/article/words/zh.ts';
import { EVIL, PLANTED } from './corpus.ts';

const ARTICLE = '**/api/sdhealth/health-article/detail?*';
const SANITISER = '**/assets/purify-*.js';
/** The harmless article that each page begins with: from then on the sanitiser is there, and an article is drawn at once. */
const FIRST = '6009';

/** Returns the faults of the article that is shown. A test wants none. */
export interface Findings {
  readonly markup: readonly string[];
  readonly html: string;
}

export interface Reader {
  /** Shows an article of this text, and waits until the page is at rest. */
  show(html: string): Promise<void>;
  /** The payloads that have run, by their numbers, and the requests that left the page for another server. */
  done(): Promise<{ run: unknown; foreign: readonly string[] }>;
  look(): Promise<Findings>;
}

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
  await page.addInitScript((name) => {
    const run: unknown[] = [];
    Object.assign(window, { [name]: (id: unknown) => run.push(id), hostileRun: run });
  }, PLANTED);
  const answer = await page.request.get(`/api/sdhealth/health-article/detail?id=${FIRST}`);
  const { data, ...rest } = await answer.json();
  let html: string = data.html;
  await page.route(ARTICLE, (route) => {
    const id = new URL(route.request().url()).searchParams.get('id');
    return route.fulfill({ json: { ...rest, data: { ...data, html, id, title: id, related: [] } } });
  });
  await page.goto(`/health/science/${FIRST}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (sanitiser === undefined) await expect(page.locator('[data-article] h2').first()).toBeVisible();
  let number = 0;

  return {
    async show(text) {
      html = text;
      number += 1;
      await page.evaluate(goTo, `h${number}`);
    },
    done: async () => ({ run: await page.evaluate(() => Reflect.get(window, 'hostileRun')), foreign }),
    look: () => page.evaluate(lookAt, { evil: EVIL, unreadable: zh.unreadable }),
  };
}

/** In the page: goes to an article and waits until it is drawn and what it began has had its turn. */
async function goTo(id: string): Promise<void> {
  history.pushState({ at: 1 }, '', `/health/science/${id}`);
  dispatchEvent(new PopStateEvent('popstate'));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let tries = 0; document.querySelector('main h1')?.textContent !== id; tries++) {
    if (tries > 600) throw new Error(`the article ${id} is not shown`);
    await frame();
  }
  await frame();
  await frame();
}

/** In the page: checks the drawn article against its contract. Written anew, so that it shares no mistake with the drawing. */
function lookAt({ evil, unreadable }: { evil: string; unreadable: string }): Findings {
  const article = document.querySelector<HTMLElement>('[data-article]');
  if (!article) return { markup: ['no article'], html: '' };
  // Nothing of a text that cannot be cleaned, such as a frameset, is shown: the app says so in words of its own.
  if (article.textContent?.startsWith(unreadable)) return { markup: [], html: '' };
  const names =
    /^(?:p|ul|ol|li|blockquote|dl|dt|dd|div|section|pre|br|hr|strong|em|u|s|sub|sup|small|mark|code|span|figure|figcaption|table|thead|tbody|tfoot|tr|th|td|caption|h[234]|a|img)$/;
  const attributes =
    /^(?:class|href|rel|src|alt|lang|start|colspan|rowspan|scope|role|tabindex|aria-label|id|decoding|fetchpriority|referrerpolicy|style)$/;
  const markup: string[] = [];
  const box = article.getBoundingClientRect();
  for (const element of article.querySelectorAll<HTMLElement>('*')) {
    // The app's own sign for a picture that cannot be had.
    if (element.closest('[role=img]')) continue;
    if (!names.test(element.localName) || element.namespaceURI !== document.documentElement.namespaceURI)
      markup.push(`element ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (!attributes.test(name)) markup.push(`attribute ${name}`);
      if (name === 'id' && !/^article-part-\d+$/.test(value)) markup.push(`id ${value}`);
      if (name === 'style' && !/^aspect-ratio: [\d./ ]+;$/.test(value)) markup.push(`style ${value}`);
      if (name === 'href' && !/^(?:\/health\/|https:\/\/|tel:[+\d]+$)/.test(value)) markup.push(`href ${value}`);
      if (name === 'src' && (value.includes(evil) || !/^(?:\/(?!\/)|data:image\/(?:png|jpeg|gif|webp);)/.test(value)))
        markup.push(`src ${value}`);
    }
    if (element.localName === 'img' && element.getAttribute('referrerpolicy') !== 'no-referrer')
      markup.push('a picture that tells where it is');
    const { position, zIndex } = getComputedStyle(element);
    if (!/^(?:static|relative)$/.test(position) || zIndex !== 'auto') markup.push(`position ${position} ${zIndex}`);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= -1 && right <= innerWidth + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
    // A table scrolls in its frame.
    if (!isInside && !element.closest('section')) markup.push(`${element.localName} outside of its article`);
  }
  return { markup, html: article.innerHTML };
}
