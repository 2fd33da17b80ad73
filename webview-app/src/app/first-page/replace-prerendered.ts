/**
 * Replaces the prerendered first page by the app's in one frame. The app renders only when its first page has its content. Rules:
 * 1. The app waits for its screen's file, for the session to be restored, and for the screen's reads; at most `PATIENCE_MS`.
 * 2. After a tap on a button, which only the app can handle, it waits for the screen's file alone.
 * 3. Links that were tapped before are followed through the app's own history, after the app has read the address of the page load.
 * 4. While a finger is on the first page, it stays: if the element is replaced during a tap, no click is fired.
 * 5. The scroll position stays, and the app clicks its own button with the same text as the tapped one.
 */
import { screenOf } from '#screens';
import { isElder } from '../../messages/edition.ts';
import { currentPath, goBack, navigate } from '../../platform/history.ts';
import { match } from '../../routes.ts';
import { sessionKnown } from '../../store/session.ts';
import { prefetchPage } from '../prefetch/route.ts';
import { FINGER, stepsOf, WAITING, WAY } from './marks.ts';

/** The longest wait. It ends before the watchdog says that the page cannot be opened (`watchdog.ts`) and before a host gives up. */
const PATIENCE_MS = 2_000;
/** The longest wait for a finger to be lifted; longer than a tap. Milliseconds. */
const FINGER_MS = 3_000;
const LOOK_MS = 50;
const START = '.start';
const PLACE = '.start-page';

/** Follows links that the person has tapped already, and those tapped until the app has rendered. */
export function followTaps(): void {
  const follow = () => {
    const start = document.querySelector<HTMLElement>(START);
    if (!start) return removeEventListener(WAY, follow);
    const steps = stepsOf(start);
    delete start.dataset['way'];
    for (const step of steps) {
      if (step) navigate(step);
      else goBack();
    }
  };
  addEventListener(WAY, follow);
  follow();
}

/** Resolves when the app's first page has its content or the wait has ended. Never rejects. */
export async function firstPageReady(): Promise<void> {
  const place = document.querySelector(PLACE);
  // The elder edition's entry page is not prerendered: the provider's logo stays until the app can render it.
  if (!place || !(isElder() || place.querySelector('h1:not([hidden])'))) return;
  const wish = () => `${place.querySelector(`[${WAITING}]`) ? 'app' : 'page'} ${currentPath()}`;
  for (let previous = ''; previous !== wish(); ) {
    previous = wish();
    const path = currentPath();
    await Promise.race([contentOf(path, previous.startsWith('page')), heard(PATIENCE_MS)]);
    await fingerUp();
  }
}

/** Resolves when no finger is on the page any more, or after `FINGER_MS`. */
async function fingerUp(): Promise<void> {
  const isDown = () => document.querySelector(`.start[${FINGER}]`) !== null;
  if (!isDown()) return;
  for (let remainingMs = FINGER_MS; remainingMs > 0 && isDown(); remainingMs -= LOOK_MS) await pause(LOOK_MS);
  // The click is fired a moment after `pointerup`.
  await pause(LOOK_MS);
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Resolves when the screen's file has loaded; with `whole` also its reads, its parts and the session. */
async function contentOf(path: string, whole: boolean): Promise<void> {
  const matched = match(path);
  if (!matched) return;
  const load = whole ? prefetchPage(matched) : screenOf(matched.id).load();
  await Promise.all([load, whole && sessionKnown()]).catch(() => undefined);
}

/** Resolves after a time, or as soon as the person navigates or taps a button. */
function heard(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    for (const event of ['hashchange', 'popstate', WAITING, WAY])
      addEventListener(event, () => resolve(), { once: true });
  });
}

/** Restores the scroll position after the app's first render and clicks the button that was tapped before. */
export function replacePrerendered(root: Element): void {
  const place = root.querySelector(PLACE);
  if (!place) return;
  const y = scrollY;
  new MutationObserver((_, observer) => {
    if (place.isConnected) return;
    observer.disconnect();
    if (y > scrollY) scrollTo(0, y);
    const words = place.querySelector(`[${WAITING}]`)?.textContent;
    const own = words && [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    // React attaches the button's listeners with the effects, after this mutation.
    if (own) setTimeout(() => own.click());
  }).observe(root, { childList: true });
}
