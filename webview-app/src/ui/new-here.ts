/**
 * Keeps taps off what has just come: the second tap of a double tap, and a finger that was on its way to what stood there before.
 * A cover that nobody sees lies over the new layer or screen. Keys and assistive technology, which point at nothing, work at once.
 */
import styles from './new-here.module.css';

/** A new layer or screen ignores taps for so long. Milliseconds. */
const NEW_MS = 400;
/** A touch clicks a moment after the finger has gone up. Milliseconds. */
const CLICK_MS = 50;

let cover: HTMLElement | undefined;
let timer = 0;
let hasTapped = false;
let isDown = false;

function begin(): HTMLElement {
  const made = document.createElement('div');
  made.className = styles.cover ?? '';
  // The focus stays where it is.
  made.addEventListener('mousedown', (event) => event.preventDefault());
  const onFinger = ({ type }: Event) => {
    isDown = type === 'pointerdown';
    hasTapped ||= isDown;
  };
  for (const event of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(event, onFinger, true);
  return made;
}

/** Covers what has just come: an open modal, or the page, which is also what a closed modal leaves. The first page of all needs none. */
export function coverNew(
  place: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
): void {
  cover ??= begin();
  if (!hasTapped) return;
  place.append(cover);
  clearTimeout(timer);
  timer = window.setTimeout(uncover, NEW_MS);
}

/** A finger that is down since before the new thing came hits nothing either. */
function uncover(): void {
  if (isDown) addEventListener('pointerup', () => setTimeout(uncover, CLICK_MS), { capture: true, once: true });
  else cover?.remove();
}
