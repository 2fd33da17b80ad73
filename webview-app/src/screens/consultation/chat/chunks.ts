/**
 * Splits a conversation into chunks of lines that are rendered or left out as a whole. A line's number determines its chunk, so that a line
 * that arrives late changes only that chunk.
 */
import type { ChatLine } from '../../../api/consultation.ts';

export const LINES_OF_CHUNK = 8;

export interface Chunk {
  /** The number of the chunk, which stays the same when earlier lines arrive. */
  readonly number: number;
  readonly lines: readonly ChatLine[];
  /** The lines right before and after it. */
  readonly before: ChatLine | undefined;
  readonly after: ChatLine | undefined;
}

const numberOf = ({ seq }: ChatLine): number => Math.floor((seq - 1) / LINES_OF_CHUNK);

/** Returns the chunks of lines in their order. Unchanged chunks of `previousChunks` are reused. */
export function chunksOf(lines: readonly ChatLine[], previousChunks: readonly Chunk[] = []): readonly Chunk[] {
  const previousByNumber = new Map(previousChunks.map((chunk) => [chunk.number, chunk]));
  const chunks: Chunk[] = [];
  for (let start = 0; start < lines.length; ) {
    const first = lines[start];
    if (!first) break;
    const number = numberOf(first);
    let end = start + 1;
    for (let next = lines[end]; next && numberOf(next) === number; next = lines[end]) end += 1;
    const previous = lines[start - 1];
    const after = lines[end];
    const old = previousByNumber.get(number);
    const isSame =
      old?.before === previous &&
      old?.after === after &&
      old?.lines.length === end - start &&
      old.lines.every((line, index) => line === lines[start + index]);
    chunks.push(old && isSame ? old : { number, lines: lines.slice(start, end), before: previous, after });
    start = end;
  }
  return chunks;
}

/** Returns the index of the chunk in which a line is or would be. */
export function chunkWith(chunks: readonly Chunk[], seq: number): number {
  const number = Math.floor((seq - 1) / LINES_OF_CHUNK);
  const index = chunks.findIndex((chunk) => chunk.number >= number);
  return index < 0 ? chunks.length - 1 : index;
}
