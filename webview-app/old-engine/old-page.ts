/** Programs that tests of old engines put into a page before its own. */

/** Runs in the page: gives tests the one call of theirs that came with Chromium 105. The app's own sources are checked by lint. */
export function giveVisibility(): void {
  Element.prototype.checkVisibility ??= function isDrawn(this: Element) {
    const { display, visibility } = getComputedStyle(this);
    if (this.closest('details:not([open]) > :not(summary)')) return false;
    return (display === 'contents' || this.getClientRects().length > 0) && visibility === 'visible';
  };
}

/** Runs in the page: takes away what came after the floor, by its ways from the global object. Some cannot be taken, and stay. */
export function takeYounger(ways: readonly (readonly string[])[]): void {
  for (const way of ways) {
    let place: object | undefined = globalThis;
    for (const name of way.slice(0, -1)) {
      // `Intl` has its members itself.
      if (name === 'prototype' && place && !Reflect.has(place, name)) continue;
      const next: unknown = place && Reflect.get(place, name);
      place = typeof next === 'object' || typeof next === 'function' ? (next ?? undefined) : undefined;
    }
    if (place) Reflect.deleteProperty(place, way.at(-1) ?? '');
  }
}

/** Makes a selector engine of no use but for its side effect: Playwright runs it in its own world, which needs the same call. */
export const VISIBILITY_FOR_RUNNER = `(() => { (${giveVisibility})(); return { query: () => null, queryAll: () => [] }; })()`;
