import type { DoctorDetails } from '../../../api/doctor.ts';
import { monthDayText } from '../../../messages/date-text.ts';
import { serviceTime } from '../../../messages/zone-text.ts';
import { formatDate } from '../../../rules/dates.ts';
import { Text } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import styles from './doctor-facts.module.css';

/** Shows facts about the doctor: ratings, number of answers, and response time or the time of return. */
export function DoctorFacts({ details: { doctor, nextFreeAt } }: { details: DoctorDetails }) {
  const words = useWords().doctor;
  const facts = [
    [words.satisfaction, words.percent(doctor.satisfaction)],
    [words.consultations, words.people(doctor.inquiryCount)],
    nextFreeAt === undefined
      ? [words.reply, words.minutes(doctor.replyMinutes)]
      : [words.free(serviceTime(formatDate(nextFreeAt, 'time'), nextFreeAt)), monthDayText(nextFreeAt)],
  ] as const;
  return (
    <dl className={styles.facts} aria-label={words.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" size="xs" tone="soft">
            {name}
          </Text>
          <Text as="dd" size="l" weight="bold" tight tabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
