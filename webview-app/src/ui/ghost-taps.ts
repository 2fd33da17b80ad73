/**
 * Ignores ghost taps: taps that were aimed at the previous content. Examples are the second tap of a double tap, and a finger that was
 * already moving. An invisible cover lies over the new layer or screen. Keys and assistive technology work at once, because they do not
 * use the pointer.
 */
import styles from './ghost-taps.module.css';

/** The milliseconds during which a new layer or screen ignores taps. */
const NEW_MS = 400;
/** The maximum milliseconds between `pointerup` and the click of a touch. */
const CLICK_MS = 50;
/** The longest lifetime of a cover in milliseconds, in case a browser never reports `pointerup`. */
const MAX_MS = 3_000;

interface Cover {
  readonly element: HTMLElement;
  timer: number;
  until: number;
}
/** The covers by style name. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains invisible elements only
const covers = new Map<string, Cover>();
let hasTouched = false;
let isFingerDown = false;

/**
 * Tracks the finger. A click follows shortly after `pointerup`, so an expired cover is removed only `CLICK_MS` later.
 */
function onFinger({ type }: Event): void {
  isFingerDown = type === 'pointerdown';
  hasTouched ||= isFingerDown;
  if (isFingerDown) return;
  for (const cover of covers.values()) if (cover.until <= performance.now()) scheduleRemoval(cover, CLICK_MS);
}

function createCover(style: string): Cover {
  if (covers.size === 0)
    for (const event of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(event, onFinger, true);
  const element = document.createElement('div');
  element.className = style;
  // Keeps the focus where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  const cover: Cover = { element, timer: 0, until: 0 };
  covers.set(style, cover);
  return cover;
}

function scheduleRemoval(cover: Cover, ms: number): void {
  clearTimeout(cover.timer);
  cover.timer = window.setTimeout(uncover, ms, cover);
}

/** Covers the topmost modal, or else the page, against ghost taps. The very first page needs no cover. */
export function ignoreGhostTaps(
  container: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
  style = styles.cover ?? '',
): void {
  const cover = covers.get(style) ?? createCover(style);
  if (!hasTouched) return;
  container.append(cover.element);
  cover.until = performance.now() + NEW_MS;
  scheduleRemoval(cover, NEW_MS);
}

/** Covers the content of the page against ghost taps, but not the title bar, which was there before. */
export const ignoreGhostTapsOnContent = (): void => ignoreGhostTaps(document.body, styles.content);

/** Removes a cover. If a finger has been down since before the new content appeared, it is removed later. */
function uncover(cover: Cover): void {
  const remaining = cover.until + MAX_MS - NEW_MS - performance.now();
  if (isFingerDown && remaining > 0) scheduleRemoval(cover, remaining);
  else cover.element.remove();
}
