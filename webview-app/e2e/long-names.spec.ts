/** Checks that a name of 200 letters in any heading makes no page wider than the narrowest phone. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { ready, tooWide } from './screen-rows/page-faults.ts';
import { addressOf, rows } from './screen-rows/rows.ts';

const PARTS = 4;
const addresses = [
  ...new Set(
    rows.filter(({ request: before, steps, host, errors }) => !before && !steps && !host && !errors).map(addressOf),
  ),
];

for (let partIndex = 0; partIndex < PARTS; partIndex++)
  test(`the headings when names are long, part ${partIndex + 1} of ${PARTS} of the screens: wrap`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: (readonly [address: string, faults: readonly string[]])[] = [];
    let headings = 0;
    for (const address of addresses.filter((_, index) => index % PARTS === partIndex)) {
      await page.goto(address);
      await ready(page);
      headings += await page.evaluate(() => {
        const all = document.querySelectorAll('h1, h2, h3');
        for (const heading of all) {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const text = texts.nextNode();
          if (text) text.nodeValue = 'W'.repeat(200);
        }
        return all.length;
      });
      const faults = await tooWide(page);
      if (faults.length > 0) wide.push([address, faults]);
    }
    expect(headings).toBeGreaterThan(20);
    expect(wide).toEqual([]);
  });
