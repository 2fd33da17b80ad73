/** Tests the check of a page with planted mistakes: a matrix that cannot fail proves nothing. */
import { expect, test } from '@playwright/test';
import { inspectPage } from './inspect-page.ts';

const GOOD = '<main><h1>Your appointment</h1><button style="padding:16px">Cancel</button></main>';
const goodPageWith = (body: string): string => `${GOOD}${body}`;
const wideText = '<p style="width:700px">Wide</p>';

const PLANTS: readonly (readonly [name: string, body: string, finding: RegExp | undefined])[] = [
  ['nothing', GOOD, undefined],
  ['a page without a main heading', GOOD.replaceAll('h1', 'h2'), /^0 main headings: none/],
  ['two main headings', goodPageWith('<h1>Another</h1>'), /^2 main headings: Your appointment \/ Another/],
  ['two main parts', goodPageWith('<main>More</main>'), /^2 main landmarks/],
  ['an endless spinner', goodPageWith('<p aria-busy="true">Please wait</p>'), /^busy after \d+ s/],
  ['a page wider than the phone', goodPageWith(wideText), /^at 390 px: \d+ px wider/],
  ['a page wider than a small phone', goodPageWith(wideText.replace('700', '350')), /^at 320 px: \d+ px wider/],
  ['a picture without words', goodPageWith('<img src="data:,x">'), /^image-alt/],
  ['an error in the console', goodPageWith('<script>console.error("oh no")</script>'), /^console: oh no/],
];

// One page serves all mistakes, because a new page costs more time than a check.
test('the inspection of a page when a mistake is planted: finds only that mistake', async ({ page, context }) => {
  let body = '';
  await context.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Planted</title><meta name="viewport" content="width=device-width"><body>${body}`,
        })
      : route.fulfill({ status: 204 }),
  );
  for (const [name, plantedBody, finding] of PLANTS) {
    body = plantedBody;
    await page.setViewportSize({ width: 390, height: 844 });
    const { findings } = await inspectPage(context, page, { address: 'http://planted.example/', limitMs: 700 });
    if (finding === undefined) expect(findings, name).toEqual([]);
    else expect(findings, name).toContainEqual(expect.stringMatching(finding));
  }
});
