import type { PipelineService } from '../../../api/service-pipeline.ts';
import { Tag, type TagProps } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

const TONES: Readonly<Record<PipelineService['state'], NonNullable<TagProps['tone']>>> = {
  upcoming: 'plain',
  inactive: 'warm',
  active: 'brand',
  used: 'plain',
  expired: 'plain',
};

/** Shows the state of a service in a word. */
export function StateTag({ state }: Pick<PipelineService, 'state'>) {
  return <Tag tone={TONES[state]}>{useWords().states[state]}</Tag>;
}
