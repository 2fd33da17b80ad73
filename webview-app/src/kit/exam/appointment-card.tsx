import type { ReactNode } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { languageTag } from '../../messages/index.ts';
import { unlessLeftOut } from '../../rules/left-out.ts';
import { shownName } from '../../rules/shown-name.ts';
import { Card } from '../../ui/card.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { dayInWords } from '../../ui/month.ts';
import { useKitWords } from '../words/index.ts';
import styles from './appointment-card.module.css';
import { isKeptPart } from './use-exam.ts';
import { whyNoRebook } from './why-no-rebook.ts';

export interface AppointmentCardProps {
  appointment: Appointment;
  /** Right under the day: what can be done about it. Default nothing. */
  actions?: ReactNode;
}

/** The day of an appointment, and what can be done about it. */
export function AppointmentCard({ appointment, actions }: AppointmentCardProps) {
  const { examStatus: words, exam } = useKitWords();
  const { appointmentDate, arriveFrom, arriveTo, status } = appointment;
  const isKept = isKeptPart(appointment);
  const canChange = appointment.canCancel || appointment.canRebook;
  return (
    <Card>
      <div className={styles.day}>
        <DaySheet day={appointmentDate} />
        <div className={styles.when}>
          <p className={styles.date}>
            {status === 'booked' ? dayInWords(appointmentDate, languageTag()) : dayText(appointmentDate)}
          </p>
          {status === 'booked' ? <p className={styles.arrive}>{words.arrive(arriveFrom, arriveTo)}</p> : null}
        </div>
      </div>
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
      {status === 'booked' && !appointment.canRebook && !isKept ? (
        <p className={styles.fixed}>
          <strong>{exam.noRebook}</strong>
          <br />
          {whyNoRebook(appointment, exam)}
        </p>
      ) : null}
    </Card>
  );
}

/** The person whom an appointment is for, and its number. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { examStatus: words } = useKitWords();
  return (
    <Card>
      <KeyValues
        pairs={[
          [words.forWhom, isKeptPart(appointment) ? undefined : shownName(appointment.physicalName)],
          [words.idCard, unlessLeftOut(appointment.physicalId)],
          [words.phone, unlessLeftOut(appointment.medicalPhoneNumber)],
          [words.appointmentNo, appointment.appointmentNo],
        ]}
      />
    </Card>
  );
}
