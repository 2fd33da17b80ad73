/** Calculates which chunks of a long list are near the screen. Distances are measured from the end of the list. */

export interface Heights {
  /** Returns the measured height, or undefined for a chunk that was never rendered. */
  get(number: number): number | undefined;
}

/** The indexes of the rendered chunks. `above` and `below` are the heights of the chunks left out. */
export interface Window {
  readonly first: number;
  readonly last: number;
  readonly above: number;
  readonly below: number;
}

interface Chunk {
  readonly number: number;
  readonly lines: readonly unknown[];
}

/** The assumed height of a line until some were measured. Pixels. */
const ASSUMED_LINE_HEIGHT = 84;

/** Returns a height for each chunk: the measured one, else an estimate from the average line. */
export function heightsOf(chunks: readonly Chunk[], measured: Heights): number[] {
  let height = 0;
  let lines = 0;
  const measuredHeights = chunks.map((chunk) => measured.get(chunk.number));
  for (const [index, px] of measuredHeights.entries()) {
    if (px === undefined) continue;
    height += px;
    lines += chunks[index]?.lines.length ?? 0;
  }
  const average = lines > 0 ? height / lines : ASSUMED_LINE_HEIGHT;
  return measuredHeights.map((px, index) => px ?? average * (chunks[index]?.lines.length ?? 1));
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** Returns the window of chunks around the visible part, extended by `ahead` on both sides. It has at least one chunk. */
export function windowAt(
  heights: readonly number[],
  screen: { readonly fromEnd: number; readonly height: number; readonly ahead: number },
): Window {
  const low = screen.fromEnd - screen.ahead;
  const high = screen.fromEnd + screen.height + screen.ahead;
  let last = heights.length - 1;
  let below = 0;
  while (last > 0 && below + (heights[last] ?? 0) < low) below += heights[last--] ?? 0;
  let first = last;
  let top = below + (heights[last] ?? 0);
  while (first > 0 && top < high) top += heights[--first] ?? 0;
  return { first: Math.max(0, first), last, below, above: sum(heights.slice(0, Math.max(0, first))) };
}

/** Returns how far the top of a chunk is from the end of the list. */
export const topFromEnd = (heights: readonly number[], index: number): number => sum(heights.slice(index));
