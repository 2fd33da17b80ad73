import type { Appointment } from '../../api/exam.ts';
import { Points } from '../service-parts.tsx';
import { useKitWords } from '../words/index.ts';

/** The list of what to do before the day: it depends on what is examined. Nothing where the service tells none, and once the day is used. */
export function Preparation({ appointment }: { appointment: Pick<Appointment, 'preparation' | 'status'> }) {
  const { preparation = [], status } = appointment;
  const items = status === 'booked' ? preparation : [];
  return <Points title={useKitWords().examStatus.preparation} items={items} ticked />;
}
