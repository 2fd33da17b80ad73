import { CalendarDays, Clock } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { languageTag } from '../../messages/index.ts';
import { Distance } from '../../ui/distance.tsx';
import { Text } from '../../ui/layout.tsx';
import { dayInShort } from '../../ui/month.ts';
import { Tag, Tags } from '../../ui/tag.tsx';
import { districtOf } from './district-of.ts';
import styles from './institution-facts.module.css';

type InstitutionFields = Partial<BookingInstitution>;

/** Shows district, distance and next free day of an institution in one line. Renders nothing if all of them are unknown. */
export function InstitutionLine({ address = '', metres, nextDay }: InstitutionFields) {
  const words = useKitWords().institutions;
  const district = districtOf(address);
  if (!district && metres === undefined && !nextDay) return null;
  return (
    <span className={styles.line}>
      {district ? (
        <Text as="span" tone="ink" weight="bold">
          {district}
        </Text>
      ) : null}
      <Distance metres={metres} />
      {nextDay ? (
        <span className={styles.next}>
          <CalendarDays aria-hidden="true" />
          {words.nextDay(dayInShort(nextDay, languageTag()))}
        </span>
      ) : null}
    </span>
  );
}

/** Shows distance, next free day, opening hours and tags of an institution. */
export function InstitutionFacts({ metres, nextDay, hours, tags = [] }: InstitutionFields) {
  return (
    <div className={styles.text}>
      <InstitutionLine metres={metres} nextDay={nextDay} />
      {hours ? (
        <span className={styles.hours}>
          <Clock aria-hidden="true" />
          {hours}
        </span>
      ) : null}
      {tags.length > 0 ? (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      ) : null}
    </div>
  );
}
