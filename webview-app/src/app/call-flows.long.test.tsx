/** Compares the calls of each flow with those that the contract of the backend tells. `npm run contract -- --flows` records them anew. */
import { expect, test } from 'vitest';
import { FLOWS, FlowRecorder } from '../../test/call-flows.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

/** The folder of the contract that has a file for each flow. */
const FOLDER = '../../../fixtures/backend/src/contract/flows';

test.each(Object.keys(FLOWS))(
  'the calls of the flow %s when a person walks through it: as in the contract',
  async (name) => {
    const recorder = new FlowRecorder();
    await FLOWS[name]?.(recorder);
    const text = recorder.steps.map(({ en, zh, calls }) => [`# ${en} | ${zh}`, ...calls, ''].join('\n')).join('\n');
    await expect(text).toMatchFileSnapshot(`${FOLDER}/${name}.txt`);
  },
);
