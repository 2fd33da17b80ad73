import { CalendarDays, Clock } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { languageTag } from '../../messages/index.ts';
import { Distance } from '../../ui/distance.tsx';
import { dayInShort } from '../../ui/month.ts';
import { Tag, Tags } from '../../ui/tag.tsx';
import { useKitWords } from '../words/index.ts';
import styles from './institution-facts.module.css';

/** Says which day is free next at an institution, how far it is, when it is open, where it is and what it has. */
export function InstitutionFacts({ address, metres, nextDay, hours, tags = [] }: Partial<BookingInstitution>) {
  const words = useKitWords().institutions;
  return (
    <span className={styles.text}>
      {nextDay ? (
        <span className={styles.next}>
          <CalendarDays aria-hidden="true" />
          {words.nextDay(dayInShort(nextDay, languageTag()))}
        </span>
      ) : null}
      <span className={styles.line}>
        <Distance metres={metres} />
        {hours ? (
          <span className={styles.hours}>
            <Clock aria-hidden="true" />
            {hours}
          </span>
        ) : null}
      </span>
      {address ? <span className={styles.address}>{address}</span> : null}
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
