/**
 * Stores and restores the scroll position of each page of this visit. Rules:
 * 1. A new page begins at its top.
 * 2. Back, forward and a reload restore the stored position as soon as there is enough content to scroll. That ends after 3 s, or as
 *    soon as the person scrolls, taps or types.
 * 3. A change of address within one page (a tab, a search text) neither scrolls nor drops a position.
 */

import { currentPath, currentSearch, entryNumber, onHistory } from '../platform/history.ts';
import { keepPersonal, recallPersonal, whenPersonGoes } from '../platform/personal.ts';
import { scrollTarget } from '../platform/scroll-target.ts';
import { pageKey } from '../routes.ts';

const NAME = 'scroll';
const PATIENCE_MS = 3_000;
const HANDS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((position) => typeof position === 'number');

let positions: number[] = [];
let isWaiting = false;
/** True between a change of page at the top of the previous page and the next `placeScroll`. */
let isAtTop = false;
let giveUp: () => void = () => {};

/** Starts to watch the scroll position. Call it once, before the first render. */
export function watchScroll(): void {
  history.scrollRestoration = 'manual';
  positions = recallPersonal(NAME, isNumbers, 'session') ?? [];
  const [load] = performance.getEntriesByType('navigation');
  aim(load !== undefined && 'type' in load && load.type !== 'navigate');
  whenPersonGoes(() => positions.fill(0));
  let page = webPageFor();
  let entry = entryNumber();
  onHistory((isReturn) => {
    const previous = page;
    const entryBefore = entry;
    page = webPageFor();
    entry = entryNumber();
    if (page === previous) return note();
    // The previous page is still rendered, and the browser sends its last scroll event only with the next frame.
    const position = Math.round(scrollY);
    positions[entryBefore] = isWaiting ? scrollTarget.top : position;
    isAtTop = position === 0;
    aim(isReturn);
  });
  // An entry that was never scrolled has no position yet. Stored as a hole, it would make the whole list invalid.
  const whole = () => Array.from(positions, (position = 0) => position);
  addEventListener('pagehide', () => keepPersonal(NAME, whole(), { area: 'session' }));
  addEventListener('scroll', note, { passive: true });
}

/** Scrolls a page that was just rendered to its top or to its stored position. Idempotent. Without a scroll it forces no layout. */
export function placeScroll(): void {
  giveUp();
  const stays = isAtTop && scrollTarget.top === 0;
  isAtTop = false;
  if (stays) return;
  scrollTo(0, scrollTarget.top);
  if (scrollY < scrollTarget.top) waitForContent();
}

const webPageFor = (): string => pageKey(currentPath(), currentSearch());

/** Sets the target position of the current entry. A new page drops the positions of later entries. */
function aim(returning: boolean): void {
  scrollTarget.top = returning ? (positions[entryNumber()] ?? 0) : 0;
  if (!returning) positions = positions.slice(0, entryNumber());
}

function note(): void {
  positions[entryNumber()] = Math.round(scrollY);
}

function waitForContent(): void {
  isWaiting = true;
  removeEventListener('scroll', note);
  const observer = new ResizeObserver(() => {
    scrollTo(0, scrollTarget.top);
    if (scrollY >= scrollTarget.top) giveUp();
  });
  const timer = setTimeout(() => giveUp(), PATIENCE_MS);
  giveUp = () => {
    giveUp = () => {};
    isWaiting = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, giveUpNow);
    addEventListener('scroll', note, { passive: true });
    note();
  };
  const giveUpNow = () => giveUp();
  for (const hand of HANDS) addEventListener(hand, giveUpNow, { passive: true });
  observer.observe(document.body);
}
