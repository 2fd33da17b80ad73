/** Builds the fields of a change that identify the appointment as the page showed it. */
import type { Appointment } from '../api/exam.ts';

export const displayedAppointment = (appointment: Appointment) => ({
  orderNo: appointment.orderNo,
  seenStatus: appointment.status,
  seenDate: appointment.appointmentDate,
  seenUnitId: appointment.appointmentUnitId,
});

/** Returns the body of a move to another day, `YYYY-MM-DD`. */
export const rebooking = (appointment: Appointment, appointmentDate: string) => ({
  ...displayedAppointment(appointment),
  seenLeft: appointment.rebooksLeft,
  appointmentDate,
});
