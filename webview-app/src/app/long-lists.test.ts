/** Tests that the size of a page does not grow with the lists of a response. The page renders them in parts or refuses the response. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRowOf } from '../../test/api-rows.ts';
import { lengthened } from '../../test/long-answers.ts';
import { newBrowser } from '../../test/open-app.tsx';
import { PAGES_TO_TRY, pageAddress } from '../../test/sample-pages.ts';
import { holdTime, untilSettled } from '../../test/settled.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';

testsWholePages();
// A page is opened for each of its reads.
vi.setConfig({ testTimeout: 240_000 });
beforeEach(() => void installHost('browser'));

const ELEMENTS = 2_000;
/** The maximum number of elements of a page that renders a part of each list. */
const MAX_NODES = 8_000;

test.each(PAGES_TO_TRY)(
  `page %s when the lists of a response have ${ELEMENTS} elements: renders fewer than ${MAX_NODES} nodes`,
  async (id) => {
    holdTime();
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const answers = new Map<AnyEndpoint, unknown>();
    browser.alter((call, answer) => {
      const row = readRowOf(call);
      if (row) answers.set(row, answer);
      return answer;
    });
    await untilSettled(await browser.open(pageAddress(id)));
    for (const [row, answer] of answers) {
      const longAnswer = lengthened(row, answer, ELEMENTS);
      if (!longAnswer) continue;
      browser.alter((call, other) => (readRowOf(call) === row ? longAnswer : other));
      await untilSettled(await browser.open(pageAddress(id)));
      const nodes = document.querySelectorAll('*').length;
      expect(nodes, row.path).toBeLessThan(MAX_NODES);
    }
  },
);
