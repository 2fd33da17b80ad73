import type { Appointment } from '../../api/exam.ts';
import { serverNow } from '../../client/server-clock.ts';
import { today } from '../../rules/dates.ts';

/** True once the day is over, whatever state the institution has told so far: what is kept on the phone outlives its day. */
export const isDayOver = ({ appointmentDate }: Pick<Appointment, 'appointmentDate'>): boolean =>
  today(serverNow()) > appointmentDate;
