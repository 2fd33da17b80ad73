/** Calls a function of the page synchronously. Ignores its error or rejected promise, which must not break a call of the bridge. */
export function guarded(run: () => unknown): void {
  // The error is the page's own fault. The bridge cannot handle it.
  (async () => run())().catch(() => {});
}
