import type { Appointment } from '../../api/exam.ts';
import { Rows } from '../../ui/list-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PhoneRow } from './institution-contact.tsx';
import styles from './institution-rows.module.css';

/** Shows picture and phone of an appointment's institution. Its address is on the appointment's card. */
export function InstitutionRows({ appointment }: { appointment: Appointment }) {
  const { appointmentUnitPhone, appointmentUnitCoverUrl } = appointment;
  return (
    <div className={styles.place}>
      {appointmentUnitCoverUrl ? <Picture src={appointmentUnitCoverUrl} alt="" ratio={2.2} /> : null}
      {appointmentUnitPhone ? (
        <Rows>
          <PhoneRow phone={appointmentUnitPhone} />
        </Rows>
      ) : null}
    </div>
  );
}
