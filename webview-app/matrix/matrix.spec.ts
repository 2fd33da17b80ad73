/** Runs one test for each cell: opens the screen and records the findings. */
import { sampleAddress } from './addresses.ts';
import { type Choice, cellsOf, setupOf } from './cells.ts';
import type { TreeResult } from './compare.ts';
import { leastMsOf } from './later-look.ts';
import { lookOver } from './look-over.ts';
import { expect, pictureOf, test } from './matrix-test.ts';
import { cellName } from './result.ts';
import { addPicture, addResult, choiceHere, remainingHere } from './run.ts';
import { stateOf } from './states.ts';

// Reduces motion, because each frame of a moving skeleton costs time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choice = choiceHere<Choice>();

for (const cell of remainingHere(cellsOf(choice))) {
  const { route, lang, isBrief = false } = cell;
  const state = stateOf(cell.state);
  const name = cellName(cell);
  test.describe(() => {
    test.use({ host: setupOf(cell), state });

    test(name, async ({ page, context, violations, browserSession }) => {
      const address = sampleAddress(route);
      const keepPicture = async () => addPicture(name, await pictureOf(page, browserSession));
      const seen = await lookOver(context, page, {
        address: `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`,
        says: state.says ?? [],
        isBrief,
        ...(!choice.isSample && { atRest: keepPicture, leastMs: leastMsOf(cell) }),
      });
      const refused = violations.splice(0).map((value) => `refused by the page’s policy: ${value}`);
      const findings = [...seen.findings, ...refused];
      const result: TreeResult = { ...cell, ...seen, findings };
      addResult(result);
      // A whole run is judged at its end, because a worker restarts after a failed test.
      if (choice.isSample) expect(findings).toEqual([]);
    });
  });
}
