/** A page that goes to another address is gone within so long, also on a slow network. Milliseconds. */
const LEAVES_MS = 20_000;

/**
 * Calls `stays` once where the page is still there although it was to be left: after 20 s, or when it is seen again before (a host may
 * show the other page in front of it). Returns a function that ends the waiting.
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
  /** A page out of the browser's cache is seen first and told right after by `pageshow`, which may end the waiting. */
  function look(): void {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    timer = setTimeout(tell, 0);
  }
  return end;
}
