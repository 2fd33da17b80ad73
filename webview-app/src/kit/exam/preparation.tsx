import type { Appointment } from '../../api/exam.ts';
import { Points } from '../service-parts.tsx';
import { useKitWords } from '../words/index.ts';
import { isDayOver } from './day-over.ts';

export interface PreparationProps {
  appointment: Pick<Appointment, 'preparation' | 'status' | 'appointmentDate'>;
}

/**
 * The list of what to do before the day: it depends on what is examined. Nothing where the service tells none, once the day is used, and
 * once it is over.
 */
export function Preparation({ appointment }: PreparationProps) {
  const { preparation = [], status } = appointment;
  const items = status === 'booked' && !isDayOver(appointment) ? preparation : [];
  return <Points title={useKitWords().examStatus.preparation} items={items} ticked />;
}
