/** Finds accessibility faults of a page by WCAG 2.2, A and AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { doubtfulTexts } from './contrast.ts';

/** Reads the minified checker, which a page parses in little more than half the time. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** False to check only doubtful texts (`contrast.ts`), with the same result in half the time. Default true. */
  readonly allTexts?: boolean;
}

const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/**
 * Returns every accessibility fault of the page with its elements. A page loads the checker only once, because loading takes longer than
 * checking. Frames are not checked, because pages have none.
 */
export async function accessibilityFaults(page: Page, { allTexts = true }: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  const doubtful = allTexts ? undefined : await page.evaluateHandle(doubtfulTexts);
  const violations = await page.evaluate(
    async ({ rules, texts }) => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      // Ends the entry animation of a page, which changes its colours.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'come') animation.finish();
      const contrast = { runOnly: ['color-contrast'], resultTypes: rules.resultTypes ?? [] };
      const result = await checker.run(document, {
        ...rules,
        rules: {
          'color-contrast': { enabled: texts === undefined },
          // The rule wants a button's visible texts in its name, unchanged. A calendar day's name is a sentence made of its number and its mark.
          'label-content-name-mismatch': { enabled: false },
        },
      });
      // Skips texts that have left the page.
      const connectedTexts = texts?.filter(({ isConnected }) => isConnected) ?? [];
      if (connectedTexts.length > 0)
        result.violations.push(...(await checker.run({ include: connectedTexts }, contrast)).violations);
      const scrollPosition = [scrollX, scrollY] as const;
      /** Checks a small target again in the middle of the window, as a fixed bar may have covered it. */
      const isTooSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const secondResult = await checker.run(
          { include: [selector] },
          { runOnly: ['target-size'], resultTypes: ['violations'] },
        );
        return secondResult.violations.length > 0;
      };
      const confirmed: axe.Result[] = [];
      for (const violation of result.violations) {
        const nodes: axe.NodeResult[] = [];
        for (const node of violation.nodes) {
          const [selector] = node.target;
          const isSize = violation.id === 'target-size' && typeof selector === 'string';
          if (!isSize || (await isTooSmall(selector))) nodes.push(node);
        }
        if (nodes.length > 0) confirmed.push({ ...violation, nodes });
      }
      scrollTo(...scrollPosition);
      return confirmed;
    },
    { rules: RULES, texts: doubtful },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} ${failureSummary}`).join('\n')}`,
  );
}
