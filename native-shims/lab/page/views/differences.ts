/**
 * Differences between phones, marked in the phones themselves: texts that the first one has not, texts of it that are missing, and texts
 * of another size. It reads the pages and compares no pixels: in the lab all phones draw with one browser.
 */
import { h } from '../element.ts';

export interface SeenText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Difference extends SeenText {
  readonly kind: 'only here' | 'missing' | 'other size';
}

/** Pixels by which the size of a text may differ. */
const SLACK = 2;
const NO_TEXT = 'script, style, noscript, template';

/** Returns the texts that a person can see in a document, in its order, with their places in the window. */
export function seenTexts(document: Document): SeenText[] {
  const walker = document.createTreeWalker(document.body, 4 /* text nodes */);
  const texts: SeenText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest(NO_TEXT)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const place = parent.getBoundingClientRect();
    // What is for screen readers alone lies in a box of one pixel.
    if (width < 1 || height < 1 || (place.width <= 1 && place.height <= 1)) continue;
    if (document.defaultView?.getComputedStyle(parent).visibility === 'hidden') continue;
    texts.push({ text, x, y, width, height });
  }
  return texts;
}

/** Returns in what `seen` differs from `first`. A text that is there several times is compared in its order. */
export function differencesOf(first: readonly SeenText[], seen: readonly SeenText[]): Difference[] {
  const left = new Map<string, SeenText[]>();
  for (const one of first) left.set(one.text, [...(left.get(one.text) ?? []), one]);
  const found: Difference[] = [];
  for (const one of seen) {
    const other = left.get(one.text)?.shift();
    if (!other) found.push({ ...one, kind: 'only here' });
    else if (Math.abs(one.width - other.width) > SLACK || Math.abs(one.height - other.height) > SLACK)
      found.push({ ...one, kind: 'other size' });
  }
  for (const one of [...left.values()].flat()) found.push({ ...one, kind: 'missing' });
  return found;
}

export interface Marks {
  /** Covers the phone's screen. */
  readonly element: HTMLElement;
  /** Stands below the phone. */
  readonly note: HTMLElement;
  show(differences: readonly Difference[], firstTitle: string): void;
  hide(): void;
}

const SIGNS: Record<Difference['kind'], string> = { 'only here': '+', missing: '−', 'other size': '↔' };

export function createMarks(title: string): Marks {
  const element = h('div', { className: 'marks', hidden: true });
  const note = h('ul', { className: 'marks-note', hidden: true, aria: { label: `Differences of ${title}` } });
  let shown = '';
  return {
    element,
    note,
    show(differences, firstTitle) {
      element.hidden = note.hidden = false;
      // The same again leaves a person's selection and scrolling alone.
      const state = JSON.stringify([differences, firstTitle]);
      if (state === shown) return;
      shown = state;
      element.replaceChildren(
        ...differences
          .filter(({ kind }) => kind !== 'missing')
          .map(({ kind, x, y, width, height }) => {
            const mark = h('i', { data: { kind } });
            Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
            return mark;
          }),
      );
      const words = differences.map(({ kind, text }) =>
        h('li', { data: { kind }, textContent: `${SIGNS[kind]} ${text}` }),
      );
      note.replaceChildren(
        h('li', {
          className: 'head',
          textContent: differences.length === 0 ? `As in ${firstTitle}` : `${differences.length} unlike ${firstTitle}`,
        }),
        ...words,
      );
    },
    hide() {
      element.hidden = note.hidden = true;
      shown = '';
    },
  };
}
