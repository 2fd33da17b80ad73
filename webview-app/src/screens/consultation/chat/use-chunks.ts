import { useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import { type Chunk, chunksOf } from './chunks.ts';

interface ChunkedLines {
  readonly lines: readonly ChatLine[];
  readonly chunks: readonly Chunk[];
}

/** Returns the chunks of the lines. Unchanged chunks stay the same objects. */
export function useChunks(lines: readonly ChatLine[]): readonly Chunk[] {
  const [chunked, setChunked] = useState<ChunkedLines>(() => ({ lines, chunks: chunksOf(lines) }));
  if (chunked.lines === lines) return chunked.chunks;
  const chunks = chunksOf(lines, chunked.chunks);
  setChunked({ lines, chunks });
  return chunks;
}
