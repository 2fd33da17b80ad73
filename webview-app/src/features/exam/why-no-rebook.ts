import type { Appointment } from '../../api/exam.ts';
import type { KitWords } from '../../kit/words/index.ts';
import { momentText } from '../../messages/date-text.ts';

/** Returns the reason why the date cannot be changed. If it can still be cancelled, the reason is that no changes are left. */
export function whyNoRebook(appointment: Appointment | undefined, { whyNoRebook: words }: KitWords['exam']): string {
  if (appointment?.status === 'used') return words.used;
  if (appointment?.status !== 'booked') return words.none;
  return appointment.canCancel ? words.noneLeft : words.tooLate(momentText(appointment.changeBefore));
}
