/**
 * The program of the first page, in the page's own markup: it shows the page of the address before the app's program has come. Rules:
 * 1. The entry page is drawn whole, any other address as the shapes of its kind, in the person's language.
 * 2. A tapped link is followed at once by the shapes of its page, and the app goes there when it comes. The address stays until then:
 *    the app takes ticket and channel out of it, and WeChat verifies signatures for it.
 * 3. A tapped button waits: it looks pressed, and the app presses its own when it comes (`replace-prerendered.ts`).
 * 4. A host with a title bar of its own gets no second one.
 * 5. The elder edition is marked before anything is drawn. Its entry page is another one: the provider's mark stands until the app draws it.
 * 6. Once the app has drawn, nothing of this is left to do.
 * `web-program.ts` and `single-program.ts` are the two builds' own. `webview-app/build/prerender.ts` puts it behind the markup, with the drawn
 * pages and the table of kinds.
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

/** The app has not drawn yet. */
const isFirst = () => start?.isConnected === true;

/** The number that the app gives its history entries (`platform/history.ts`). */
const entry = (): number => Number(Object(history.state).at) || 0;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the path that is shown before the program
let shown = '';

/** The address within the app that the person is to see. Back from the first page of a visit leads home; elsewhere only the app knows. */
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
  // The split build has all but the Chinese entry page behind this program: that is drawn when the whole markup has come.
  if (!(page instanceof HTMLTemplateElement)) return;
  shown = address;
  place?.replaceChildren(page.content.cloneNode(true));
  start.dataset['kind'] = kind;
}

/** A new tab or window, asked for by key or mouse, is the browser's. */
const isPlain = (tap: MouseEvent) =>
  !tap.button && !tap.metaKey && !tap.ctrlKey && !tap.shiftKey && !tap.altKey && !tap.defaultPrevented;

function go(start: HTMLElement, steps: readonly string[]): void {
  start.dataset['way'] = JSON.stringify(steps);
  draw();
  scrollTo(0, 0);
  dispatchEvent(new Event(WAY));
}

/** Takes back the last step, or wants one back from the page of the address. */
function goBack(start: HTMLElement): void {
  const steps = stepsOf(start);
  go(start, steps.at(-1) ? steps.slice(0, -1) : ['']);
}

/** The browser's own step, or the host's: what was wanted before counts no more. */
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
