/**
 * Stores and restores the scroll position of each page of this visit. Rules:
 * 1. A new page begins at its top.
 * 2. Back, forward and a reload restore the stored position as soon as there is enough content to scroll. That ends after 3 s, or as
 *    soon as the person scrolls, taps or types.
 * 3. A change of address within one page (a tab, a search text) neither scrolls nor drops a position.
 */

import { currentPageKey, entryNumber, onHistory } from '../platform/history.ts';
import { keepPersonal, recallPersonal, whenPersonGoes } from '../platform/personal.ts';
import { scrollTarget } from '../platform/scroll-target.ts';

const STORAGE_KEY = 'scroll';
const MAX_WAIT_MS = 3_000;
const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((position) => typeof position === 'number');

let positions: number[] = [];
let isWaiting = false;
/** True between a change of page at the top of the previous page and the next `placeScroll`. */
let isAtTop = false;
let endWait: () => void = () => {};

/** Starts to watch the scroll position. Call it once, before the first render. */
export function watchScroll(): void {
  history.scrollRestoration = 'manual';
  positions = recallPersonal(STORAGE_KEY, isNumbers, 'session') ?? [];
  const [load] = performance.getEntriesByType('navigation');
  setTarget(load !== undefined && 'type' in load && load.type !== 'navigate');
  whenPersonGoes(() => positions.fill(0));
  let page = currentPageKey();
  let entry = entryNumber();
  onHistory((isReturn) => {
    const previous = page;
    const previousEntry = entry;
    page = currentPageKey();
    entry = entryNumber();
    if (page === previous) return storePosition();
    // The previous page is still rendered, and the browser sends its last scroll event only with the next frame.
    const position = Math.round(scrollY);
    positions[previousEntry] = isWaiting ? scrollTarget.top : position;
    isAtTop = position === 0;
    setTarget(isReturn);
  });
  // An entry that was never scrolled has no position yet. Stored as a hole, it would make the whole list invalid.
  const positionList = () => Array.from(positions, (position = 0) => position);
  addEventListener('pagehide', () => keepPersonal(STORAGE_KEY, positionList(), { area: 'session' }));
  addEventListener('scroll', storePosition, { passive: true });
}

/** Scrolls a page that was just rendered to its top or to its stored position. Idempotent. Without a scroll it forces no layout. */
export function placeScroll(): void {
  endWait();
  const isUnchanged = isAtTop && scrollTarget.top === 0;
  isAtTop = false;
  if (isUnchanged) return;
  scrollTo(0, scrollTarget.top);
  if (scrollY < scrollTarget.top) waitForContent();
}

/** Sets `scrollTarget` for the current history entry. A new page drops the positions of later entries. */
function setTarget(isReturn: boolean): void {
  scrollTarget.top = isReturn ? (positions[entryNumber()] ?? 0) : 0;
  if (!isReturn) positions = positions.slice(0, entryNumber());
}

function storePosition(): void {
  positions[entryNumber()] = Math.round(scrollY);
}

function waitForContent(): void {
  isWaiting = true;
  removeEventListener('scroll', storePosition);
  const observer = new ResizeObserver(() => {
    scrollTo(0, scrollTarget.top);
    if (scrollY >= scrollTarget.top) endWait();
  });
  const timer = setTimeout(() => endWait(), MAX_WAIT_MS);
  endWait = () => {
    endWait = () => {};
    isWaiting = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of INPUT_EVENTS) removeEventListener(event, stopWaiting);
    addEventListener('scroll', storePosition, { passive: true });
    storePosition();
  };
  const stopWaiting = () => endWait();
  for (const event of INPUT_EVENTS) addEventListener(event, stopWaiting, { passive: true });
  observer.observe(document.body);
}
