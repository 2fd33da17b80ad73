import type { Doctor } from '../../../api/doctor.ts';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './doctor-head.module.css';

/** The doctor's portrait, name, title and hospital. */
export function DoctorHead({ doctor }: { doctor: Doctor }) {
  const words = useWords().doctor;
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.portrait}>
          <Picture src={doctor.portraitUrl} alt="" ratio={1} eager />
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{doctor.doctorName}</p>
          <p className={styles.title}>
            <Dotted parts={[doctor.title, doctor.departmentName]} />
          </p>
          <p className={styles.hospital}>
            <Dotted parts={[doctor.hospitalName, doctor.hospitalLevel]} />
          </p>
          <Tag tone={doctor.online ? 'brand' : 'plain'}>{doctor.online ? words.online : words.away}</Tag>
        </div>
      </div>
    </Card>
  );
}
