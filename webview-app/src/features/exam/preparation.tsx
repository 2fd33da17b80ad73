import type { Appointment } from '../../api/exam.ts';
import { Points } from '../../kit/page/service-parts.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { isDayOver } from './day-over.ts';

export interface PreparationProps {
  appointment: Pick<Appointment, 'preparation' | 'status' | 'appointmentDate'>;
}

/** Lists the instructions before a booked checkup. Renders nothing without instructions, or when its day is over. */
export function Preparation({ appointment }: PreparationProps) {
  const { preparation = [], status } = appointment;
  const items = status === 'booked' && !isDayOver(appointment) ? preparation : [];
  return <Points title={useKitWords().examStatus.preparation} items={items} ticked />;
}
