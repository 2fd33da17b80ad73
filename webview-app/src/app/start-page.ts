/**
 * The program of the start page, in the page's own markup, so that it works where the app's program does not come. Rules:
 * 1. "Try again" loads this address again, the whole of it; from the second time on with one parameter more, as WeChat keeps
 *    old pages.
 * 2. Where the app's program cannot be loaded, or ends before it has drawn anything (`main.tsx` tells), the page says so.
 * 3. Then it loads itself again, but only while a server answers: without a network the browser's own page would take its place.
 * 4. It does so three times within a while. A tab that remembers nothing is left to the button, as is a safe page (`watchdog.ts`).
 * 5. Meanwhile it asks for the page's programs past the browser's cache, which may have something else in the place of one.
 * The plugins `start-page` and `preload` of `webview-app/build` put it into the page.
 */
import { safePage } from './page-signs.ts';
import { FAILED } from './start-failed.ts';

const WAITS_MS = [2_000, 8_000, 30_000];
/** Between two looks for a network. */
const LOOK_MS = 10_000;
/** Tries so long ago belong to another trouble. */
const FORGET_MS = 120_000;
const TRIES = 'sdhealth.starts';

/** The start page while nothing has taken its place. */
const startPage = () => document.querySelector<HTMLElement>('.start');

/** Loads this address again; once that did not help as another one, by a parameter: WeChat gives its old page to the old address (O09). */
function reload(): void {
  if (failures < 2 || !/^http/.test(location.protocol)) return location.reload();
  const address = new URL(location.href);
  address.searchParams.set('v', String(Date.now()));
  location.replace(address);
}

/** The failed page loads within a while, this one among them. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- a try of this page load
let failures = 0;

/** Counts one more try; returns how long to wait for it, undefined for none. */
function nextWait(): number | undefined {
  try {
    const [count = 0, time = 0] = JSON.parse(sessionStorage.getItem(TRIES) ?? '[]');
    const tries = Math.abs(Date.now() - time) < FORGET_MS ? count : 0;
    failures = tries + 1;
    sessionStorage.setItem(TRIES, JSON.stringify([failures, Date.now()]));
    return WAITS_MS[tries];
  } catch {
    return undefined;
  }
}

type Named = HTMLScriptElement & HTMLLinkElement;

let isWaiting = false;

function fail(): void {
  const page = startPage();
  if (!page || isWaiting || safePage()) return;
  page.dataset['failed'] = '';
  // Nothing is on its way behind the shapes any more.
  for (const shapes of page.querySelectorAll('[aria-busy]')) {
    shapes.removeAttribute('aria-busy');
    shapes.setAttribute('aria-hidden', 'true');
  }
  for (const { src, href } of document.querySelectorAll<Named>('script[src],link[rel=modulepreload]'))
    fetch(src || href, { cache: 'reload' }).then((answer) => answer.text(), String);
  const wait = nextWait();
  if (wait === undefined) return;
  isWaiting = true;
  setTimeout(reloadOnline, wait);
  addEventListener('online', reloadOnline);
}

function reloadOnline(): void {
  if (!startPage()) return;
  // A file of an app is there without a network, and cannot be asked for.
  if (!/^http/.test(location.protocol)) return reload();
  fetch(location.pathname, { cache: 'no-store' }).then(reload, () => setTimeout(reloadOnline, LOOK_MS));
}

/** Calls when the page's markup is there. */
const whenParsed = (then: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', then) : then();

addEventListener(
  'error',
  ({ target, error }) => {
    // Half a program has come, or the browser is too old for it.
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) whenParsed(fail);
  },
  true,
);
addEventListener(FAILED, fail);
addEventListener('submit', (event) => {
  if (!startPage()) return;
  event.preventDefault();
  reload();
});
