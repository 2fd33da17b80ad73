import type { Appointment } from '../../api/exam.ts';
import { Points } from '../service-parts.tsx';
import { useKitWords } from '../words/index.ts';

/** The list of what to do before the day: it depends on what is examined. Nothing where the service tells none. */
export function Preparation({ appointment: { preparation = [] } }: { appointment: Pick<Appointment, 'preparation'> }) {
  return <Points title={useKitWords().examStatus.preparation} items={preparation} ticked />;
}
