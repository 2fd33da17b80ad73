import type { Globals } from './globals.ts';

/** Covers the page, as another screen of the host does, and shows it again. */
export interface Curtain {
  cover(): void;
  uncover(): void;
}

/** Creates the curtain of a page. Until the page is first covered, the browser decides the visibility. */
export function createCurtain({
  window,
  globals,
}: {
  readonly window: Window & typeof globalThis;
  readonly globals: Globals;
}): Curtain {
  let currentlyCovered = false;
  let isOverridden = false;
  const setCovered = (isCovered: boolean) => {
    if (currentlyCovered === isCovered) return;
    currentlyCovered = isCovered;
    if (!isOverridden) {
      globals.get(window.document, 'visibilityState', () => (currentlyCovered ? 'hidden' : 'visible'));
      globals.get(window.document, 'hidden', () => currentlyCovered);
      isOverridden = true;
    }
    window.document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
    if (!isCovered) window.dispatchEvent(new window.Event('pageshow'));
  };
  return { cover: () => setCovered(true), uncover: () => setCovered(false) };
}
