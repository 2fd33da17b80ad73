import type { Globals } from './globals.ts';

/** Lets the page be covered by something of the host's, and shown again. */
export interface Curtain {
  cover(): void;
  uncover(): void;
}

/** A page that was never covered keeps the browser's own answers. */
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
