import type { HostEnvironment } from './environment.ts';

/** Lets the page be covered by something of the host's, and shown again. */
export interface Curtain {
  cover(): void;
  uncover(): void;
}

export function createCurtain({ window, globals }: HostEnvironment): Curtain {
  let covered = false;
  globals.get(window.document, 'visibilityState', () => (covered ? 'hidden' : 'visible'));
  globals.get(window.document, 'hidden', () => covered);
  const move = (to: boolean) => {
    if (covered === to) return;
    covered = to;
    window.document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
    if (!to) window.dispatchEvent(new window.Event('pageshow'));
  };
  return { cover: () => move(true), uncover: () => move(false) };
}
