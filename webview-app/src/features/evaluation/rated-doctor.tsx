import type { Doctor } from '../../api/doctor.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Note, Row, Text } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './rated-doctor.module.css';

/** Shows the rated doctor: portrait, name, title, department. */
export function RatedDoctor({ doctor }: { doctor: Doctor }) {
  return (
    <Row gap={3} shrink>
      <div className={styles.portrait}>
        <Picture src={doctor.portraitUrl} alt="" ratio={1} eager />
      </div>
      <Text shrink>
        <Text as="strong" size="l" translate="no">
          {doctor.doctorName}
        </Text>
        <Note as="span" block>
          <Dotted parts={[doctor.title, doctor.departmentName]} />
        </Note>
      </Text>
    </Row>
  );
}
