/** Accessibility faults by WCAG 2.2, A and AA, found in the page itself. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/**
 * Returns every accessibility fault of the page with its elements. A page loads the checker once, however often it is asked:
 * loading takes longer than checking. Pages have no frames; a frame's content is not looked at.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    return checker.run(document, rules);
  }, RULES);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} ${failureSummary}`).join('\n')}`,
  );
}
