/**
 * Shows the page of the address before the app's program has loaded. This inline script is part of the page's markup. Rules:
 * 1. The entry page is shown in full, any other address as the skeleton of its kind, in the person's language.
 * 2. A tapped link shows the skeleton of its page at once. The app navigates there when it starts. The address stays until then: the app
 *    takes ticket and channel out of it, and WeChat verifies signatures for it.
 * 3. A tapped button looks pressed, and the app clicks its own button when it has started (`replace-prerendered.ts`).
 * 4. A host with its own title bar gets no second title bar.
 * 5. The elder edition is marked before anything is drawn. Its entry page is not prerendered: the provider's logo stays until the app
 *    renders.
 * 6. After the app's first render this script does nothing.
 * `web-program.ts` and `single-program.ts` are the entry points of the two builds. `webview-app/build/prerender.ts` puts the script behind
 * the markup, with the prerendered pages and the table of kinds.
 */
import { hasHostTitleBar } from '@sdhealth/bridge-sdk';
import { isElder } from '../../messages/edition.ts';
import { currentLanguage } from '../../messages/language.ts';
import { openEdition } from '../../messages/open-edition.ts';
import { behindHash, inPath } from '../../platform/address.ts';
import type { KindTable } from './kind-table.ts';
import { kindAt } from './kind-table.ts';
import { hasSessionMark } from './known.ts';
import { FINGER, LINKS, stepsOf, WAITING, WAY } from './marks.ts';

const addressing = __BUILD__ === 'single' ? behindHash : inPath;
const start = document.querySelector<HTMLElement>('.start');
const place = start?.querySelector('.start-page');
const kinds: KindTable = JSON.parse(document.getElementById('page-kinds')?.textContent ?? '{}');

/** Tells if the app has not rendered yet. */
const isFirst = () => start?.isConnected === true;

/** Returns the number that the app gives its history entries (`platform/history.ts`). */
const entry = (): number => Number(Object(history.state).at) || 0;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the path that is shown before the program
let shown = '';

/** Returns the address within the app to show. A step back from a visit's first page leads home; any other target only the app knows. */
function addressToDraw(): string {
  const [last] = start ? stepsOf(start).slice(-1) : [];
  return last === undefined || (!last && entry() > 0)
    ? addressing.path(location) + addressing.search(location)
    : last || '/';
}

function draw(): void {
  const address = addressToDraw();
  if (!start || !isFirst() || address === shown) return;
  const kind = kindAt(kinds, address);
  if (kind === 'home' && isElder()) return;
  const page = document.getElementById(`first-${kind}-${currentLanguage()}`);
  // In the split build all pages but the Chinese entry page come after this script, so drawing waits for the whole markup.
  if (!(page instanceof HTMLTemplateElement)) return;
  shown = address;
  place?.replaceChildren(page.content.cloneNode(true));
  start.dataset['kind'] = kind;
}

/** Tells if a tap is a plain one. A new tab or window, requested by key or mouse, is left to the browser. */
const isPlain = (tap: MouseEvent) =>
  !tap.button && !tap.metaKey && !tap.ctrlKey && !tap.shiftKey && !tap.altKey && !tap.defaultPrevented;

function go(start: HTMLElement, steps: readonly string[]): void {
  start.dataset['way'] = JSON.stringify(steps);
  draw();
  scrollTo(0, 0);
  dispatchEvent(new Event(WAY));
}

/** Removes the last requested step. Without one it requests a step back from the page of the address. */
function goBack(start: HTMLElement): void {
  const steps = stepsOf(start);
  go(start, steps.at(-1) ? steps.slice(0, -1) : ['']);
}

/** Drops the requested steps when the browser or the host navigates. */
function onMove(): void {
  if (!start) return;
  delete start.dataset['way'];
  draw();
}

function onTap(tap: MouseEvent): void {
  if (!start || !isFirst() || !(tap.target instanceof Element) || !place?.contains(tap.target) || !isPlain(tap)) return;
  const link = tap.target.closest('a')?.getAttribute('href');
  const home = addressing.link('/');
  if (link?.startsWith(home)) {
    tap.preventDefault();
    return go(start, [...stepsOf(start), link.slice(home.length - 1)]);
  }
  const button = tap.target.closest('button');
  if (!button) return;
  if (button.closest(LINKS)) return goBack(start);
  for (const other of place.querySelectorAll(`[${WAITING}]`)) other.removeAttribute(WAITING);
  button.setAttribute(WAITING, '');
  dispatchEvent(new Event(WAITING));
}

openEdition();
if (start) {
  if (hasSessionMark()) start.dataset['known'] = '';
  if (hasHostTitleBar(navigator)) start.dataset['hostBar'] = '';
  start.dataset['language'] = currentLanguage();
  draw();
  document.addEventListener('readystatechange', draw, { once: true });
  addEventListener('click', onTap);
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(event, () => start.toggleAttribute(FINGER, event === 'pointerdown'), true);
  for (const event of ['popstate', 'hashchange']) addEventListener(event, onMove);
}
