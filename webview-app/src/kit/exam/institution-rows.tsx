import type { Appointment } from '../../api/exam.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './institution-rows.module.css';
import { PlaceRows } from './place-rows.tsx';

/** Shows the institution of an appointment: what the house looks like, the way there, and the phone. */
export function InstitutionRows({ appointment }: { appointment: Appointment }) {
  const { appointmentUnitName, appointmentUnitAddress, appointmentUnitPhone, latitude, longitude } = appointment;
  const { appointmentUnitCoverUrl } = appointment;
  const place = { name: appointmentUnitName, address: appointmentUnitAddress, phone: appointmentUnitPhone };
  return (
    <div className={styles.place}>
      {appointmentUnitCoverUrl ? <Picture src={appointmentUnitCoverUrl} alt="" ratio={2.2} /> : null}
      <PlaceRows place={{ ...place, latitude, longitude }} />
    </div>
  );
}
