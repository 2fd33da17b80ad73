/** Runs a function of the page, at once. An error in it, or a promise of it that rejects, must not break a call or reach the page. */
export function guarded(run: () => unknown): void {
  // The page's own code is wrong: the bridge does not handle it.
  (async () => run())().catch(() => {});
}
