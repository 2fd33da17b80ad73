/** The milliseconds within which a navigation leaves the page, even on a slow network. */
const MAX_NAVIGATION_MS = 20_000;

/**
 * Calls `onStay` once if a navigation has not left the page: after 20 s, or earlier when the page becomes visible again, because a host
 * may show the other page in front of it. Returns a function that cancels the wait.
 */
export function onNavigationFailed(onStay: () => void): () => void {
  let timer = setTimeout(notify, MAX_NAVIGATION_MS);
  document.addEventListener('visibilitychange', onVisibility);
  function cancel(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  }
  function notify(): void {
    cancel();
    onStay();
  }
  /** Waits one task on `visibilitychange`: a page of the back/forward cache gets `pageshow` right after it, which may end the wait. */
  function onVisibility(): void {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    timer = setTimeout(notify, 0);
  }
  return cancel;
}
