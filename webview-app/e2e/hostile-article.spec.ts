/**
 * Hostile articles against the real build and its policy. Three walls stand behind each other: the sanitiser, the drawing that knows a list
 * of elements, and the page's policy. All hold together, the last two without the first, and the last one alone. `HOSTILE=all` shows each
 * payload in an article of its own; else those that end what they begin share articles.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { IDENTITY, NEXT, NO_WALLS } from './hostile/broken-sanitiser.ts';
import { NOT_OF_A_POLICY, PAYLOADS, type Payload } from './hostile/corpus.ts';
import { type Findings, openReader, type Reader } from './hostile/reader.ts';

const isWhole = process.env['HOSTILE'] === 'all';
const IN_ONE = 100;

/**
 * The browser says what its policy would refuse also while the sanitiser parses, in a document that runs and loads nothing. Any other
 * refusal is of the page itself, one of Trusted Types too.
 */
const WHILE_PARSING = /^(?:(?:script|style)-src-(?:attr|elem) inline |base-uri |media-src )/;

/** Takes out what was refused in a document of the sanitiser; the console says all of it once more. */
function ofThePage(violations: string[]): string[] {
  const found = violations.filter((one) => !one.startsWith('console:') && !WHILE_PARSING.test(one));
  violations.splice(0);
  return found;
}

test.describe.configure({ timeout: isWhole ? 600_000 : 60_000 });

/** Tells of each payload if it ends what it begins, so that it can stand beside others without hiding them. */
const endsItself = (page: Page, payloads: readonly Payload[]): Promise<boolean[]> =>
  page.evaluate(
    (texts) =>
      texts.map((text) => {
        const template = document.createElement('template');
        template.innerHTML = `<div>${text}</div><hr>`;
        const [box, end, ...others] = template.content.childNodes;
        return box?.nodeName === 'DIV' && end?.nodeName === 'HR' && others.length === 0;
      }),
    payloads.map(({ html }) => html),
  );

/** Returns the texts of articles with all payloads. */
async function articlesOf(page: Page): Promise<string[]> {
  if (isWhole) return PAYLOADS.map(({ html }) => html);
  await page.goto('about:blank');
  const ends = await endsItself(page, PAYLOADS);
  const alone = PAYLOADS.filter((_, at) => !ends[at]).map(({ html }) => html);
  const together = PAYLOADS.filter((_, at) => ends[at]).map(({ html }) => `<div>${html}</div>`);
  return [...alone, ...partsOf(together).map((part) => part.join('\n'))];
}

const partsOf = <T>(all: readonly T[], size = IN_ONE): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Shows all articles. Returns what was wrong in any of them, and their markup as it stood in the page. */
async function readAll(reader: Reader, articles: readonly string[]) {
  const wrong: [text: string, markup: Findings['markup']][] = [];
  const shown: string[] = [];
  for (const text of articles) {
    await reader.show(text);
    const { markup, html } = await reader.look();
    if (markup.length > 0) wrong.push([text, markup]);
    shown.push(html);
  }
  return { wrong, shown };
}

/** The names that a script finds in the page without asking for them. */
const globalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ['cookie', 'body', 'getElementById', 'createElement', 'location', 'defaultView', 'querySelector'];
    const ofDocument = named.map(
      (name) => `${name} ${typeof Reflect.get(document, name)} ${name in HTMLDocument.prototype}`,
    );
    return [...ofDocument, ...Object.keys(window).sort(), typeof Reflect.get(window, 'SdhealthBridge')];
  });

test('there are at least 343 payloads', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(343);
  expect(new Set(PAYLOADS.map(({ html }) => html.replace(/\d+/g, ''))).size).toBeGreaterThanOrEqual(343);
});

test.use({ allowErrors: [/Content Security Policy|violates the following/] });

test('H01 H02 H03 H04 H05 H06 H08: nothing of a hostile article runs, is asked for, or leaves its box', async ({
  page,
  context,
  violations,
}) => {
  const articles = await articlesOf(page);
  const reader = await openReader(page, context);
  const before = await globalsOf(page);
  const { wrong, shown } = await readAll(reader, articles);
  expect(wrong).toEqual([]);
  expect(await reader.done()).toEqual({ run: [], foreign: [] });
  expect(await globalsOf(page)).toEqual(before);

  // Read once more by a browser, each article means the same.
  await page.goto('about:blank');
  const again = await page.evaluate(
    (texts) =>
      texts.filter((text) => {
        const box = document.createElement('article');
        box.innerHTML = text;
        return box.innerHTML !== text;
      }),
    shown,
  );
  expect(again).toEqual([]);
  expect(ofThePage(violations)).toEqual([]);
});

test('H07: with a sanitiser that lets everything through, what is drawn is harmless all the same', async ({
  page,
  context,
  violations,
}) => {
  const articles = await articlesOf(page);
  const reader = await openReader(page, context, IDENTITY);
  const { wrong } = await readAll(reader, articles);
  expect(wrong).toEqual([]);
  expect(await reader.done()).toEqual({ run: [], foreign: [] });
  await page.goto('about:blank');
  expect(ofThePage(violations)).toEqual([]);
});

test.describe('without any wall of the article', () => {
  test.use({ allowErrors: [/^/] });

  test('H07: the page’s policy alone runs nothing and asks no other server for anything', async ({
    page,
    context,
    violations,
  }) => {
    const payloads = PAYLOADS.filter(({ kind }) => !NOT_OF_A_POLICY.includes(kind));
    const reader = await openReader(page, context, NO_WALLS);
    for (const part of partsOf(payloads)) {
      await reader.show(part.map(({ html }) => html).join(NEXT));
      await page.evaluate(touchAll);
    }
    const done = await reader.done();
    expect(done).toEqual({ run: [], foreign: [] });
    await page.goto('about:blank');
    // The page was really at stake: its policy had much to refuse.
    expect(violations.splice(0).length).toBeGreaterThan(100);
  });
});

/** In the page: does to everything that was planted what a person or a script could do, short of leaving the page. */
function touchAll(): void {
  const events = [
    'click',
    'focus',
    'mouseover',
    'pointerenter',
    'toggle',
    'beforetoggle',
    'animationstart',
    'error',
    'load',
  ];
  for (const element of document.querySelectorAll<HTMLElement>('body > div:not(#root) *')) {
    const isAway = element.matches('a[href], area, button, input, form, label, summary');
    for (const name of events) if (!(isAway && name === 'click')) element.dispatchEvent(new Event(name));
    if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click();
  }
}
