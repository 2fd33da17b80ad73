import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The zoom levels of the buttons. At level 1 a page is as wide as the screen. */
const LEVELS = [1, 1.25, 1.5, 2, 2.5, 3] as const;
/** The least factor from the current level to the next one, as the initial level may lie between two levels. */
const WORTH_A_STEP = 1.1;
const LEAST = 1;
const MOST = 3;

export interface Zoom {
  readonly level: number;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Sets the initial level, scrolled sideways by `left`, a share of the width. Does nothing once the person has zoomed. */
  readonly begin: (level: number, left: number) => void;
}

/** Zooms the pages by steps and by pinch. The point in the middle of the screen stays there. */
export function useZoom(pages: RefObject<HTMLElement | null>): Zoom {
  const [level, setLevel] = useState(1);
  const previous = useRef({ level, top: 0, left: 0 });
  const beginsAt = useRef<number>(undefined);
  const isMoved = useRef(false);

  const change = (next: number) => {
    isMoved.current = true;
    const bounds = pages.current?.getBoundingClientRect();
    const top = innerHeight / 2 - (bounds?.top ?? 0);
    const left = (pages.current?.scrollLeft ?? 0) + innerWidth / 2;
    previous.current = { level, top, left };
    setLevel(Math.min(MOST, Math.max(LEAST, next)));
  };

  useLayoutEffect(() => {
    const target = pages.current;
    const { level: old, top, left } = previous.current;
    if (!target || old === level) return;
    if (beginsAt.current !== undefined) {
      target.scrollLeft = beginsAt.current * target.scrollWidth;
      beginsAt.current = undefined;
      previous.current = { level, top, left };
      return;
    }
    const factor = level / old;
    scrollBy(0, top * factor - (innerHeight / 2 - target.getBoundingClientRect().top));
    target.scrollLeft = left * factor - innerWidth / 2;
    previous.current = { level, top, left };
  }, [pages, level]);

  const pinch = useEffectEvent((factor: number) => change(level * factor));
  useEffect(() => {
    const target = pages.current;
    if (!target) return undefined;
    return onPinch(target, pinch);
  }, [pages]);

  return {
    level,
    isLeast: level <= LEAST,
    isMost: level >= MOST,
    larger: () => change(LEVELS.find((candidate) => candidate > level * WORTH_A_STEP) ?? MOST),
    smaller: () => change(LEVELS.findLast((candidate) => candidate * WORTH_A_STEP < level) ?? LEAST),
    fit: () => change(1),
    begin: (next, left) => {
      const begun = Math.min(MOST, Math.max(LEAST, next));
      if (isMoved.current || scrollY > 0 || level !== 1 || begun === level) return;
      beginsAt.current = left;
      setLevel(begun);
    },
  };
}

/** Calls `onEnd` with the factor of a pinch when a finger is lifted. Returns a function that stops listening. */
function onPinch(target: HTMLElement, onEnd: (factor: number) => void): () => void {
  let begun = 0;
  let factor = 1;
  const apart = ({ touches: [first, second] }: TouchEvent) =>
    first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;
  const start = (event: TouchEvent) => {
    begun = apart(event);
    factor = 1;
  };
  const move = (event: TouchEvent) => {
    const distance = apart(event);
    if (begun === 0 || distance === 0) return;
    // Otherwise the browser would zoom the whole page with its bars.
    event.preventDefault();
    factor = distance / begun;
  };
  const end = () => {
    if (begun > 0 && Math.abs(factor - 1) > 0.05) onEnd(factor);
    begun = 0;
    factor = 1;
  };
  target.addEventListener('touchstart', start, { passive: true });
  target.addEventListener('touchmove', move, { passive: false });
  target.addEventListener('touchend', end);
  target.addEventListener('touchcancel', end);
  return () => {
    target.removeEventListener('touchstart', start);
    target.removeEventListener('touchmove', move);
    target.removeEventListener('touchend', end);
    target.removeEventListener('touchcancel', end);
  };
}
