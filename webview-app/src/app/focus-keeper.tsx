/**
 * Moves the focus when the page changes, for the keyboard and for screen readers. Rules:
 * 1. On a new page the heading gets the focus, again if the heading is re-created when the page's content loads.
 * 2. Back and forward return the focus to the control that had it, as soon as that is rendered. Until then the heading has it.
 * 3. On the first page the browser's own focus stays. If a dialog over it closes and its opener is gone, the heading gets the focus.
 * 4. After a key press or a touch, and after 5 s, nothing moves the focus.
 */
import { useEffect } from 'react';
import { afterPaint } from '../kit/page/after-paint.ts';
import { currentPath, currentSearch, entryNumber, onHistory } from '../platform/history.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { pageKey } from '../routes.ts';

const PATIENCE_MS = 5_000;
const HANDS = ['keydown', 'pointerdown'] as const;
const FIELDS = 'input, select, textarea';
const CONTROLS = 'a, button, summary, input, select, textarea, [tabindex="0"]';

/** Identifies a control by its text: elements are re-created when their page is shown again. It is remembered for this page load only. */
interface Place {
  readonly words: string;
  /** Its index among the controls with the same text. */
  readonly at: number;
}

/** Moves the focus on each page change, from the first page on. */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}

function keepFocus(): () => void {
  const places: (Place | undefined)[] = [];
  let entry = entryNumber();
  let page = webPageFor();
  let clicked: HTMLElement | null = null;
  let end = watch({ isFirst: isFirstPage() });
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  };
  whenPersonGoes(() => places.splice(0));
  const stop = onHistory((isReturn) => {
    // In some browsers a touch focuses nothing.
    places[entry] = placeOf(document.activeElement?.closest<HTMLElement>(CONTROLS) ?? clicked) ?? places[entry];
    entry = entryNumber();
    const previous = page;
    page = webPageFor();
    if (page === previous) return;
    clicked = null;
    leaveFocus();
    if (!isReturn) places.length = entry;
    end();
    end = watch({ place: places[entry], old: document.querySelector('h1') });
  });
  addEventListener('click', onClick, true);
  return () => {
    stop();
    end();
    removeEventListener('click', onClick, true);
  };
}

/**
 * Blurs a control that leaves with its page: otherwise its removal forces a layout of a half-changed document. A field keeps the focus, as
 * it would react to a blur. A dialog keeps it, as it may stay.
 */
function leaveFocus(): void {
  if (isUnderDialog()) return;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches(FIELDS)) activeElement.blur();
}

interface Watched {
  /** The control to return to. */
  readonly place?: Place | undefined;
  readonly isFirst?: boolean;
  /** The heading of the previous page, which is still rendered while the heading is connected. */
  readonly old?: Element | null;
}

/** Manages the focus until the person takes over or `PATIENCE_MS` has passed. Returns a function that ends it earlier. */
function watch({ place, isFirst = false, old }: Watched): () => void {
  let hasBegun = isFirst;
  let isOwed = !isFirst;
  let timer = 0;
  const settle = () => {
    if (isUnderDialog()) {
      isOwed = true;
      return;
    }
    if (old?.isConnected) return;
    const control = place && controlAt(place);
    if (control) {
      end();
      control.focus({ preventScroll: true });
    } else if (isOwed) begin();
  };
  const begin = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    // After the first time only a lost focus is restored: its element was re-created.
    if (!hasBegun || document.activeElement === document.body) heading.focus({ preventScroll: true });
    hasBegun = true;
  };
  let isOver = false;
  let isPlanned = false;
  // Moving the focus forces a layout, so it waits for the next paint. A hidden page is never painted.
  const soon = () => {
    if (document.hidden) return settle();
    if (isPlanned) return;
    isPlanned = true;
    afterPaint(() => {
      isPlanned = false;
      if (!isOver) settle();
    });
  };
  const observer = new MutationObserver(soon);
  const end = () => {
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, onHand, true);
  };
  const rest = () => {
    timer = window.setTimeout(() => (isUnderDialog() ? rest() : end()), PATIENCE_MS);
  };
  const onHand = () => {
    if (!isUnderDialog()) end();
  };
  for (const hand of HANDS) addEventListener(hand, onHand, true);
  observer.observe(document.body, { childList: true, subtree: true });
  rest();
  if (old === undefined) settle();
  return end;
}

/** Tells if the page is the first of the visit. False if the person navigated before this file had loaded. */
const isFirstPage = (): boolean =>
  entryNumber() === 0 ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

const webPageFor = (): string => pageKey(currentPath(), currentSearch());

const isUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** Returns a control's identity: a link's target, else its text. So a link stays the same when its text changes. */
const wordsOf = (control: Element): string =>
  [control.tagName, control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent].join(
    ' ',
  );

function placeOf(control: HTMLElement | null): Place | undefined {
  if (!control) return undefined;
  const words = wordsOf(control);
  const index = controls()
    .filter((element) => wordsOf(element) === words)
    .indexOf(control);
  return index < 0 ? undefined : { words, at: index };
}

const controlAt = ({ words, at }: Place): HTMLElement | undefined =>
  controls().filter((control) => wordsOf(control) === words)[at];
