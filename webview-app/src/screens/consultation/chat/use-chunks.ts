import { useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import { type Chunk, chunksOf } from './chunks.ts';

interface Cut {
  readonly lines: readonly ChatLine[];
  readonly chunks: readonly Chunk[];
}

/** Returns the chunks of the lines. Unchanged chunks stay the same objects. */
export function useChunks(lines: readonly ChatLine[]): readonly Chunk[] {
  const [cut, setCut] = useState<Cut>(() => ({ lines, chunks: chunksOf(lines) }));
  if (cut.lines === lines) return cut.chunks;
  const chunks = chunksOf(lines, cut.chunks);
  setCut({ lines, chunks });
  return chunks;
}
