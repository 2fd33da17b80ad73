/** Finds violations of the elder edition's rules: size of texts, targets, and contrast. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { accessibilityFaults } from '../axe.ts';
import { tooWide } from '../screen-rows/page-faults.ts';

/** The minimum sizes in CSS pixels. */
const MIN_SIZES = { text: 18, target: 48, main: 60 };

/** Returns all violations on a page as it is rendered now. */
export const elderFaults = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await smallTexts(page)),
  ...(await smallTargets(page)),
  ...(await movingParts(page)),
  // Checks only doubtful texts, as `paleTexts` below has a stricter limit for all.
  ...(await accessibilityFaults(page, { allTexts: false })),
  ...(await lowContrastTexts(page)),
];

/** Returns the texts below the minimum size. A text in a drawing has the size at which it is drawn. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((minSize) => {
    const isShown = (parent: Element) => {
      const { width, height } = parent.getBoundingClientRect();
      return (
        width > 1 && height > 1 && parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      );
    };
    const sizeOf = (parent: Element) => {
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      return Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    };
    const matches = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || parent.closest('script, style, template, noscript, option')) continue;
      const size = sizeOf(parent);
      if (size < minSize - 0.05 && isShown(parent))
        matches.set(`${parent.className}`, `${size.toFixed(1)} px: ${parent.outerHTML.slice(0, 140)}`);
    }
    for (const field of document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=file]), textarea, select',
    ))
      if (sizeOf(field) < minSize - 0.05 && isShown(field))
        matches.set(field.className, `${sizeOf(field).toFixed(1)} px: ${field.outerHTML.slice(0, 140)}`);
    return [...matches.values()];
  }, MIN_SIZES.text);

/**
 * Returns the targets below the minimum size. A main target has the brand's colour and most of the width. A field's label is part of
 * its target. A link within a sentence is exempt.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ target, main }) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--brand)';
    document.body.append(probe);
    const brand = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=option]';
    const isInSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    const matches: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
        element.closest('[inert]') ||
        isInSentence(element)
      )
        continue;
      const label = element.matches('input, select, textarea') ? element.closest('label') : null;
      let { width, height } = (label ?? element).getBoundingClientRect();
      const ownBox = element.getBoundingClientRect();
      // Skips elements out of sight, and fields whose label is the target.
      if (ownBox.width * ownBox.height <= 1 && !label) continue;
      // A pseudo-element beyond the edges enlarges the target.
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(style.width) || 0);
        height = Math.max(height, Number.parseFloat(style.height) || 0);
      }
      const isMain =
        getComputedStyle(element).backgroundColor === brand &&
        ownBox.width > innerWidth / 2 &&
        element.tagName !== 'INPUT';
      const minSize = isMain ? main : target;
      if (width < target - 0.5 || height < minSize - 0.5)
        matches.push(`${width.toFixed(0)} x ${height.toFixed(0)} px: ${element.outerHTML.slice(0, 140)}`);
    }
    return [...new Set(matches)];
  }, MIN_SIZES);

/** Returns the elements that move by themselves. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 100,
      )
      .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`),
  );

/** Returns the texts whose contrast is below 7:1, or below 4.5:1 if large (WCAG 2.2, 1.4.6). */
async function lowContrastTexts(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    const rule = 'color-contrast-enhanced';
    const { violations } = await checker.run(document, {
      runOnly: { type: 'rule', values: [rule] },
      resultTypes: ['violations'],
    });
    return violations;
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => {
      const { contrastRatio, fgColor, bgColor } = any[0]?.data ?? {};
      return `${contrastRatio}:1 (${fgColor} on ${bgColor}): ${target.join(' ')}`;
    }),
  );
}
