/** Finds the pages of a long PDF to draw: those around the page in the middle of the screen. */

/** The height-to-width ratio of A4, until the ratio of a page is known. */
const A4_RATIO = Math.SQRT2;
/** The number of pages drawn above and below the middle. One swipe scrolls past fewer pages. */
const PAGES_AROUND = 20;

export interface Paper {
  /** The number of pages. */
  readonly count: number;
  /** The width of a page and the gap between two pages, in CSS pixels. */
  readonly width: number;
  readonly gap: number;
  /** The height-to-width ratios of pages seen so far, by page number. */
  readonly ratios: ReadonlyMap<number, number>;
}

export interface PageWindow {
  /** The numbers of the first and the last drawn page, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** The heights of the pages above and below that are not drawn, in CSS pixels. */
  readonly above: number;
  readonly below: number;
}

export const ratioOf = ({ ratios }: Pick<Paper, 'ratios'>, number: number): number => ratios.get(number) ?? A4_RATIO;

const heightWithGap = (paper: Paper, number: number): number => paper.width * ratioOf(paper, number) + paper.gap;

/** Returns the number of the page at `top`, in CSS pixels below the top of the first page. */
export function pageAt(paper: Paper, top: number): number {
  let number = 1;
  for (let remaining = top; number < paper.count; number++) {
    remaining -= heightWithGap(paper, number);
    if (remaining < 0) break;
  }
  return number;
}

/** Returns the pages to draw while the page `middle` is in the middle. Without a known width, the heights of the others are unknown. */
export function windowAround(paper: Paper, middle: number): PageWindow {
  const from = Math.max(1, middle - PAGES_AROUND);
  const to = Math.min(paper.count, middle + PAGES_AROUND);
  return { from, to, above: heightOf(paper, 1, from), below: heightOf(paper, to + 1, paper.count + 1) };
}

/** Returns the height of several pages. It omits the gap beside the drawn pages, which the list itself adds. */
function heightOf(paper: Paper, from: number, end: number): number {
  let height = 0;
  for (let number = from; number < end; number++) height += heightWithGap(paper, number);
  return Math.max(0, height - paper.gap);
}
