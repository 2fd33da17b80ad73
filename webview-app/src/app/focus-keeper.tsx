/**
 * Moves the focus when the page changes, for the keyboard and for screen readers. Rules:
 * 1. On a new page the heading gets the focus, again if the heading is re-created when the page's content loads.
 * 2. Back and forward return the focus to the control that had it, as soon as that is rendered. Until then the heading has it.
 * 3. On the first page the browser's own focus stays. If a dialog over it closes and its opener is gone, the heading gets the focus.
 * 4. After a key press or a touch, and after 5 s, nothing moves the focus.
 */
import { useEffect } from 'react';
import { afterPaint } from '../kit/page/after-paint.ts';
import { currentPageKey, entryNumber, onHistory } from '../platform/history.ts';
import { whenPersonGoes } from '../platform/personal.ts';

const MAX_WATCH_MS = 5_000;
const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;
const FIELDS = 'input, select, textarea';
const CONTROLS = 'a, button, summary, input, select, textarea, [tabindex="0"]';

/** Identifies a control by its text: elements are re-created when their page is shown again. It is remembered for this page load only. */
interface ControlKey {
  readonly text: string;
  /** Its index among the controls with the same text. */
  readonly index: number;
}

/** Moves the focus on each page change, from the first page on. */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}

function keepFocus(): () => void {
  const controlKeys: (ControlKey | undefined)[] = [];
  let entry = entryNumber();
  let page = currentPageKey();
  let clicked: HTMLElement | null = null;
  let end = watch({ isFirst: isFirstPage() });
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  };
  whenPersonGoes(() => controlKeys.splice(0));
  const stop = onHistory((isReturn) => {
    // In some browsers a touch focuses nothing.
    controlKeys[entry] = keyOf(document.activeElement?.closest<HTMLElement>(CONTROLS) ?? clicked) ?? controlKeys[entry];
    entry = entryNumber();
    const previous = page;
    page = currentPageKey();
    if (page === previous) return;
    clicked = null;
    leaveFocus();
    if (!isReturn) controlKeys.length = entry;
    end();
    end = watch({ controlKey: controlKeys[entry], previousHeading: document.querySelector('h1') });
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

interface WatchOptions {
  readonly controlKey?: ControlKey | undefined;
  readonly isFirst?: boolean;
  /** The heading of the previous page, which is still rendered while the heading is connected. */
  readonly previousHeading?: Element | null;
}

/** Manages the focus until the person takes over or `MAX_WATCH_MS` has passed. Returns a function that ends it earlier. */
function watch({ controlKey, isFirst = false, previousHeading }: WatchOptions): () => void {
  let hasFocusedHeading = isFirst;
  let mustFocusHeading = !isFirst;
  let timer = 0;
  const settle = () => {
    if (isUnderDialog()) {
      mustFocusHeading = true;
      return;
    }
    if (previousHeading?.isConnected) return;
    const control = controlKey && findControl(controlKey);
    if (control) {
      end();
      control.focus({ preventScroll: true });
    } else if (mustFocusHeading) focusHeading();
  };
  const focusHeading = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    // After the first time only a lost focus is restored: its element was re-created.
    if (!hasFocusedHeading || document.activeElement === document.body) heading.focus({ preventScroll: true });
    hasFocusedHeading = true;
  };
  let hasEnded = false;
  let isScheduled = false;
  // Moving the focus forces a layout, so it waits for the next paint. A hidden page is never painted.
  const settleAfterPaint = () => {
    if (document.hidden) return settle();
    if (isScheduled) return;
    isScheduled = true;
    afterPaint(() => {
      isScheduled = false;
      if (!hasEnded) settle();
    });
  };
  const observer = new MutationObserver(settleAfterPaint);
  const end = () => {
    hasEnded = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of INPUT_EVENTS) removeEventListener(event, onInput, true);
  };
  const startTimer = () => {
    timer = window.setTimeout(() => (isUnderDialog() ? startTimer() : end()), MAX_WATCH_MS);
  };
  const onInput = () => {
    if (!isUnderDialog()) end();
  };
  for (const event of INPUT_EVENTS) addEventListener(event, onInput, true);
  observer.observe(document.body, { childList: true, subtree: true });
  startTimer();
  if (previousHeading === undefined) settle();
  return end;
}

/** Tells if the page is the first of the visit. False if the person navigated before this file had loaded. */
const isFirstPage = (): boolean =>
  entryNumber() === 0 ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

const isUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** Returns the text that identifies a control: a link's target, otherwise its label. So a link stays the same when its label changes. */
const textOf = (control: Element): string =>
  [control.tagName, control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent].join(
    ' ',
  );

function keyOf(control: HTMLElement | null): ControlKey | undefined {
  if (!control) return undefined;
  const text = textOf(control);
  const index = controls()
    .filter((element) => textOf(element) === text)
    .indexOf(control);
  return index < 0 ? undefined : { text, index };
}

const findControl = ({ text, index }: ControlKey): HTMLElement | undefined =>
  controls().filter((control) => textOf(control) === text)[index];
