/** Calls a function of the page synchronously. Ignores its error or rejected promise, which must not break a call of the bridge. */
export function runGuarded(run: () => unknown): void {
  // The page caused the error. The bridge cannot handle it.
  (async () => run())().catch(() => {});
}
