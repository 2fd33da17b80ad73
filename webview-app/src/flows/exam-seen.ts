/** The parts of a change of an appointment that say which appointment the page showed. */
import type { Appointment } from '../api/exam.ts';

/** Names the order of an appointment and what the page showed of it. */
export const seenAppointment = (appointment: Appointment) => ({
  orderNo: appointment.orderNo,
  seenStatus: appointment.status,
  seenDate: appointment.appointmentDate,
  seenUnitId: appointment.appointmentUnitId,
});

/** The body of a move to another day, `YYYY-MM-DD`. */
export const rebooking = (appointment: Appointment, appointmentDate: string) => ({
  ...seenAppointment(appointment),
  seenLeft: appointment.rebooksLeft,
  appointmentDate,
});
