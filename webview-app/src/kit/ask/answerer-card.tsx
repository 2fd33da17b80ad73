import { Stethoscope } from 'lucide-react';
import type { Answerer } from '../../flows/ask-flow.ts';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './ask.module.css';
import { useAskWords } from './words/index.ts';

/** Shows who will answer: a doctor with portrait and price, a department, or that the service chooses. */
export function AnswererCard({ answerer }: { answerer: Answerer | undefined }) {
  const words = useAskWords();
  const { doctor } = answerer ?? {};
  return (
    <Card>
      <div className={styles.answerer}>
        {doctor ? (
          <span className={styles.portrait}>
            <Picture src={doctor.portraitUrl} alt="" ratio={1} />
          </span>
        ) : (
          <span className={styles.sign} aria-hidden="true">
            <Stethoscope size={26} />
          </span>
        )}
        <div className={styles.who}>
          <p className={styles.name}>
            {doctor ? doctor.doctorName : answerer ? words.anyDoctor(answerer.departmentName) : words.someDoctor}
            {doctor ? <span className={styles.rank}>{doctor.title}</span> : null}
          </p>
          <p className={styles.about}>
            {doctor ? (
              <Dotted parts={[doctor.hospitalName, doctor.departmentName]} />
            ) : answerer ? (
              words.online(answerer.onlineCount ?? 0)
            ) : (
              words.someDoctorText
            )}
          </p>
          {answerer && (doctor?.online ?? true) && answerer.replyMinutes > 0 ? (
            <p className={styles.about}>{words.replies(answerer.replyMinutes)}</p>
          ) : null}
          {answerer ? (
            <p className={styles.price}>
              {answerer.covered ? <Tag tone="brand">{words.covered}</Tag> : <Price fen={answerer.priceFen} />}
            </p>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
