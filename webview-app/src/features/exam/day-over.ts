import type { Appointment } from '../../api/exam.ts';
import { serverNow } from '../../client/server-clock.ts';
import { today } from '../../rules/dates.ts';

/** Tells if the appointment's day is over, whatever its reported status: a stored appointment outlives its day. */
export const isDayOver = ({ appointmentDate }: Pick<Appointment, 'appointmentDate'>): boolean =>
  today(serverNow()) > appointmentDate;
