import type { AssessmentRecord } from '../../../api/assessment.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import type { GaugeBand } from '../../../ui/gauge.tsx';
import { Tag, type TagProps } from '../../../ui/tag.tsx';

const TAGS: Readonly<Record<string, NonNullable<TagProps['tone']>>> = { low: 'brand', medium: 'warm', high: 'danger' };

/** The tones of the levels on the gauge. */
const TONES: Readonly<Record<string, GaugeBand['tone']>> = { low: 'good', medium: 'fair', high: 'poor' };

/** Returns the tone of a level on the gauge. */
export const toneOf = (level: string): GaugeBand['tone'] => entryOf(TONES, level, 'risk level', 'plain');

/** Shows the level of a result, in the service's words. */
export function LevelTag({ record }: { record: Pick<AssessmentRecord, 'level' | 'levelText'> }) {
  return <Tag tone={entryOf(TAGS, record.level, 'risk level', 'plain')}>{record.levelText}</Tag>;
}
