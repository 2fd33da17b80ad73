import type { AssessmentRecord } from '../../../api/assessment.ts';
import type { GaugeBand } from '../../../ui/gauge.tsx';
import { Tag, type TagProps } from '../../../ui/tag.tsx';

type Level = AssessmentRecord['level'];

const TAGS: Readonly<Record<Level, NonNullable<TagProps['tone']>>> = { low: 'brand', medium: 'warm', high: 'danger' };

/** The tone of a level on the gauge. */
export const TONES: Readonly<Record<Level, GaugeBand['tone']>> = { low: 'good', medium: 'fair', high: 'poor' };

/** The level of a result, in the service's words. */
export function LevelTag({ record }: { record: Pick<AssessmentRecord, 'level' | 'levelText'> }) {
  return <Tag tone={TAGS[record.level]}>{record.levelText}</Tag>;
}
