/**
 * Manages the scroll position of a conversation and renders only what is near the screen. Rules:
 * 1. The position is measured from the end (`column-reverse`): a list at its end stays there, whatever is added or resized.
 * 2. Away from the end, the topmost visible line (the anchor) stays in place, whatever arrives above or below it. If the container was
 *    scrolled since the anchor was noted, a new anchor is noted and nothing is scrolled back.
 * 3. Only chunks near the screen are rendered. Padding replaces the others.
 */
import { type Chunk, chunkWith } from './chunks.ts';
import { heightsOf, topFromEnd, type Window, windowAt } from './window.ts';

/** A line and how far its top is below the top of the list, in pixels. */
export interface ScrollPosition {
  readonly seq: number;
  readonly offset: number;
}

export interface ListState {
  readonly window: Window;
  readonly isAtEnd: boolean;
}

/** The height that is rendered above and below the screen, in screens. */
const RENDERED_AHEAD = 1.5;
/** The distance from the end that still counts as at the end. Pixels. */
const NEAR_END = 48;
/** The minimum drift that is corrected. A smaller one comes from rounding. Pixels. */
const MIN_DRIFT = 1;

export class LongList {
  #chunks: readonly Chunk[];
  #box: HTMLElement | undefined;
  #tail: HTMLElement | undefined;
  #state: ListState;
  /** The line that stays in place, or undefined at the end. */
  #anchor: ScrollPosition | undefined;
  /** The scroll position when the anchor was noted. */
  #notedTop = 0;
  /** The line to scroll to as soon as it is rendered. */
  #goal: ScrollPosition | undefined;
  readonly #measuredHeights = new Map<number, number>();
  readonly #numbers = new WeakMap<Element, number>();
  readonly #listeners = new Set<() => void>();
  readonly #observer =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver((entries) => this.#resized(entries));

  constructor(chunks: readonly Chunk[], start: ScrollPosition | undefined) {
    this.#chunks = chunks;
    this.#goal = start;
    this.#state = { window: this.#windowFor(start), isAtEnd: start === undefined };
  }

  readonly state = (): ListState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The `ref` of the scroll container. */
  readonly box = (element: HTMLElement | null): (() => void) => {
    this.#box = element ?? undefined;
    return this.#watch(element, () => (this.#box = undefined));
  };
  /** The `ref` of the element after the chunks. */
  readonly tail = (element: HTMLElement | null): (() => void) => {
    this.#tail = element ?? undefined;
    return this.#watch(element, () => (this.#tail = undefined));
  };
  /** Measures a rendered chunk until the returned function is called. */
  readonly measure = (element: HTMLElement, number: number): (() => void) => {
    this.#numbers.set(element, number);
    return this.#watch(element, () => undefined);
  };

  /** Takes the current chunks after each render and restores the scroll position. */
  afterRender(chunks: readonly Chunk[]): void {
    if (this.#chunks !== chunks) {
      this.#chunks = chunks;
      this.#updateWindow(this.#goal);
    }
    this.#restorePosition();
  }

  readonly onScroll = (): void => {
    this.#noteAnchor();
    this.#updateWindow();
  };
  readonly scrollToEnd = (): void => {
    this.#anchor = undefined;
    this.#goal = undefined;
    if (this.#box) this.#box.scrollTop = 0;
    this.#noteAnchor();
    this.#updateWindow();
  };

  /** Returns the current position, or undefined at the end. */
  position(): ScrollPosition | undefined {
    this.#noteMissedScroll();
    return this.#goal ?? this.#anchor;
  }

  #watch(element: HTMLElement | null, forget: () => void): () => void {
    if (element) this.#observer?.observe(element);
    return () => {
      if (element) this.#observer?.unobserve(element);
      forget();
    };
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    for (const { target } of entries) {
      const number = this.#numbers.get(target);
      if (number !== undefined && target.isConnected)
        this.#measuredHeights.set(number, target.getBoundingClientRect().height);
    }
    this.#restorePosition();
    this.#updateWindow();
  }

  #windowFor(position: ScrollPosition | undefined): Window {
    const heights = heightsOf(this.#chunks, this.#measuredHeights);
    const height = this.#box?.clientHeight || innerHeight;
    const fromEnd = position
      ? Math.max(0, topFromEnd(heights, chunkWith(this.#chunks, position.seq)) - height)
      : Math.abs(this.#box?.scrollTop ?? 0) - (this.#tail?.offsetHeight ?? 0);
    return windowAt(heights, { fromEnd, height, ahead: height * RENDERED_AHEAD });
  }

  #updateWindow(position?: ScrollPosition): void {
    const window = this.#windowFor(position);
    if (!isSame(this.#state.window, window)) this.#publish({ window });
  }

  #publish(change: Partial<ListState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Notes the anchor and whether the list is at its end. */
  #noteAnchor(): void {
    const box = this.#box;
    if (!box) return;
    this.#notedTop = box.scrollTop;
    const isAtEnd = Math.abs(box.scrollTop) < NEAR_END;
    this.#anchor = isAtEnd ? undefined : topLine(box);
    if (isAtEnd !== this.#state.isAtEnd) this.#publish({ isAtEnd });
  }

  /** Notes a scroll whose event the browser sends only with its next frame. */
  #noteMissedScroll(): void {
    if (!this.#goal && this.#box && this.#box.scrollTop !== this.#notedTop) this.#noteAnchor();
  }

  /** Restores the scroll position after a change. */
  #restorePosition(): void {
    const box = this.#box;
    this.#noteMissedScroll();
    const target = this.#goal ?? this.#anchor;
    const line = target && box?.querySelector(`[data-seq="${target.seq}"]`);
    if (!box || !target || !line) return;
    const drift = line.getBoundingClientRect().top - box.getBoundingClientRect().top - target.offset;
    if (Math.abs(drift) >= MIN_DRIFT) box.scrollTop += drift;
    this.#notedTop = box.scrollTop;
    if (!this.#goal) return;
    this.#goal = undefined;
    this.#noteAnchor();
    this.#updateWindow();
  }
}

const isSame = (a: Window, b: Window): boolean =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below;

/** Returns the first line that is at least partly visible. */
function topLine(box: HTMLElement): ScrollPosition | undefined {
  const { top } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  // Binary search, because the lines are in vertical order.
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.getBoundingClientRect().bottom ?? 0) > top) high = middle;
    else low = middle + 1;
  }
  const line = lines[low];
  return line && { seq: Number(line.dataset['seq']), offset: line.getBoundingClientRect().top - top };
}
