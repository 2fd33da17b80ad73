import type { Appointment } from '../../api/exam.ts';
import { serverNow } from '../../client/server-clock.ts';
import { today } from '../../rules/dates.ts';

/** Returns whether the appointment's day is over, whatever its reported status. A stored appointment may be older than today. */
export const isDayOver = ({ appointmentDate }: Pick<Appointment, 'appointmentDate'>): boolean =>
  today(serverNow()) > appointmentDate;
