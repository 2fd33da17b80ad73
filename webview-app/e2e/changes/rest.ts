/** Waits until a page is at rest, without a read that would force a layout. */
import type { Page } from '@playwright/test';

/**
 * The time without a change after which the page is at rest, longer than the 300 ms for which a tap waits (milliseconds of the page's
 * timers).
 */
const QUIET_MS = 500;

/** Resolves when nothing of the page has changed for a while and no part is busy, or after 10 s. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const end = () => {
          observer.disconnect();
          clearTimeout(timer);
          clearTimeout(patience);
          resolve();
        };
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(
            () => (document.querySelector('[aria-busy="true"]') ? wait() : requestIdleCallback(end)),
            quietMs,
          );
        };
        const observer = new MutationObserver(wait);
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const patience = window.setTimeout(end, 10_000);
        wait();
      }),
    QUIET_MS,
  );
