import type { Appointment } from '../../../api/exam.ts';
import { PersonalPicture } from '../../../kit/pictures/personal-picture.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Text } from '../../../ui/layout.tsx';
import { reportCoverOf } from '../flows/report.ts';
import { useWords } from '../words/index.ts';
import styles from './report-cover.module.css';

/** The aspect ratio of A4. */
const A4_RATIO = 1 / Math.SQRT2;

/** Shows a report's person, place and day, and its first page as a picture that opens the report. */
export function ReportCover({ visit, onOpen }: { visit: Appointment; onOpen: () => void }) {
  const words = useWords().report;
  const cover = reportCoverOf(visit);
  return (
    <Card>
      <div className={styles.report}>
        {cover === undefined ? null : (
          <button type="button" className={styles.cover} aria-label={words.openFirst} onClick={onOpen}>
            <PersonalPicture src={cover} alt="" ratio={A4_RATIO} whole eager noReferrer />
          </button>
        )}
        <div className={styles.facts}>
          <Text size="l" tone="ink" weight="bold" translate="no">
            {shownName(visit.physicalName)}
          </Text>
          <p translate="no">{visit.appointmentUnitName}</p>
          <p>{dayText(visit.appointmentDate)}</p>
        </div>
      </div>
    </Card>
  );
}
