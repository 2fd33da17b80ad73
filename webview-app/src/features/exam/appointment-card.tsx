import { ChevronRight, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { languageTag } from '../../messages/index.ts';
import { unlessOmitted } from '../../rules/omitted-text.ts';
import { shownName } from '../../rules/shown-name.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/card.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { Note, Row, Text } from '../../ui/layout.tsx';
import { dayInWords } from '../../ui/month.ts';
import styles from './appointment-card.module.css';
import { isDayOver } from './day-over.ts';
import { mapLink } from './institution-links.ts';
import { isStoredAppointment } from './use-exam.ts';
import { whyNoRebook } from './why-no-rebook.ts';

export interface AppointmentCardProps {
  appointment: Appointment;
  /** The actions below the day. Default: none. */
  actions?: ReactNode;
}

/** Shows the day and the institution of an appointment, with its actions. */
export function AppointmentCard({ appointment, actions }: AppointmentCardProps) {
  const { examStatus: words, exam } = useKitWords();
  const { appointmentDate, arriveFrom, arriveTo, status } = appointment;
  const isStored = isStoredAppointment(appointment);
  const isAhead = status === 'booked' && !isDayOver(appointment);
  const canChange = appointment.canCancel || appointment.canRebook;
  return (
    <Card>
      <Day
        day={appointmentDate}
        date={isAhead ? dayInWords(appointmentDate, languageTag()) : dayText(appointmentDate)}
        text={isAhead ? words.arrive(arriveFrom, arriveTo) : undefined}
      />
      <InstitutionLink appointment={appointment} />
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {canChange ? (
        <p className={styles.fixed}>
          {words.changeUntil} {momentText(appointment.changeBefore)}
          {appointment.canRebook ? (
            <>
              <br />
              {words.changesLeft(appointment.rebooksLeft)}
            </>
          ) : null}
        </p>
      ) : null}
      {isAhead && !appointment.canRebook && !isStored ? (
        <p className={styles.fixed}>
          <strong>{exam.noRebook}</strong>
          <br />
          {whyNoRebook(appointment, exam)}
        </p>
      ) : null}
    </Card>
  );
}

/** Shows a day (`YYYY-MM-DD`) as a calendar sheet, as a date, and with a text. */
export function Day({ day, date, text }: { day: string; date: string; text: ReactNode }) {
  return (
    <Row gap={4} lines={2} wrap align="center">
      <DaySheet day={day} />
      <div className={styles.when}>
        <p className={styles.date}>{date}</p>
        {text ? <p className={styles.arrive}>{text}</p> : null}
      </div>
    </Row>
  );
}

/** Shows the institution and its address, as a link to the map if the position is known. */
function InstitutionLink({ appointment }: { appointment: Appointment }) {
  const words = useKitWords().examStatus;
  const { appointmentUnitName: name, appointmentUnitAddress: address, latitude, longitude } = appointment;
  const map = mapLink({ name, address, latitude, longitude });
  const content = (
    <>
      <MapPin size={20} aria-hidden="true" />
      <span className={styles.words}>
        <Text as="span" block weight="medium" translate="no">
          {name}
        </Text>
        <Note as="span" block>
          {address}
        </Note>
      </span>
    </>
  );
  if (!map) return <p className={styles.place}>{content}</p>;
  return (
    <Anchor className={styles.place} {...map}>
      {content}
      <Hidden>{words.map}</Hidden>
      <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
    </Anchor>
  );
}

/** Shows the person of an appointment and its number. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { examStatus: words } = useKitWords();
  return (
    <Card>
      <KeyValues
        pairs={[
          [words.forWhom, isStoredAppointment(appointment) ? undefined : shownName(appointment.physicalName)],
          [words.idCard, unlessOmitted(appointment.physicalId)],
          [words.phone, unlessOmitted(appointment.medicalPhoneNumber)],
          [words.appointmentNo, appointment.appointmentNo],
        ]}
      />
    </Card>
  );
}
