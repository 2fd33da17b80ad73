/**
 * Replaces the prerendered first page by the app's page in one frame. The app renders only when its first page has its content. Rules:
 * 1. The app waits at most `MAX_WAIT_MS` for the screen's file, the restored session, and the screen's reads.
 * 2. After a tap on a button, which only the app can handle, it waits only for the screen's file.
 * 3. Links that were tapped before are followed through the app's history, after the app has read the address of the page load.
 * 4. The first page stays while a finger is on it, because no click is fired if the element is replaced during a tap.
 * 5. The scroll position stays, and the app clicks its button with the same text as the tapped button.
 */
import { screenOf } from '#screens';
import { isElder } from '../../messages/edition.ts';
import { currentPath, goBack, navigate } from '../../platform/history.ts';
import { match } from '../../routes.ts';
import { waitForSession } from '../../store/session.ts';
import { prefetchPage } from '../prefetch/route.ts';
import { FINGER, NAVIGATION_EVENT, requestedSteps, TAPPED_BUTTON } from './shared-attributes.ts';

/** The maximum wait. It ends before the watchdog reports that the page cannot be opened (`watchdog.ts`) and before a host gives up. */
const MAX_WAIT_MS = 2_000;
/** The maximum milliseconds of waiting for a finger to be lifted. They are longer than a tap. */
const MAX_FINGER_MS = 3_000;
const CHECK_INTERVAL_MS = 50;
const START_PAGE = '.start';
const CONTAINER = '.start-page';

/** Follows the links that the person taps before the app has rendered, including those that were already tapped. */
export function followTaps(): void {
  const follow = () => {
    const start = document.querySelector<HTMLElement>(START_PAGE);
    if (!start) return removeEventListener(NAVIGATION_EVENT, follow);
    const steps = requestedSteps(start);
    delete start.dataset['steps'];
    for (const step of steps) {
      if (step) navigate(step);
      else goBack();
    }
  };
  addEventListener(NAVIGATION_EVENT, follow);
  follow();
}

/** Resolves when the app's first page has its content or the wait has ended. Never rejects. */
export async function firstPageReady(): Promise<void> {
  const container = document.querySelector(CONTAINER);
  // The elder edition's entry page is not prerendered. The provider's logo stays until the app can render the page.
  if (!container || !(isElder() || container.querySelector('h1:not([hidden])'))) return;
  const target = () => `${container.querySelector(`[${TAPPED_BUTTON}]`) ? 'app' : 'page'} ${currentPath()}`;
  for (let previous = ''; previous !== target(); ) {
    previous = target();
    const path = currentPath();
    await Promise.race([contentOf(path, previous.startsWith('page')), personActs(MAX_WAIT_MS)]);
    await fingerLifted();
  }
}

/** Resolves when no finger is on the page, or after `MAX_FINGER_MS`. */
async function fingerLifted(): Promise<void> {
  const isDown = () => document.querySelector(`.start[${FINGER}]`) !== null;
  if (!isDown()) return;
  for (let remainingMs = MAX_FINGER_MS; remainingMs > 0 && isDown(); remainingMs -= CHECK_INTERVAL_MS)
    await pause(CHECK_INTERVAL_MS);
  // The click is fired a moment after `pointerup`.
  await pause(CHECK_INTERVAL_MS);
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Resolves when the screen's file has loaded, and if `isComplete`, its reads, its parts and the session too. */
async function contentOf(path: string, isComplete: boolean): Promise<void> {
  const matched = match(path);
  if (!matched) return;
  const load = isComplete ? prefetchPage(matched) : screenOf(matched.id).load();
  await Promise.all([load, isComplete && waitForSession()]).catch(() => undefined);
}

/** Resolves after a time, or earlier when the person navigates or taps a button. */
function personActs(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    for (const event of ['hashchange', 'popstate', TAPPED_BUTTON, NAVIGATION_EVENT])
      addEventListener(event, () => resolve(), { once: true });
  });
}

/** Restores the scroll position after the app's first render and clicks the button that was tapped earlier. */
export function replacePrerendered(root: Element): void {
  const container = root.querySelector(CONTAINER);
  if (!container) return;
  const y = scrollY;
  new MutationObserver((_, observer) => {
    if (container.isConnected) return;
    observer.disconnect();
    if (y > scrollY) scrollTo(0, y);
    const words = container.querySelector(`[${TAPPED_BUTTON}]`)?.textContent;
    const appButton = words && [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    // React attaches the button's listeners with the effects, after this mutation.
    if (appButton) setTimeout(() => appButton.click());
  }).observe(root, { childList: true });
}
