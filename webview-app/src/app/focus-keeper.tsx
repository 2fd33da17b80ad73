/**
 * Gives the focus a place when the page changes, for the keyboard and for screen readers. Rules:
 * 1. A new page begins at its heading, also where the heading is drawn again when the page's content comes.
 * 2. Back and forward return to the control that had the focus there, as soon as it is drawn; until then the heading has it.
 * 3. The first page keeps the browser's own start; when a dialog over it ends and its opener is gone, the heading has the focus.
 * 4. A person who has pressed a key or touched the page has chosen a place: nothing moves the focus after that, nor after 5 s.
 */
import { useEffect } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { currentPath, currentSearch, entryNumber, onHistory } from '../platform/history.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { pageKey } from '../routes.ts';

const PATIENCE_MS = 5_000;
const HANDS = ['keydown', 'pointerdown'] as const;
const FIELDS = 'input, select, textarea';
const CONTROLS = 'a, button, summary, input, select, textarea, [tabindex="0"]';

/** A control by what it says: elements are drawn anew when their page is shown again. It is remembered for this page load alone. */
interface Place {
  readonly words: string;
  /** Its place among those that say the same. */
  readonly at: number;
}

/** Watches the pages from the first one on. */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}

function keepFocus(): () => void {
  const places: (Place | undefined)[] = [];
  let entry = entryNumber();
  let page = pageHere();
  let clicked: HTMLElement | null = null;
  let end = watch({ isFirst: isFirstPage() });
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  };
  whenPersonGoes(() => places.splice(0));
  const stop = onHistory((isReturn) => {
    // A touch gives the focus to nothing in some browsers.
    places[entry] = placeOf(document.activeElement?.closest<HTMLElement>(CONTROLS) ?? clicked) ?? places[entry];
    entry = entryNumber();
    const previous = page;
    page = pageHere();
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
 * Takes the focus from a control that goes with its page: else the document is laid out there and then, half changed. A field keeps it: it
 * would say that it was left; so does a dialog, which may stay.
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
  /** The heading of the page before: while it is there, so is that page. */
  readonly old?: Element | null;
}

/** Looks after the focus until a hand moves it, or for a while; returns how to end it before. */
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
    // Later on only a focus that is lost: its element was drawn anew.
    if (!hasBegun || document.activeElement === document.body) heading.focus({ preventScroll: true });
    hasBegun = true;
  };
  let isOver = false;
  let isPlanned = false;
  // To move the focus lays the page out: that waits until the page is seen. A hidden page is not painted.
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

/** False where a person was faster than this file. */
const isFirstPage = (): boolean =>
  entryNumber() === 0 ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

const pageHere = (): string => pageKey(currentPath(), currentSearch());

const isUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** The words of a control, or its target; a link stays the same when its words change. */
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
