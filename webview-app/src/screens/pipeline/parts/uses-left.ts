import type { PipelineService } from '../../../api/service-pipeline.ts';
import type { PipelineWords } from '../words/index.ts';

/** The uses that are left, in words; undefined where nothing is counted. */
export function usesLeft({ unlimited, left, total }: PipelineService, words: PipelineWords): string | undefined {
  if (unlimited) return words.unlimited;
  return left === undefined || total === undefined ? undefined : words.left(left, total);
}
