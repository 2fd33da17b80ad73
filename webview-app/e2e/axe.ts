/** Accessibility faults by WCAG 2.2, A and AA, found in the page itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { doubtfulTexts } from './contrast.ts';

/** The checker in its small form: a page reads it in little more than half the time. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** False for a look at doubtful texts alone (`contrast.ts`), which finds the same in half the time; default true: the contrast of all. */
  readonly allTexts?: boolean;
}

const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/**
 * Returns every accessibility fault of the page with its elements. A page loads the checker once, however often it is asked:
 * loading takes longer than checking. Pages have no frames; a frame's content is not looked at.
 */
export async function accessibilityFaults(page: Page, { allTexts = true }: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  const doubtful = allTexts ? undefined : await page.evaluateHandle(doubtfulTexts);
  const violations = await page.evaluate(
    async ({ rules, texts }) => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      // A page that is coming in has colours of its way.
      for (const way of document.getAnimations())
        if (way instanceof CSSAnimation && way.animationName === 'come') way.finish();
      const contrast = { runOnly: ['color-contrast'], resultTypes: rules.resultTypes ?? [] };
      const match = await checker.run(document, {
        ...rules,
        rules: {
          'color-contrast': { enabled: texts === undefined },
          // It wants a button's texts side by side in its name. A day of a calendar says its number and its mark in a sentence.
          'label-content-name-mismatch': { enabled: false },
        },
      });
      // A text that left the page meanwhile has no contrast.
      const shown = texts?.filter(({ isConnected }) => isConnected) ?? [];
      if (shown.length > 0) match.violations.push(...(await checker.run({ include: shown }, contrast)).violations);
      const place = [scrollX, scrollY] as const;
      /** A bar at the edge may cover half of what a person scrolls into view: that one is looked at again in the middle. */
      const isTooSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const again = await checker.run(
          { include: [selector] },
          { runOnly: ['target-size'], resultTypes: ['violations'] },
        );
        return again.violations.length > 0;
      };
      const stored: axe.Result[] = [];
      for (const violation of match.violations) {
        const nodes: axe.NodeResult[] = [];
        for (const node of violation.nodes) {
          const [selector] = node.target;
          const isSize = violation.id === 'target-size' && typeof selector === 'string';
          if (!isSize || (await isTooSmall(selector))) nodes.push(node);
        }
        if (nodes.length > 0) stored.push({ ...violation, nodes });
      }
      scrollTo(...place);
      return stored;
    },
    { rules: RULES, texts: doubtful },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} ${failureSummary}`).join('\n')}`,
  );
}
