/** Waits until a page is at rest. */
import type { Page } from '@playwright/test';
import type { Traffic } from '../chaos/traffic.ts';

/** The longest wait for a page in milliseconds. Work that is pending after that counts as endless. */
export const LIMIT_MS = 12_000;
/** The time without a change after which a page is at rest. A page may wait for its host, which is not a request. Milliseconds. */
const QUIET_MS = 250;
/** The age from which a pending request no longer counts. Milliseconds. */
export const OLD_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the page is at rest, or after `limitMs`. At rest it has its main part, no part is marked as loading, no request is
 * pending, and nothing changes for a moment. Returns the milliseconds until then, without the quiet moment.
 */
export async function waitForRest(page: Page, traffic: Traffic, start: number, limitMs = LIMIT_MS): Promise<number> {
  for (;;) {
    const isQuiet = await page.evaluate(waitWithoutChanges, QUIET_MS).catch(() => false);
    const passed = Date.now() - start;
    if (isQuiet && !traffic.isWaiting()) return Math.max(0, passed - QUIET_MS);
    if (passed > limitMs) return passed;
    if (!isQuiet) await wait(20);
  }
}

/** Runs in the page. Resolves to true when nothing changes for `forMs` milliseconds, and to false when the page is still busy. */
function waitWithoutChanges(forMs: number): Promise<boolean> {
  const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';
  const isDone = () => {
    // Parts under a dialog may be busy, because the dialog waits for the person.
    const top = [...document.querySelectorAll(DIALOGS)].findLast((element) => element.checkVisibility()) ?? document;
    const busy = [...top.querySelectorAll('[aria-busy="true"], .start-opening')].some((element) =>
      element.checkVisibility(),
    );
    return document.readyState !== 'loading' && document.querySelector('main') !== null && !busy;
  };
  if (!isDone()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => end(false));
    const timer = setTimeout(() => end(isDone()), forMs);
    const end = (isQuiet: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      void document.fonts.ready.then(() => resolve(isQuiet));
    };
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}
