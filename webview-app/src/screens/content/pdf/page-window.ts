/** Finds the pages of a long PDF to draw: those around the middle of the screen. */

/** Height : width of A4, until a page's own is known. */
const PAPER = Math.SQRT2;
/** Pages drawn above and below the middle; a flick of the finger scrolls over fewer. */
const AROUND = 20;

export interface Paper {
  /** The number of pages. */
  readonly count: number;
  /** CSS pixels of a page's width, and between two pages. */
  readonly width: number;
  readonly gap: number;
  /** Height : width of the pages that were seen, by their numbers. */
  readonly ratios: ReadonlyMap<number, number>;
}

export interface PageWindow {
  /** Numbers from 1, both included. */
  readonly from: number;
  readonly to: number;
  /** CSS pixels of the pages above and below that are not drawn. */
  readonly above: number;
  readonly below: number;
}

export const ratioOf = ({ ratios }: Pick<Paper, 'ratios'>, number: number): number => ratios.get(number) ?? PAPER;

const stepOf = (paper: Paper, number: number): number => paper.width * ratioOf(paper, number) + paper.gap;

/** Returns the number of the page at so many CSS pixels from the begin of the first. */
export function pageAt(paper: Paper, top: number): number {
  let number = 1;
  for (let rest = top; number < paper.count; number++) {
    rest -= stepOf(paper, number);
    if (rest < 0) break;
  }
  return number;
}

/** Returns the pages to draw while this one is in the middle. Without a width nothing is known of the room of the others. */
export function windowAround(paper: Paper, middle: number): PageWindow {
  const from = Math.max(1, middle - AROUND);
  const to = Math.min(paper.count, middle + AROUND);
  return { from, to, above: heightOf(paper, 1, from), below: heightOf(paper, to + 1, paper.count + 1) };
}

/** The gap beside the drawn pages is the list's own. */
function heightOf(paper: Paper, from: number, end: number): number {
  let height = 0;
  for (let number = from; number < end; number++) height += stepOf(paper, number);
  return Math.max(0, height - paper.gap);
}
