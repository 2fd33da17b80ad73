import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The zoom levels of the buttons. At level 1 a page is as wide as the screen. */
const LEVELS = [1, 1.25, 1.5, 2, 2.5, 3] as const;
/** The minimum factor between two steps, because the initial level may lie between two levels. */
const MIN_STEP_FACTOR = 1.1;
const MIN_LEVEL = 1;
const MAX_LEVEL = 3;

export interface Zoom {
  readonly level: number;
  readonly isMin: boolean;
  readonly isMax: boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Sets the initial level, scrolled sideways by `left`, a share of the width. Does nothing once the person has zoomed. */
  readonly setInitial: (level: number, left: number) => void;
}

/** Zooms the pages by steps and by pinch. The point in the middle of the screen stays there. */
export function useZoom(pages: RefObject<HTMLElement | null>): Zoom {
  const [level, setLevel] = useState(1);
  const previous = useRef({ level, top: 0, left: 0 });
  const initialScroll = useRef<number>(undefined);
  const hasZoomed = useRef(false);

  const change = (next: number) => {
    hasZoomed.current = true;
    const bounds = pages.current?.getBoundingClientRect();
    const top = innerHeight / 2 - (bounds?.top ?? 0);
    const left = (pages.current?.scrollLeft ?? 0) + innerWidth / 2;
    previous.current = { level, top, left };
    setLevel(Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, next)));
  };

  useLayoutEffect(() => {
    const target = pages.current;
    const { level: oldLevel, top, left } = previous.current;
    if (!target || oldLevel === level) return;
    if (initialScroll.current !== undefined) {
      target.scrollLeft = initialScroll.current * target.scrollWidth;
      initialScroll.current = undefined;
      previous.current = { level, top, left };
      return;
    }
    const factor = level / oldLevel;
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
    isMin: level <= MIN_LEVEL,
    isMax: level >= MAX_LEVEL,
    larger: () => change(LEVELS.find((candidate) => candidate > level * MIN_STEP_FACTOR) ?? MAX_LEVEL),
    smaller: () => change(LEVELS.findLast((candidate) => candidate * MIN_STEP_FACTOR < level) ?? MIN_LEVEL),
    fit: () => change(1),
    setInitial: (next, left) => {
      const initialLevel = Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, next));
      if (hasZoomed.current || scrollY > 0 || level !== 1 || initialLevel === level) return;
      initialScroll.current = left;
      setLevel(initialLevel);
    },
  };
}

/** Calls `onEnd` with the factor of a pinch when a finger is lifted. Returns a function that stops listening. */
function onPinch(target: HTMLElement, onEnd: (factor: number) => void): () => void {
  let startDistance = 0;
  let factor = 1;
  const distanceOf = ({ touches: [first, second] }: TouchEvent) =>
    first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;
  const onTouchStart = (event: TouchEvent) => {
    startDistance = distanceOf(event);
    factor = 1;
  };
  const onTouchMove = (event: TouchEvent) => {
    const distance = distanceOf(event);
    if (startDistance === 0 || distance === 0) return;
    // Otherwise the browser would zoom the whole page with its bars.
    event.preventDefault();
    factor = distance / startDistance;
  };
  const onTouchEnd = () => {
    if (startDistance > 0 && Math.abs(factor - 1) > 0.05) onEnd(factor);
    startDistance = 0;
    factor = 1;
  };
  target.addEventListener('touchstart', onTouchStart, { passive: true });
  target.addEventListener('touchmove', onTouchMove, { passive: false });
  target.addEventListener('touchend', onTouchEnd);
  target.addEventListener('touchcancel', onTouchEnd);
  return () => {
    target.removeEventListener('touchstart', onTouchStart);
    target.removeEventListener('touchmove', onTouchMove);
    target.removeEventListener('touchend', onTouchEnd);
    target.removeEventListener('touchcancel', onTouchEnd);
  };
}
