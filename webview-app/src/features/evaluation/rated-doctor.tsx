import type { Doctor } from '../../api/doctor.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './rated-doctor.module.css';

/** Shows the rated doctor: portrait, name, title, department. */
export function RatedDoctor({ doctor }: { doctor: Doctor }) {
  return (
    <div className={styles.doctor}>
      <div className={styles.portrait}>
        <Picture src={doctor.portraitUrl} alt="" ratio={1} eager />
      </div>
      <p className={styles.words}>
        <strong className={styles.name} translate="no">
          {doctor.doctorName}
        </strong>
        <span className={styles.place}>
          <Dotted parts={[doctor.title, doctor.departmentName]} />
        </span>
      </p>
    </div>
  );
}
