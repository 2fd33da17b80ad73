/** The time in which a navigation leaves the page, even on a slow network. Milliseconds. */
const LEAVES_MS = 20_000;

/**
 * Calls `stays` once if a navigation has not left the page: after 20 s, or earlier when the page becomes visible again (a host may
 * show the other page in front of it). Returns a function that ends the wait.
 */
export function unlessLeft(stays: () => void): () => void {
  let timer = setTimeout(tell, LEAVES_MS);
  document.addEventListener('visibilitychange', look);
  function end(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }
  function tell(): void {
    end();
    stays();
  }
  /** Waits one task on `visibilitychange`: a page of the back/forward cache gets `pageshow` right after it, which may end the wait. */
  function look(): void {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    timer = setTimeout(tell, 0);
  }
  return end;
}
