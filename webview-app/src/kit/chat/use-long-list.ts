/**
 * The scrolling of a conversation. Rules:
 * 1. It is measured from its end, where it is read (`column-reverse`): at the end it stays there, whatever is added or resized.
 * 2. Away from the end, the topmost line on the screen stays where it is, whatever arrives above or below it.
 * 3. Only chunks near the screen are drawn; padding stands for the others.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Chunk, chunkWith } from './chunks.ts';
import { heightsOf, topFromEnd, type Window, windowAt } from './window.ts';

/** A line and how far its top is below the top of the list, in pixels. */
export interface Place {
  readonly seq: number;
  readonly offset: number;
}

/** Drawn at both sides of the screen, in screens. */
const AHEAD = 1.5;
/** So near to the end counts as at it. */
const NEAR_END = 48;

export interface LongList {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Stands behind the chunks: what is not a numbered line yet. */
  readonly tail: RefObject<HTMLDivElement | null>;
  readonly window: Window;
  readonly isAtEnd: boolean;
  /** Measures a drawn chunk until the returned function is called. */
  measure(element: HTMLElement, number: number): () => void;
  onScroll(): void;
  toEnd(): void;
  toLine(place: Place): void;
  /** The place on the screen; undefined at the end. */
  place(): Place | undefined;
}

const isSame = (a: Window, b: Window): boolean =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below;

const lineAt = (box: HTMLElement, seq: number): HTMLElement | null => box.querySelector(`[data-seq="${seq}"]`);

export function useLongList(chunks: readonly Chunk[], start: Place | undefined): LongList {
  const scroller = useRef<HTMLDivElement>(null);
  const tail = useRef<HTMLDivElement>(null);
  const list = useRef(chunks);
  const measured = useRef(new Map<number, number>());
  const anchor = useRef<Place>(undefined);
  const goal = useRef(start);
  const [isAtEnd, setAtEnd] = useState(true);
  const [window, setWindow] = useState(() => windowOf(chunks, measured.current, windowFor(start)));

  function windowFor(place: Place | undefined) {
    const box = scroller.current;
    const height = box?.clientHeight || innerHeight;
    const ahead = height * AHEAD;
    if (!place) {
      const fromEnd = Math.abs(box?.scrollTop ?? 0) - (tail.current?.offsetHeight ?? 0);
      return () => ({ fromEnd, height, ahead });
    }
    return (heights: readonly number[], all: readonly Chunk[]) => {
      const fromEnd = topFromEnd(heights, chunkWith(all, place.seq)) - height;
      return { fromEnd: Math.max(0, fromEnd), height, ahead };
    };
  }

  const look = (place?: Place) => {
    const next = windowOf(list.current, measured.current, windowFor(place));
    setWindow((before) => (isSame(before, next) ? before : next));
  };

  const note = () => {
    const box = scroller.current;
    if (!box) return;
    const isEnd = Math.abs(box.scrollTop) < NEAR_END;
    anchor.current = isEnd ? undefined : topLine(box);
    setAtEnd(isEnd);
  };

  /** Puts the list back to its place after a change. */
  const settle = () => {
    const box = scroller.current;
    if (!box) return;
    const wanted = goal.current ?? anchor.current;
    const line = wanted && lineAt(box, wanted.seq);
    if (wanted && line) {
      const drift = line.getBoundingClientRect().top - box.getBoundingClientRect().top - wanted.offset;
      if (Math.abs(drift) >= 1) box.scrollTop += drift;
      if (goal.current) {
        goal.current = undefined;
        note();
        look();
      }
    }
  };

  const act = useRef({ look, note, settle });
  useLayoutEffect(() => {
    act.current = { look, note, settle };
    const isNew = list.current !== chunks;
    list.current = chunks;
    if (isNew) look(goal.current);
    settle();
  });

  const observer = useRef<ResizeObserver>(undefined);
  const numbers = useRef(new WeakMap<Element, number>());
  const observed = useCallback((): ResizeObserver | undefined => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const number = numbers.current.get(target);
        if (number !== undefined && target.isConnected)
          measured.current.set(number, target.getBoundingClientRect().height);
      }
      act.current.settle();
      act.current.look();
    });
    return observer.current;
  }, []);
  const measure = useCallback(
    (element: HTMLElement, number: number) => {
      numbers.current.set(element, number);
      observed()?.observe(element);
      return () => observed()?.unobserve(element);
    },
    [observed],
  );
  useEffect(() => {
    const box = scroller.current;
    const end = tail.current;
    for (const element of [box, end]) if (element) observed()?.observe(element);
    return () => observer.current?.disconnect();
  }, [observed]);

  return {
    scroller,
    tail,
    window,
    isAtEnd,
    measure,
    onScroll() {
      note();
      look();
    },
    toEnd() {
      anchor.current = undefined;
      goal.current = undefined;
      if (scroller.current) scroller.current.scrollTop = 0;
      note();
      look();
    },
    toLine(place) {
      goal.current = place;
      look(place);
      settle();
    },
    place: () => anchor.current,
  };
}

type Screen = Parameters<typeof windowAt>[1];

function windowOf(
  chunks: readonly Chunk[],
  measured: ReadonlyMap<number, number>,
  screenOf: (heights: readonly number[], chunks: readonly Chunk[]) => Screen,
): Window {
  const heights = heightsOf(chunks, { of: (number) => measured.get(number) });
  return windowAt(heights, screenOf(heights, chunks));
}

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
