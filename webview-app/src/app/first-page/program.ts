/**
 * The program of the first page, in the page's own markup: it shows the page of the address before the app's program has come. Rules:
 * 1. The entry page is drawn whole, any other address as the shapes of its kind, in the person's language.
 * 2. A tapped link is followed at once: address and shapes are the target's, and the app opens there. The document stays.
 * 3. A tapped button waits: it looks pressed, and the app presses its own when it comes (`take-over.ts`).
 * 4. Once the app has drawn, nothing of this is left to do.
 * `scripts/vite/prerender.ts` puts it behind the markup, with the drawn pages and the table of kinds.
 */
import { currentLanguage } from '../../messages/language.ts';
import { behindHash, inPath } from '../../platform/address.ts';
import type { KindTable } from './kind-table.ts';
import { kindAt } from './kind-table.ts';
import { hasSessionMark } from './known.ts';
import { LINKS, WAITING } from './marks.ts';

const addressing = __BUILD__ === 'single' ? behindHash : inPath;
const start = document.querySelector<HTMLElement>('.start');
const place = start?.querySelector('.start-page');
const kinds: KindTable = JSON.parse(document.getElementById('page-kinds')?.textContent ?? '{}');

/** The app has not drawn yet. */
const isFirst = () => start?.isConnected === true;

/** The number that the app gives its history entries (`platform/history.ts`). */
const entry = (): number => Number(Object(history.state).at) || 0;

let shown = '';

function draw(): void {
  const path = addressing.path(location);
  if (!start || !isFirst() || path === shown) return;
  shown = path;
  const kind = kindAt(kinds, path);
  const page = document.getElementById(`first-${kind}-${currentLanguage()}`);
  if (!(page instanceof HTMLTemplateElement)) return;
  place?.replaceChildren(page.content.cloneNode(true));
  start.dataset['kind'] = kind;
}

/** A new tab or window, asked for by key or mouse, is the browser's. */
const isPlain = (tap: MouseEvent) =>
  !tap.button && !tap.metaKey && !tap.ctrlKey && !tap.shiftKey && !tap.altKey && !tap.defaultPrevented;

function go(to: string, replace = false): void {
  const at = replace ? entry() : entry() + 1;
  history[replace ? 'replaceState' : 'pushState']({ at }, '', to);
  draw();
  scrollTo(0, 0);
  // The app's own way of hearing of a new page, where it waits with its first one.
  dispatchEvent(new Event('hashchange'));
}

function onTap(tap: MouseEvent): void {
  if (!isFirst() || !(tap.target instanceof Element) || !place?.contains(tap.target) || !isPlain(tap)) return;
  const link = tap.target.closest('a')?.getAttribute('href');
  if (link?.startsWith(addressing.link('/'))) {
    tap.preventDefault();
    return go(link);
  }
  const button = tap.target.closest('button');
  if (!button) return;
  if (button.closest(LINKS)) return void (entry() > 0 ? history.back() : go(addressing.link('/'), true));
  for (const other of place.querySelectorAll(`[${WAITING}]`)) other.removeAttribute(WAITING);
  button.setAttribute(WAITING, '');
  dispatchEvent(new Event(WAITING));
}

if (start) {
  if (hasSessionMark()) start.dataset['known'] = '';
  start.dataset['language'] = currentLanguage();
  draw();
  addEventListener('click', onTap);
  for (const event of ['popstate', 'hashchange']) addEventListener(event, draw);
}
