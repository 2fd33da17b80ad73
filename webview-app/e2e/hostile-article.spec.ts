/**
 * Hostile articles against the real build and its policy. Three walls stand behind each other: the sanitiser, the drawing that knows a list
 * of elements, and the page's policy. All hold together, the last two without the first, and the last one alone. `HOSTILE=all` shows each
 * payload in an article of its own; else those that end what they begin share articles.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { articlesOf, isWhole, partsOf, readAll } from './hostile/articles.ts';
import { IDENTITY, NEXT, NO_WALLS } from './hostile/broken-sanitiser.ts';
import { NOT_OF_A_POLICY, PAYLOADS } from './hostile/corpus.ts';
import { endsItself, globalsOf, readOtherwise, touchAll } from './hostile/in-page.ts';
import { openReader } from './hostile/reader.ts';

/**
 * The browser says what its policy would refuse also while the sanitiser parses, in a document that runs and loads nothing. Any other
 * refusal is of the page itself, one of Trusted Types too.
 */
const WHILE_PARSING = /^(?:(?:script|style)-src-(?:attr|elem) inline |base-uri |media-src )/;

/** Takes out what was refused in a document of the sanitiser; the console says all of it once more. */
function ofThePage(violations: string[]): string[] {
  const matches = violations.filter((violation) => !violation.startsWith('console:') && !WHILE_PARSING.test(violation));
  violations.splice(0);
  return matches;
}

test.describe.configure({ timeout: isWhole ? 600_000 : 60_000 });

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
  const articles = await articlesOf((texts) => page.evaluate(endsItself, texts));
  const reader = await openReader(page, context);
  const previous = await page.evaluate(globalsOf);
  const { wrong, shown } = await readAll(reader, articles);
  expect(wrong).toEqual([]);
  expect(await reader.done()).toEqual({ run: [], foreign: [] });
  expect(await page.evaluate(globalsOf)).toEqual(previous);

  // Read once more by a browser, each article means the same.
  await page.goto('about:blank');
  expect(await page.evaluate(readOtherwise, shown)).toEqual([]);
  expect(ofThePage(violations)).toEqual([]);
});

test('H07: with a sanitiser that lets everything through, what is drawn is harmless all the same', async ({
  page,
  context,
  violations,
}) => {
  const articles = await articlesOf((texts) => page.evaluate(endsItself, texts));
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
