/** Runs a function of the page. An error in it must not break a call. */
export function guarded(run: () => void): void {
  try {
    run();
  } catch {
    // The page's own code is wrong: the bridge does not handle it.
  }
}
