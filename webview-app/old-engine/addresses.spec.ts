/** Opens every route in the oldest engine within the floor that can be run, without all that is younger than the floor. */

import { youngerMembers } from '../../scripts/engines/compatibility.ts';
import { OLD_ENGINES } from '../../scripts/engines/old-engines.ts';
import { sampleAddress } from '../matrix/addresses.ts';
import { cellsOf, setupOf } from '../matrix/cells.ts';
import { lookOver } from '../matrix/look-over.ts';
import { expect, test as matrixTest } from '../matrix/matrix-test.ts';
import { giveVisibility, takeYounger } from './old-page.ts';
import { partIn } from './part.ts';

const YOUNGER = youngerMembers('chrome_android', OLD_ENGINES.within.version);

const test = matrixTest.extend<{ readonly aged: undefined }>({
  aged: [
    async ({ context }, use) => {
      const scripts = [await context.addInitScript(giveVisibility), await context.addInitScript(takeYounger, YOUNGER)];
      await use(undefined);
      for (const script of scripts) await script.dispose().catch(() => undefined);
    },
    { auto: true },
  ],
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the engine is old when it opens a page: its younger parts are gone', async ({ page, browser }) => {
  await page.goto('/health/package-list');
  const types = await page.evaluate(() => [
    typeof structuredClone,
    typeof [].findLast,
    typeof AbortSignal.abort().reason,
  ]);
  expect([browser.version().split('.', 1)[0], ...types]).toEqual(['102', 'undefined', 'function', 'undefined']);
});

for (const cell of partIn(cellsOf({ hosts: ['browser'], states: ['ready'] }), process.env)) {
  test.describe(() => {
    test.use({ host: setupOf(cell) });

    test(`${cell.route} when an old engine opens it: nothing is wrong`, async ({ page, context, violations }) => {
      const address = sampleAddress(cell.route);
      const whole = `${address}${address.includes('?') ? '&' : '?'}lang=${cell.lang}`;
      const { findings } = await lookOver(context, page, { address: whole, isBrief: true });
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('header :is(a, button)')].flatMap((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isFree = !over || control.contains(over) || !!over.closest('dialog') || over.contains(control);
          return isFree ? [] : [`${control.outerHTML.slice(0, 80)} lies under ${over.outerHTML.slice(0, 80)}`];
        }),
      );
      expect([...findings, ...covered, ...violations.splice(0)]).toEqual([]);
    });
  });
}
