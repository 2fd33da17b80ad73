import type { DoctorDetails } from '../../../api/doctor.ts';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import { DoctorFacts } from './doctor-facts.tsx';
import styles from './doctor-head.module.css';

/** Shows the doctor: portrait, name, title, hospital, ratings and specialities. */
export function DoctorHead({ details }: { details: DoctorDetails }) {
  const words = useWords().doctor;
  const { doctor } = details;
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.portrait}>
          <Picture src={doctor.portraitUrl} alt="" ratio={1} eager />
        </span>
        <div className={styles.who}>
          <Text size="l" weight="bold" translate="no">
            {doctor.doctorName}
          </Text>
          <Text size="s">
            <Dotted parts={[doctor.title, doctor.departmentName]} />
          </Text>
          <Note>
            <Dotted parts={[<Name key="hospital">{doctor.hospitalName}</Name>, doctor.hospitalLevel]} />
          </Note>
          <Tag tone={doctor.online ? 'brand' : 'plain'}>{doctor.online ? words.online : words.unavailable}</Tag>
        </div>
      </div>
      <DoctorFacts details={details} />
      <p>{doctor.goodAt}</p>
      {doctor.tags.length > 0 ? (
        <p className={styles.tags}>
          <Tags>
            {doctor.tags.map((tag) => (
              <Tag key={tag} tone="brand">
                {tag}
              </Tag>
            ))}
          </Tags>
        </p>
      ) : null}
    </Card>
  );
}
