/**
 * Ghost taps are taps that were not meant for what has just come: the second tap of a double tap, and a finger that was on its way to what
 * stood there before. They are ignored: a cover that nobody sees lies over the new layer or screen. Keys and assistive technology, which point at nothing, work at once.
 */
import styles from './ghost-taps.module.css';

/** A new layer or screen ignores taps for so long. Milliseconds. */
const NEW_MS = 400;
/** A touch clicks a moment after the finger has gone up. Milliseconds. */
const CLICK_MS = 50;
/** No cover stays longer, also where a browser never says that a finger has gone up. Milliseconds. */
const MOST_MS = 3_000;

interface Cover {
  readonly element: HTMLElement;
  timer: number;
  until: number;
}
/** The covers by the name of their style. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- whether a finger is on the screen now
const covers = new Map<string, Cover>();
let hasTapped = false;
let isDown = false;

/** A finger clicks where it goes up; one that begins to scroll only ends. Who waits for it goes on a moment later. */
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
  // The focus stays where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  const created: Cover = { element, timer: 0, until: 0 };
  covers.set(style, created);
  return created;
}

function goIn(cover: Cover, ms: number): void {
  clearTimeout(cover.timer);
  cover.timer = window.setTimeout(uncover, ms, cover);
}

/** Keeps ghost taps off what has just come: an open modal, or the page, which is also what a closed modal leaves. The first page of all needs no cover. */
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

/** Keeps ghost taps off the content of the page, whose title bar is the one that was there before. */
export const ignoreGhostTapsOnContent = (): void => ignoreGhostTaps(document.body, styles.content);

/** A finger that is down since before the new thing came hits nothing either. */
function uncover(cover: Cover): void {
  const remaining = cover.until + MOST_MS - NEW_MS - performance.now();
  if (isDown && remaining > 0) goIn(cover, remaining);
  else cover.element.remove();
}
