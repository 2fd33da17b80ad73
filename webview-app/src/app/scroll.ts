/**
 * Where each page of this visit was scrolled to. A new page begins at its top; back, forward and a reload return to where it
 * was, as soon as there is enough content to scroll, for at most 3 s, and never against the person's own hand.
 */

import { entryNumber, onPlace } from '../platform/history.ts';
import { keep, recall } from '../platform/storage.ts';

const NAME = 'scroll';
const PATIENCE_MS = 3_000;
const HANDS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((position) => typeof position === 'number');

let positions: number[] = [];
let target = 0;
let giveUp: () => void = () => {};

/** Begins to watch; once, before the first page is drawn. */
export function watchScroll(): void {
  history.scrollRestoration = 'manual';
  positions = recall(NAME, isNumbers, 'session') ?? [];
  const [entry] = performance.getEntriesByType('navigation');
  aim(entry !== undefined && 'type' in entry && entry.type !== 'navigate');
  let returning = false;
  addEventListener('popstate', () => {
    returning = true;
  });
  onPlace(() => {
    aim(returning);
    returning = false;
  });
  addEventListener('pagehide', () => keep(NAME, positions, { shelf: 'session' }));
  addEventListener('scroll', note, { passive: true });
}

/** A page was just put in place: to its top, or to where it was. Doing it twice does no harm. */
export function placeScroll(): void {
  giveUp();
  scrollTo(0, target);
  if (scrollY < target) waitForContent();
}

/** Where the page of this entry begins. A new page forgets what came after it before. */
function aim(returning: boolean): void {
  target = returning ? (positions[entryNumber()] ?? 0) : 0;
  if (!returning) positions = positions.slice(0, entryNumber());
}

function note(): void {
  positions[entryNumber()] = Math.round(scrollY);
}

function waitForContent(): void {
  removeEventListener('scroll', note);
  const observer = new ResizeObserver(() => {
    scrollTo(0, target);
    if (scrollY >= target) giveUp();
  });
  const timer = setTimeout(() => giveUp(), PATIENCE_MS);
  giveUp = () => {
    giveUp = () => {};
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
