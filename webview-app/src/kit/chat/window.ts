/** Tells which chunks of a long list are near the screen. Distances are from the end of the list, where a conversation is read. */

export interface Heights {
  /** The height that was measured; undefined for a chunk that was never drawn. */
  get(number: number): number | undefined;
}

/** The chunks that are drawn, by their places; `above` and `below` are the heights of those left out. */
export interface Window {
  readonly first: number;
  readonly last: number;
  readonly above: number;
  readonly below: number;
}

interface Item {
  readonly number: number;
  readonly lines: readonly unknown[];
}

/** The height of one line until some were measured. */
const LINE = 84;

/** Returns a height for each chunk: its own, or that of as many average lines. */
export function heightsOf(chunks: readonly Item[], measured: Heights): number[] {
  let height = 0;
  let lines = 0;
  const known = chunks.map((chunk) => measured.get(chunk.number));
  for (const [index, px] of known.entries()) {
    if (px === undefined) continue;
    height += px;
    lines += chunks[index]?.lines.length ?? 0;
  }
  const average = lines > 0 ? height / lines : LINE;
  return known.map((px, index) => px ?? average * (chunks[index]?.lines.length ?? 1));
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** Returns the window around what is on the screen, `ahead` further at both sides. At least the last chunk is in it. */
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
