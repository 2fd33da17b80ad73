/**
 * Ignores ghost taps: taps that were aimed at the previous content. Examples are the second tap of a double tap, and a finger that was
 * already on its way. An invisible cover lies over the new layer or screen. Keys and assistive technology work at once, because they do not
 * point.
 */
import styles from './ghost-taps.module.css';

/** Milliseconds for which a new layer or screen ignores taps. */
const NEW_MS = 400;
/** Milliseconds between `pointerup` and the click of a touch. */
const CLICK_MS = 50;
/** The longest lifetime of a cover in milliseconds, in case a browser never reports `pointerup`. */
const MOST_MS = 3_000;

interface Cover {
  readonly element: HTMLElement;
  timer: number;
  until: number;
}
/** The covers by style name. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- whether a finger is on the screen now
const covers = new Map<string, Cover>();
let hasTapped = false;
let isDown = false;

/**
 * Tracks the finger. A click follows `pointerup` after a moment, so a cover whose time has passed is removed only a moment later.
 */
function onFinger({ type }: Event): void {
  isDown = type === 'pointerdown';
  hasTapped ||= isDown;
  if (isDown) return;
  for (const cover of covers.values()) if (cover.until <= performance.now()) goIn(cover, CLICK_MS);
}

function begin(style: string): Cover {
  if (covers.size === 0)
    for (const event of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(event, onFinger, true);
  const element = document.createElement('div');
  element.className = style;
  // Keeps the focus where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  const created: Cover = { element, timer: 0, until: 0 };
  covers.set(style, created);
  return created;
}

function goIn(cover: Cover, ms: number): void {
  clearTimeout(cover.timer);
  cover.timer = window.setTimeout(uncover, ms, cover);
}

/** Covers new content against ghost taps: an open modal, or the page, also after a modal has closed. The very first page needs no cover. */
export function ignoreGhostTaps(
  place: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
  style = styles.cover ?? '',
): void {
  const cover = covers.get(style) ?? begin(style);
  if (!hasTapped) return;
  place.append(cover.element);
  cover.until = performance.now() + NEW_MS;
  goIn(cover, NEW_MS);
}

/** Covers the content of the page against ghost taps, but not the title bar, which was there before. */
export const ignoreGhostTapsOnContent = (): void => ignoreGhostTaps(document.body, styles.content);

/** Removes a cover, but later if a finger has been down since before the new content came. */
function uncover(cover: Cover): void {
  const remaining = cover.until + MOST_MS - NEW_MS - performance.now();
  if (isDown && remaining > 0) goIn(cover, remaining);
  else cover.element.remove();
}
