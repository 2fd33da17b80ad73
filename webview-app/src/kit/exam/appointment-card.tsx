import type { Appointment } from '../../api/exam.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { languageTag } from '../../messages/index.ts';
import { unlessLeftOut } from '../../rules/left-out.ts';
import { maskName } from '../../rules/masking.ts';
import { Card, Divider } from '../../ui/card.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { dayInWords } from '../../ui/month.ts';
import { useKitWords } from '../words/index.ts';
import styles from './appointment-card.module.css';
import { isKeptPart } from './use-exam.ts';
import { whyNoRebook } from './why-no-rebook.ts';

/** The day of an appointment, and the person it is for. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { examStatus: words, exam } = useKitWords();
  const { appointmentDate, arriveFrom, arriveTo, status } = appointment;
  const isKept = isKeptPart(appointment);
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
      <Divider />
      <KeyValues
        pairs={[
          [words.forWhom, isKept ? undefined : maskName(appointment.physicalName)],
          [words.idCard, unlessLeftOut(appointment.physicalId)],
          [words.phone, unlessLeftOut(appointment.medicalPhoneNumber)],
          [words.appointmentNo, appointment.appointmentNo],
          appointment.canCancel || appointment.canRebook
            ? [words.changeUntil, momentText(appointment.changeBefore)]
            : [words.changeUntil, undefined],
        ]}
      />
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
