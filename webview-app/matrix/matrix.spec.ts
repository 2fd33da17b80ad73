/** Runs one test for each cell (route x host x state): opens the screen and records the findings. */
import { sampleAddress } from './addresses.ts';
import { type Choice, cellsOf, setupOf } from './cells.ts';
import type { TreeResult } from './compare.ts';
import { inspectPage } from './inspect-page.ts';
import { expect, pictureOf, test } from './matrix-test.ts';
import { minWaitOf } from './minimum-wait.ts';
import { cellName } from './result.ts';
import { addPicture, addResult, choiceFromEnvironment, remainingFromEnvironment } from './run.ts';
import { stateOf } from './states.ts';

// Reduces motion, because each frame of a moving skeleton costs time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choice = choiceFromEnvironment<Choice>();

for (const cell of remainingFromEnvironment(cellsOf(choice))) {
  const { route, lang, isBrief = false } = cell;
  const state = stateOf(cell.state);
  const name = cellName(cell);
  test.describe(() => {
    test.use({ host: setupOf(cell), state });

    test(name, async ({ page, context, violations, browserSession }) => {
      const address = sampleAddress(route);
      const storePicture = async () => addPicture(name, await pictureOf(page, browserSession));
      const inspection = await inspectPage(context, page, {
        address: `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`,
        consoleLines: state.consoleLines ?? [],
        isBrief,
        ...(!choice.isSample && { onSettled: storePicture, minWaitMs: minWaitOf(cell) }),
      });
      const refused = violations.splice(0).map((value) => `refused by the page’s policy: ${value}`);
      const findings = [...inspection.findings, ...refused];
      const result: TreeResult = { ...cell, ...inspection, findings };
      addResult(result);
      // A whole run is judged at its end, because a worker restarts after a failed test.
      if (choice.isSample) expect(findings).toEqual([]);
    });
  });
}
