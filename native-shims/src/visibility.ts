import type { Globals } from './globals.ts';

/** Covers the page, as another screen of the host does, and shows it again. */
export interface Curtain {
  cover(): void;
  uncover(): void;
}

/** Creates the curtain of a page. Until the page is first covered, the browser's own visibility applies. */
export function createCurtain({
  window,
  globals,
}: {
  readonly window: Window & typeof globalThis;
  readonly globals: Globals;
}): Curtain {
  let covered = false;
  let known = false;
  const move = (to: boolean) => {
    if (covered === to) return;
    covered = to;
    if (!known) {
      globals.get(window.document, 'visibilityState', () => (covered ? 'hidden' : 'visible'));
      globals.get(window.document, 'hidden', () => covered);
      known = true;
    }
    window.document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
    if (!to) window.dispatchEvent(new window.Event('pageshow'));
  };
  return { cover: () => move(true), uncover: () => move(false) };
}
