/**
 * Emulates a phone's safe area, text size and orientation, which a frame has no setting for. Replaces `env(safe-area-inset-…)` in style
 * sheets by a property of the root, and sets the root's font size.
 */
import type { PhoneShape } from '../messages.ts';

const INSET = /env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/g;
const property = (edge: string) => `--lab-inset-${edge}`;

/** Replaces the safe-area insets in a value by the lab's properties. */
export const replaceInsets = (value: string): string =>
  value.replace(INSET, (_, edge: string) => `var(${property(edge)}, 0px)`);

export function setPhoneShape(window: Window & typeof globalThis): (shape: PhoneShape) => void {
  const { document } = window;
  const root = () => document.documentElement;

  const rewriteRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule && rule.style instanceof window.CSSStyleDeclaration) replaceInsetsIn(rule.style);
      if ('cssRules' in rule && rule.cssRules instanceof window.CSSRuleList) rewriteRules(rule.cssRules);
    }
  };
  const apply = () => {
    for (const sheet of document.styleSheets) {
      try {
        if (hasNewRules(sheet)) rewriteRules(sheet.cssRules);
      } catch {
        // A sheet of another origin cannot be read.
      }
    }
  };
  new window.MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isStyle))) apply();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('load', ({ target }) => target instanceof window.HTMLLinkElement && apply(), true);

  const { orientation } = window.screen;
  let isOnSide = false;
  let lastTextSize = 100;
  if (orientation) {
    Object.defineProperty(orientation, 'type', {
      get: () => (isOnSide ? 'landscape-primary' : 'portrait-primary'),
      configurable: true,
    });
    Object.defineProperty(orientation, 'angle', { get: () => (isOnSide ? 90 : 0), configurable: true });
  }

  return ({ textSize, insets, isTurned }) => {
    const hasTurned = isOnSide !== isTurned;
    isOnSide = isTurned;
    if (hasTurned) orientation?.dispatchEvent(new window.Event('change'));
    for (const [edge, pixels] of Object.entries(insets)) root().style.setProperty(property(edge), `${pixels}px`);
    // Sets the size only after a change, because a host may have enlarged the text.
    if (textSize !== lastTextSize) root().style.fontSize = textSize === 100 ? '' : `${textSize}%`;
    lastTextSize = textSize;
    apply();
  };
}

function replaceInsetsIn(style: CSSStyleDeclaration): void {
  for (const name of [...style]) {
    const value = style.getPropertyValue(name);
    if (value.includes('safe-area-inset'))
      style.setProperty(name, replaceInsets(value), style.getPropertyPriority(name));
  }
}

/** The number of rules that each style sheet had when it was last rewritten. */
const ruleCounts = new WeakMap<CSSStyleSheet, number>();

function hasNewRules(sheet: CSSStyleSheet): boolean {
  const { length } = sheet.cssRules;
  const isNew = ruleCounts.get(sheet) !== length;
  ruleCounts.set(sheet, length);
  return isNew;
}

const isStyle = (node: Node) => ['STYLE', 'LINK'].includes(node.nodeName) || node.parentNode?.nodeName === 'STYLE';
