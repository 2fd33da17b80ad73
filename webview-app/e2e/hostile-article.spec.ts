/**
 * Tests hostile articles against the build and its policy. Three defences follow each other: the sanitiser, the renderer with its list of
 * allowed elements, and the policy. They are tested together, without the first, and the policy alone. `HOSTILE=all` uses an article for
 * each payload. Otherwise payloads with balanced markup share articles.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { articlesOf, isWhole, partsOf, readAll } from './hostile/articles.ts';
import { IDENTITY, NEXT, NO_WALLS } from './hostile/broken-sanitiser.ts';
import { NOT_OF_A_POLICY, PAYLOADS } from './hostile/corpus.ts';
import { endsItself, globalsOf, readOtherwise, touchAll } from './hostile/in-page.ts';
import { openReader } from './hostile/reader.ts';

/**
 * Matches violations of the sanitiser's parsing, in a document that runs and loads nothing. Any other violation belongs to the page,
 * including those of Trusted Types.
 */
const WHILE_PARSING = /^(?:(?:script|style)-src-(?:attr|elem) inline |base-uri |media-src )/;

/** Removes the sanitiser's violations, and the console's repetition of each. */
function violationsOfPage(violations: string[]): string[] {
  const matches = violations.filter((violation) => !violation.startsWith('console:') && !WHILE_PARSING.test(violation));
  violations.splice(0);
  return matches;
}

test.describe.configure({ timeout: isWhole ? 600_000 : 60_000 });

test('the corpus of hostile articles when it is counted: has at least 343 payloads', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(343);
  expect(new Set(PAYLOADS.map(({ html }) => html.replace(/\d+/g, ''))).size).toBeGreaterThanOrEqual(343);
});

test.use({ allowErrors: [/Content Security Policy|violates the following/] });

test('H01 H02 H03 H04 H05 H06 H08: a hostile article when it is shown: runs nothing, requests nothing and stays in its box', async ({
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

  // A second parse must not change an article.
  await page.goto('about:blank');
  expect(await page.evaluate(readOtherwise, shown)).toEqual([]);
  expect(violationsOfPage(violations)).toEqual([]);
});

test('H07: a hostile article when the sanitiser lets everything through: is still harmless', async ({
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
  expect(violationsOfPage(violations)).toEqual([]);
});

test.describe('an article without any protection of the app', () => {
  test.use({ allowErrors: [/^/] });

  test('H07: a hostile article when only the page’s policy protects: runs nothing and requests nothing', async ({
    page,
    context,
    violations,
  }) => {
    // No policy can refuse these kinds, for example navigation.
    const payloads = PAYLOADS.filter(({ kind }) => !NOT_OF_A_POLICY.includes(kind));
    const reader = await openReader(page, context, NO_WALLS);
    for (const part of partsOf(payloads)) {
      await reader.show(part.map(({ html }) => html).join(NEXT));
      await page.evaluate(touchAll);
    }
    const done = await reader.done();
    expect(done).toEqual({ run: [], foreign: [] });
    await page.goto('about:blank');
    // Many violations prove that only the policy protected the page.
    expect(violations.splice(0).length).toBeGreaterThan(100);
  });
});
