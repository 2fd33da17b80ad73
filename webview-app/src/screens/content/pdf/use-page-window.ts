import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type PageWindow, type Paper, pageAt, ratioOf, windowAround } from './page-window.ts';

export interface VisiblePages extends PageWindow {
  /** The number of the page in the middle of the screen. */
  readonly middle: number;
  readonly ratioOf: (number: number) => number;
  /** Reports the height-to-width ratio of a page, once it is known. */
  readonly onRatio: (number: number, ratio: number) => void;
}

/** Tracks the page in the middle of the screen and returns the pages to draw around it. */
export function usePageWindow(pages: RefObject<HTMLElement | null>, count: number, width: number): VisiblePages {
  const [middle, setMiddle] = useState(1);
  const [gap, setGap] = useState(0);
  const [ratios, setRatios] = useState<Paper['ratios']>(new Map());
  const paper = { count, width, gap, ratios };

  useEffect(() => {
    const target = pages.current;
    if (target) setGap(Number.parseFloat(getComputedStyle(target).rowGap) || 0);
  }, [pages]);

  useEffect(() => {
    if (width === 0) return undefined;
    const updateMiddle = () => {
      const top = pages.current?.getBoundingClientRect().top ?? 0;
      setMiddle(pageAt({ count, width, gap, ratios }, innerHeight / 2 - top));
    };
    updateMiddle();
    addEventListener('scroll', updateMiddle, { passive: true });
    addEventListener('resize', updateMiddle);
    return () => {
      removeEventListener('scroll', updateMiddle);
      removeEventListener('resize', updateMiddle);
    };
  }, [pages, count, width, gap, ratios]);

  const onRatio = useCallback(
    (number: number, ratio: number) =>
      setRatios((previous) => (previous.get(number) === ratio ? previous : new Map(previous).set(number, ratio))),
    [],
  );
  return { middle, ...windowAround(paper, middle), ratioOf: (number) => ratioOf(paper, number), onRatio };
}
