/**
 * Replaces the prerendered first page by the app's, in one frame: nothing is drawn until the app's first page has its content. Rules:
 * 1. The app waits for its screen's file, for the signed-in person to be known, and for what the screen prefetches; never longer than it says.
 * 2. Once the person has tapped something that only the app can do, it waits for the screen's file alone.
 * 3. What the person tapped before goes its way by the app's own history, after the app has read the address of the page load.
 * 4. While a finger is on the first page it stays: a tap that began on it clicks nothing where that has gone.
 * 5. The page stays where it was scrolled to, and the app presses its own button that says the same as the one that was tapped.
 */
import { screenOf } from '#screens';
import { isElder } from '../../messages/edition.ts';
import { currentPath, goBack, navigate } from '../../platform/history.ts';
import { match } from '../../routes.ts';
import { sessionKnown } from '../../store/session.ts';
import { FINGER, stepsOf, WAITING, WAY } from './marks.ts';

/** Short enough to end before the single file's watchdog says that the page cannot be opened (`watchdog.ts`), and before a host gives up. */
const PATIENCE_MS = 2_000;
/** Longer than a tap. Milliseconds. */
const FINGER_MS = 3_000;
const LOOK_MS = 50;
const START = '.start';
const PLACE = '.start-page';

/** Goes where the person has tapped already, and where they tap until the app has drawn. */
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

/** Resolves when the app's first page can be drawn whole, or it is better to draw what there is. Never rejects. */
export async function firstPageReady(): Promise<void> {
  const place = document.querySelector(PLACE);
  // The elder edition's entry page stands nowhere in the markup: the provider's mark stays until it can be drawn.
  if (!place || !(isElder() || place.querySelector('h1:not([hidden])'))) return;
  const wish = () => `${place.querySelector(`[${WAITING}]`) ? 'app' : 'page'} ${currentPath()}`;
  for (let previous = ''; previous !== wish(); ) {
    previous = wish();
    const path = currentPath();
    await Promise.race([contentOf(path, previous.startsWith('page')), heard(PATIENCE_MS)]);
    await fingerUp();
  }
}

/** Resolves when no finger is on the page any more; after a while also where one stays. */
async function fingerUp(): Promise<void> {
  const isDown = () => document.querySelector(`.start[${FINGER}]`) !== null;
  if (!isDown()) return;
  for (let remainingMs = FINGER_MS; remainingMs > 0 && isDown(); remainingMs -= LOOK_MS) await pause(LOOK_MS);
  // The click comes a moment after the finger has gone up.
  await pause(LOOK_MS);
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Resolves when the screen's file is there, and with `whole` also what the screen prefetches, and it is known who is signed in. */
async function contentOf(path: string, whole: boolean): Promise<void> {
  const matched = match(path);
  if (!matched) return;
  const load = async () => {
    const { prefetch } = await screenOf(matched.id).load();
    if (whole) await prefetch?.(matched.params);
  };
  await Promise.all([load(), whole && sessionKnown()]).catch(() => undefined);
}

/** Resolves after a time, or as soon as the person has gone elsewhere or wants a button. */
function heard(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    for (const event of ['hashchange', 'popstate', WAITING, WAY])
      addEventListener(event, () => resolve(), { once: true });
  });
}

/** Watches for the app's first drawing: the page stays where it was scrolled to, and the button that was tapped before is pressed. */
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
    // Its listeners are there with the effects.
    if (own) setTimeout(() => own.click());
  }).observe(root, { childList: true });
}
