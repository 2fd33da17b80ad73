/**
 * Emulates a phone's edges, text size and orientation, which a frame has no setting for. Replaces `env(safe-area-inset-…)` in style sheets
 * by a property of the root, and sets the root's font size.
 */
import type { PhoneShape } from '../messages.ts';

const INSET = /env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/g;
const property = (edge: string) => `--lab-inset-${edge}`;

/** Replaces the phone's edges in a value by the lab's own properties. */
export const withOwnInsets = (value: string): string =>
  value.replace(INSET, (_, edge: string) => `var(${property(edge)}, 0px)`);

export function setPhoneShape(window: Window & typeof globalThis): (shape: PhoneShape) => void {
  const { document } = window;
  const root = () => document.documentElement;

  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule && rule.style instanceof window.CSSStyleDeclaration) mend(rule.style);
      if ('cssRules' in rule && rule.cssRules instanceof window.CSSRuleList) visit(rule.cssRules);
    }
  };
  const apply = () => {
    for (const sheet of document.styleSheets) {
      try {
        if (needsMending(sheet)) visit(sheet.cssRules);
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
  let turned = false;
  let size = 100;
  if (orientation) {
    Object.defineProperty(orientation, 'type', {
      get: () => (turned ? 'landscape-primary' : 'portrait-primary'),
      configurable: true,
    });
    Object.defineProperty(orientation, 'angle', { get: () => (turned ? 90 : 0), configurable: true });
  }

  return ({ textSize, insets, isTurned }) => {
    const isOther = turned !== isTurned;
    turned = isTurned;
    if (isOther) orientation?.dispatchEvent(new window.Event('change'));
    for (const [edge, pixels] of Object.entries(insets)) root().style.setProperty(property(edge), `${pixels}px`);
    // Sets the size only after a change, as a host may have enlarged the text.
    if (textSize !== size) root().style.fontSize = textSize === 100 ? '' : `${textSize}%`;
    size = textSize;
    apply();
  };
}

function mend(style: CSSStyleDeclaration): void {
  for (const name of [...style]) {
    const value = style.getPropertyValue(name);
    if (value.includes('safe-area-inset'))
      style.setProperty(name, withOwnInsets(value), style.getPropertyPriority(name));
  }
}

/** Sheets that were looked at, by the number of rules that they had then. */
const seen = new WeakMap<CSSStyleSheet, number>();

function needsMending(sheet: CSSStyleSheet): boolean {
  const { length } = sheet.cssRules;
  const isNew = seen.get(sheet) !== length;
  seen.set(sheet, length);
  return isNew;
}

const isStyle = (node: Node) => ['STYLE', 'LINK'].includes(node.nodeName) || node.parentNode?.nodeName === 'STYLE';
