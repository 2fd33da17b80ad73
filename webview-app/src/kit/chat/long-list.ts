/**
 * The scrolling of a conversation. Rules:
 * 1. It is measured from its end, where it is read (`column-reverse`): at the end it stays there, whatever is added or resized.
 * 2. Away from the end, the topmost line on the screen stays where it is, whatever arrives above or below it. A box that was
 *    scrolled since the line was noted has another line to keep, and is not scrolled back.
 * 3. Only chunks near the screen are drawn; padding stands for the others.
 */
import { type Chunk, chunkWith } from './chunks.ts';
import { heightsOf, topFromEnd, type Window, windowAt } from './window.ts';

/** A line and how far its top is below the top of the list, in pixels. */
export interface Place {
  readonly seq: number;
  readonly offset: number;
}

export interface Shown {
  readonly window: Window;
  readonly isAtEnd: boolean;
}

/** Drawn at both sides of the screen, in screens. */
const AHEAD = 1.5;
/** So near to the end counts as at it. */
const NEAR_END = 48;
/** Smaller differences are of rounding. */
const LEAST_DRIFT = 1;

export class LongList {
  #chunks: readonly Chunk[];
  #box: HTMLElement | undefined;
  #tail: HTMLElement | undefined;
  #shown: Shown;
  /** The line that stays where it is; undefined at the end. */
  #anchor: Place | undefined;
  /** The scroll position of the box when the line was noted. */
  #notedTop = 0;
  /** The line that is to come to its place, as soon as it is drawn. */
  #goal: Place | undefined;
  readonly #measured = new Map<number, number>();
  readonly #numbers = new WeakMap<Element, number>();
  readonly #listeners = new Set<() => void>();
  readonly #observer =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver((entries) => this.#resized(entries));

  constructor(chunks: readonly Chunk[], start: Place | undefined) {
    this.#chunks = chunks;
    this.#goal = start;
    this.#shown = { window: this.#windowFor(start), isAtEnd: start === undefined };
  }

  readonly state = (): Shown => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The box that scrolls, for its `ref`. */
  readonly box = (element: HTMLElement | null): (() => void) => {
    this.#box = element ?? undefined;
    return this.#watch(element, () => (this.#box = undefined));
  };
  /** The elements behind the chunks, for their `ref`. */
  readonly tail = (element: HTMLElement | null): (() => void) => {
    this.#tail = element ?? undefined;
    return this.#watch(element, () => (this.#tail = undefined));
  };
  /** Measures a drawn chunk until the returned function is called. */
  readonly measure = (element: HTMLElement, number: number): (() => void) => {
    this.#numbers.set(element, number);
    return this.#watch(element, () => undefined);
  };

  /** After each drawing: these are the chunks now, and the list goes back to its place. */
  drawn(chunks: readonly Chunk[]): void {
    if (this.#chunks !== chunks) {
      this.#chunks = chunks;
      this.#look(this.#goal);
    }
    this.#settle();
  }

  readonly scrolled = (): void => {
    this.#note();
    this.#look();
  };
  readonly toEnd = (): void => {
    this.#anchor = undefined;
    this.#goal = undefined;
    if (this.#box) this.#box.scrollTop = 0;
    this.#note();
    this.#look();
  };

  /** The place on the screen; undefined at the end. */
  place(): Place | undefined {
    this.#noteLate();
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
      if (number !== undefined && target.isConnected) this.#measured.set(number, target.getBoundingClientRect().height);
    }
    this.#settle();
    this.#look();
  }

  #windowFor(place: Place | undefined): Window {
    const heights = heightsOf(this.#chunks, this.#measured);
    const height = this.#box?.clientHeight || innerHeight;
    const fromEnd = place
      ? Math.max(0, topFromEnd(heights, chunkWith(this.#chunks, place.seq)) - height)
      : Math.abs(this.#box?.scrollTop ?? 0) - (this.#tail?.offsetHeight ?? 0);
    return windowAt(heights, { fromEnd, height, ahead: height * AHEAD });
  }

  #look(place?: Place): void {
    const window = this.#windowFor(place);
    if (!isSame(this.#shown.window, window)) this.#show({ window });
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Notes what is on the screen. */
  #note(): void {
    const box = this.#box;
    if (!box) return;
    this.#notedTop = box.scrollTop;
    const isAtEnd = Math.abs(box.scrollTop) < NEAR_END;
    this.#anchor = isAtEnd ? undefined : topLine(box);
    if (isAtEnd !== this.#shown.isAtEnd) this.#show({ isAtEnd });
  }

  /** Notes a scrolling that the browser tells only with its next frame. */
  #noteLate(): void {
    if (!this.#goal && this.#box && this.#box.scrollTop !== this.#notedTop) this.#note();
  }

  /** Puts the list back to its place after a change. */
  #settle(): void {
    const box = this.#box;
    this.#noteLate();
    const target = this.#goal ?? this.#anchor;
    const line = target && box?.querySelector(`[data-seq="${target.seq}"]`);
    if (!box || !target || !line) return;
    const drift = line.getBoundingClientRect().top - box.getBoundingClientRect().top - target.offset;
    if (Math.abs(drift) >= LEAST_DRIFT) box.scrollTop += drift;
    this.#notedTop = box.scrollTop;
    if (!this.#goal) return;
    this.#goal = undefined;
    this.#note();
    this.#look();
  }
}

const isSame = (a: Window, b: Window): boolean =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below;

/** Returns the first line of which something is on the screen. */
function topLine(box: HTMLElement): Place | undefined {
  const { top } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  // The lines stand one under the other.
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.getBoundingClientRect().bottom ?? 0) > top) high = middle;
    else low = middle + 1;
  }
  const line = lines[low];
  return line && { seq: Number(line.dataset['seq']), offset: line.getBoundingClientRect().top - top };
}
