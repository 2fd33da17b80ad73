import { Clock } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { Distance } from '../../ui/distance.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import styles from './institution-facts.module.css';

/** Says how far an institution is, when it is open, where it is and what it has. */
export function InstitutionFacts({ address, metres, hours, tags = [] }: Partial<BookingInstitution>) {
  return (
    <span className={styles.text}>
      <span className={styles.line}>
        <Distance metres={metres} />
        {hours ? (
          <span className={styles.hours}>
            <Clock aria-hidden="true" />
            {hours}
          </span>
        ) : null}
      </span>
      {address ? <span>{address}</span> : null}
      {tags.length > 0 ? (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      ) : null}
    </span>
  );
}
