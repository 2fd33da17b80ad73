/** Tests the size of home's first drawing, which React makes in one task before the page can answer a tap. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../test/open-app.tsx';
import { firstDrawing, installRenderHook } from '../../test/renders.ts';
import { holdTime, settled } from '../../test/settled.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

installRenderHook();
testsWholePages();
beforeEach(() => void installHost('browser'));

/**
 * Limits the first drawing. The program draws home anew over the markup, in one task, and the first tap waits for its end. A part that can
 * wait is drawn later, as `screens/home/later` is. Measured: 429 fibers for a visitor, 446 and 235 elements for a customer.
 */
const MAX_FIBERS = 460;
const MAX_ELEMENTS = 245;

test.each([
  ['a visitor', undefined],
  ['a customer', '13800138000'],
] as const)('home when %s opens it: its first drawing is within its limits', async (_, mobile) => {
  holdTime();
  const browser = newBrowser();
  if (mobile) await browser.logIn(mobile);
  const drawing = await firstDrawing('Home', async () => settled(await browser.open('/')));
  expect(drawing).toBeDefined();
  const { fibers = 0, elements = 0, groups = [] } = drawing ?? {};
  const largest = groups.slice(0, 5).join('\n');
  expect(fibers, `fibers; the largest groups:\n${largest}`).toBeLessThanOrEqual(MAX_FIBERS);
  expect(elements, `elements; the largest groups:\n${largest}`).toBeLessThanOrEqual(MAX_ELEMENTS);
});
