import type { PipelineService } from '../../../api/service-pipeline.ts';
import type { PipelineWords } from '../words/index.ts';

/** Returns the remaining uses as text, or undefined if the service does not count them. */
export function formatRemainingUses(
  { unlimited, left, total }: PipelineService,
  words: PipelineWords,
): string | undefined {
  if (unlimited) return words.unlimited;
  return left === undefined || total === undefined ? undefined : words.left(left, total);
}
