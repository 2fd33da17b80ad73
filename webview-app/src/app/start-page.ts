/**
 * Handles a failed start. It is an inline script in the page's markup, so that it works if the app's program does not load
 * (`start-notice.ts` tells the error service of what this records). Rules:
 * 1. "Try again" reloads the page with this address. From the second failure on it adds a parameter, as WeChat caches old pages.
 * 2. If the app's program cannot be loaded, or fails before its first render (`main.tsx` sends the event), the page says so.
 * 3. Then it reloads itself, but only if a server answers: offline, the browser's own error page would replace it.
 * 4. It reloads at most three times within `FAILURE_LIFETIME_MS`. A tab without storage and a safe page (`watchdog.ts`) have only the button.
 * 5. Meanwhile it requests the page's programs past the browser's cache, which may have wrong content for their addresses.
 * The plugins `start-page` and `preload` of `webview-app/build` put it into the page.
 */
import { FAILED, type StartRecord, safePageCode, whenParsed } from './page-events.ts';

const RELOAD_DELAYS_MS = [2_000, 8_000, 30_000];
/** The time between two checks for a network. */
const NETWORK_CHECK_MS = 10_000;
/** The age from which earlier failures are ignored. */
const FAILURE_LIFETIME_MS = 120_000;
const FAILURES_KEY = 'sdhealth.starts';

/** Returns the start page until the app has replaced it. */
const startPage = () => document.querySelector<HTMLElement>('.start');

/** Reloads this address. After the second failure it adds a parameter: WeChat serves a cached page for the old address (O09). */
function reload(): void {
  if (failureCount < 2 || !/^http/.test(location.protocol)) return location.reload();
  const address = new URL(location.href);
  address.searchParams.set('v', String(Date.now()));
  location.replace(address);
}

/** The number of failed page loads within `FAILURE_LIFETIME_MS`, including this load. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a count of failures, not of a person
let failureCount = 0;
const record: StartRecord = { events: [], failures: 0 };
window.startRecord = record;
for (const type of ['error', 'securitypolicyviolation', FAILED])
  addEventListener(type, (event) => record.events.push(event), true);

/** Counts a failure. Returns the delay before the next reload. Undefined if the page does not reload. */
function countFailure(): number | undefined {
  try {
    const [count = 0, time = 0] = JSON.parse(sessionStorage.getItem(FAILURES_KEY) ?? '[]');
    const previousFailures = Math.abs(Date.now() - time) < FAILURE_LIFETIME_MS ? count : 0;
    failureCount = record.failures = previousFailures + 1;
    sessionStorage.setItem(FAILURES_KEY, JSON.stringify([failureCount, Date.now()]));
    return RELOAD_DELAYS_MS[previousFailures];
  } catch {
    return undefined;
  }
}

type ProgramElement = HTMLScriptElement & HTMLLinkElement;

let isWaiting = false;

function fail(): void {
  const page = startPage();
  if (!page || isWaiting || safePageCode()) return;
  page.dataset['failed'] = '';
  // The skeleton no longer stands for content that is loading.
  for (const placeholder of page.querySelectorAll('[aria-busy]')) {
    placeholder.removeAttribute('aria-busy');
    placeholder.setAttribute('aria-hidden', 'true');
  }
  for (const { src, href } of document.querySelectorAll<ProgramElement>('script[src],link[rel=modulepreload]'))
    fetch(src || href, { cache: 'reload' }).then((answer) => answer.text(), String);
  const delay = countFailure();
  if (delay === undefined) return;
  isWaiting = true;
  setTimeout(reloadOnline, delay);
  addEventListener('online', reloadOnline);
}

function reloadOnline(): void {
  if (!startPage()) return;
  // A page from an app's own files needs no network, and `fetch` cannot request it.
  if (!/^http/.test(location.protocol)) return reload();
  fetch(location.pathname, { cache: 'no-store' }).then(reload, () => setTimeout(reloadOnline, NETWORK_CHECK_MS));
}

addEventListener(
  'error',
  ({ target, error }) => {
    // A syntax error means that half a program was received or that the browser is too old.
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
