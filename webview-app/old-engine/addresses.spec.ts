/** Opens every route in the oldest supported engine that can be run, with all newer APIs removed. */

import { youngerMembers } from '../../scripts/engines/compatibility.ts';
import { OLD_ENGINES } from '../../scripts/engines/old-engines.ts';
import { sampleAddress } from '../matrix/addresses.ts';
import { cellsOf, setupOf } from '../matrix/cells.ts';
import { inspectPage } from '../matrix/inspect-page.ts';
import { expect, test as matrixTest } from '../matrix/matrix-test.ts';
import { addCheckVisibility, deleteNewerMembers } from './old-page.ts';
import { itemsOfShard } from './shard.ts';

const NEWER = youngerMembers('chrome_android', OLD_ENGINES.within.version);

const test = matrixTest.extend<{ readonly withoutNewerApis: undefined }>({
  withoutNewerApis: [
    async ({ context }, use) => {
      const scripts = [
        await context.addInitScript(addCheckVisibility),
        await context.addInitScript(deleteNewerMembers, NEWER),
      ];
      await use(undefined);
      for (const script of scripts) await script.dispose().catch(() => undefined);
    },
    { auto: true },
  ],
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the old engine when it opens a page: has no newer APIs', async ({ page, browser }) => {
  await page.goto('/health/package-list');
  const types = await page.evaluate(() => [
    typeof structuredClone,
    typeof [].findLast,
    typeof AbortSignal.abort().reason,
  ]);
  expect([browser.version().split('.', 1)[0], ...types]).toEqual(['102', 'undefined', 'function', 'undefined']);
});

for (const cell of itemsOfShard(cellsOf({ hosts: ['browser'], states: ['ready'] }), process.env)) {
  test.describe(() => {
    test.use({ host: setupOf(cell) });

    test(`${cell.route} when an old engine opens it: has no findings`, async ({ page, context, violations }) => {
      const address = sampleAddress(cell.route);
      const addressWithLanguage = `${address}${address.includes('?') ? '&' : '?'}lang=${cell.lang}`;
      const { findings } = await inspectPage(context, page, { address: addressWithLanguage, isBrief: true });
      const coveredControls = await page.evaluate(() =>
        [...document.querySelectorAll('header :is(a, button)')].flatMap((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const covering = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isFree =
            !covering || control.contains(covering) || !!covering.closest('dialog') || covering.contains(control);
          return isFree ? [] : [`${control.outerHTML.slice(0, 80)} lies under ${covering.outerHTML.slice(0, 80)}`];
        }),
      );
      expect([...findings, ...coveredControls, ...violations.splice(0)]).toEqual([]);
    });
  });
}
