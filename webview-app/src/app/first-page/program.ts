/**
 * Shows the page of the address before the app's program has loaded. This inline script is part of the page's markup. Rules:
 * 1. The entry page is shown in full, and any other address as the skeleton of its kind, in the person's language.
 * 2. A tapped link shows the skeleton of its page at once. The app navigates there when it starts. Until then the address stays, because
 *    the app reads ticket and channel from it, and WeChat verifies signatures for it.
 * 3. A tapped button looks pressed, and the app clicks its corresponding button when it has started (`replace-prerendered.ts`).
 * 4. In a host with a title bar the page has no second title bar.
 * 5. The elder edition is marked before anything is shown. Its entry page is not prerendered: the provider's logo stays until the app
 *    renders.
 * 6. After the app's first render this script does nothing.
 * `web-program.ts` and `single-program.ts` are the entry points of the two builds. `webview-app/build/prerender.ts` puts the script after
 * the markup, with the prerendered pages and the table of kinds.
 */
import { isElder } from '../../messages/edition.ts';
import { currentLanguage } from '../../messages/language.ts';
import { openEdition } from '../../messages/open-edition.ts';
import { inHash, inPath } from '../../platform/address.ts';
import { hasSessionMark, hasTitleBar } from './environment.ts';
import type { KindTable } from './kind-table.ts';
import { kindAt } from './kind-table.ts';
import { FINGER, NAVIGATION_EVENT, requestedSteps, TAPPED_BUTTON, TITLE_BAR } from './shared-attributes.ts';

const addressForm = __BUILD__ === 'single' ? inHash : inPath;
const start = document.querySelector<HTMLElement>('.start');
const container = start?.querySelector('.start-page');
const kinds: KindTable = JSON.parse(document.getElementById('page-kinds')?.textContent ?? '{}');

/** Returns whether the app has not rendered yet. */
const isBeforeApp = () => start?.isConnected === true;

/** Returns the number that the app gives its history entries (`platform/history.ts`). */
const entryNumber = (): number => Number(Object(history.state).at) || 0;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a path only, until the app renders
let shownAddress = '';

/** Returns the address to show. A step back from a visit's first page leads home. Only the app knows other targets of a step back. */
function addressToShow(): string {
  const [last] = start ? requestedSteps(start).slice(-1) : [];
  return last === undefined || (!last && entryNumber() > 0)
    ? addressForm.path(location) + addressForm.search(location)
    : last || '/';
}

function showPage(): void {
  const address = addressToShow();
  if (!start || !isBeforeApp() || address === shownAddress) return;
  const kind = kindAt(kinds, address);
  if (kind === 'home' && isElder()) return;
  const page = document.getElementById(`first-${kind}-${currentLanguage()}`);
  // In the split build all pages except the Chinese entry page follow this script, so the page is shown after the whole markup.
  if (!(page instanceof HTMLTemplateElement)) return;
  shownAddress = address;
  container?.replaceChildren(page.content.cloneNode(true));
  start.dataset['kind'] = kind;
}

/** Returns whether a tap is plain. A new tab or window, requested by key or mouse, is left to the browser. */
const isPlainTap = (tap: MouseEvent) =>
  !tap.button && !tap.metaKey && !tap.ctrlKey && !tap.shiftKey && !tap.altKey && !tap.defaultPrevented;

function requestSteps(start: HTMLElement, steps: readonly string[]): void {
  start.dataset['steps'] = JSON.stringify(steps);
  showPage();
  scrollTo(0, 0);
  dispatchEvent(new Event(NAVIGATION_EVENT));
}

/** Removes the last requested step. If there is none, it requests a step back from the page of the address. */
function goBack(start: HTMLElement): void {
  const steps = requestedSteps(start);
  requestSteps(start, steps.at(-1) ? steps.slice(0, -1) : ['']);
}

/** Drops the requested steps when the browser or the host navigates. */
function onNavigation(): void {
  if (!start) return;
  delete start.dataset['steps'];
  showPage();
}

function onTap(tap: MouseEvent): void {
  if (
    !start ||
    !isBeforeApp() ||
    !(tap.target instanceof Element) ||
    !container?.contains(tap.target) ||
    !isPlainTap(tap)
  )
    return;
  const link = tap.target.closest('a')?.getAttribute('href');
  const home = addressForm.link('/');
  if (link?.startsWith(home)) {
    tap.preventDefault();
    return requestSteps(start, [...requestedSteps(start), link.slice(home.length - 1)]);
  }
  const button = tap.target.closest('button');
  if (!button) return;
  if (button.closest(TITLE_BAR)) return goBack(start);
  for (const other of container.querySelectorAll(`[${TAPPED_BUTTON}]`)) other.removeAttribute(TAPPED_BUTTON);
  button.setAttribute(TAPPED_BUTTON, '');
  dispatchEvent(new Event(TAPPED_BUTTON));
}

openEdition();
if (start) {
  if (hasSessionMark()) start.dataset['known'] = '';
  if (hasTitleBar(navigator)) start.dataset['hostBar'] = '';
  start.dataset['language'] = currentLanguage();
  showPage();
  document.addEventListener('readystatechange', showPage, { once: true });
  addEventListener('click', onTap);
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(event, () => start.toggleAttribute(FINGER, event === 'pointerdown'), true);
  for (const event of ['popstate', 'hashchange']) addEventListener(event, onNavigation);
}
