/** Scripts that tests of old engines run in a page before its own. */

/** Runs in the page. Adds the one method that tests use and that came with Chromium 105. Lint checks the app's own sources. */
export function addCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function isDrawn(this: Element) {
    const { display, visibility } = getComputedStyle(this);
    if (this.closest('details:not([open]) > :not(summary)')) return false;
    return (display === 'contents' || this.getClientRects().length > 0) && visibility === 'visible';
  };
}

/** Runs in the page. Deletes the members newer than the minimum version, by their paths from the global object. Some cannot be deleted. */
export function deleteNewerMembers(paths: readonly (readonly string[])[]): void {
  for (const path of paths) {
    let object: object | undefined = globalThis;
    for (const name of path.slice(0, -1)) {
      // `Intl` has its members itself.
      if (name === 'prototype' && object && !Reflect.has(object, name)) continue;
      const value: unknown = object && Reflect.get(object, name);
      object = typeof value === 'object' || typeof value === 'function' ? (value ?? undefined) : undefined;
    }
    if (object) Reflect.deleteProperty(object, path.at(-1) ?? '');
  }
}

/** A selector engine that is used for its side effect: Playwright runs it in its own world, which needs the same method. */
export const VISIBILITY_FOR_RUNNER = `(() => { (${addCheckVisibility})(); return { query: () => null, queryAll: () => [] }; })()`;
