import type { Appointment } from '../../api/exam.ts';
import { PlaceRows } from './place-rows.tsx';

/** Shows the institution of an appointment: the way there, and the phone. */
export function InstitutionRows({ appointment }: { appointment: Appointment }) {
  const { appointmentUnitName, appointmentUnitAddress, appointmentUnitPhone, latitude, longitude } = appointment;
  const place = { name: appointmentUnitName, address: appointmentUnitAddress, phone: appointmentUnitPhone };
  return <PlaceRows place={{ ...place, latitude, longitude }} />;
}
