import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { addToCalendar, type CalendarResult, hostCalendarMethod } from '../../flows/add-to-calendar.ts';
import { StatusTile } from '../../kit/page/status-actions.tsx';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { languageTag } from '../../messages/index.ts';
import { copyText } from '../../platform/copy-text.ts';
import type { CalendarEntry } from '../../rules/calendar-file.ts';
import { Button } from '../../ui/button.tsx';
import { dayAloud } from '../../ui/month.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './add-to-calendar.module.css';

/**
 * Adds an appointment to the phone's calendar: as a file if the host accepts files, else by copying day and place. The page cannot detect
 * whether a file was saved, so it also shows day and place. If the copying fails, the person can copy the text manually.
 */
export function AddToCalendar({ appointment }: { appointment: Appointment }) {
  const words = useKitWords().examStatus;
  const { calendar } = words;
  const [result, setResult] = useState<CalendarResult>();
  const [isCopyRefused, setRefused] = useState(false);
  const isFile = hostCalendarMethod() === 'file';
  const text = textOf(appointment, words);
  const add = async () => {
    const end = await addToCalendar(calendarEntryOf(appointment, words), text);
    setRefused(false);
    if (end === 'copied') toast(calendar.copied, 'success');
    else setResult(end);
  };
  const copy = async () => {
    const isCopied = await copyText(text);
    setRefused(!isCopied);
    if (!isCopied) return;
    setResult(undefined);
    toast(calendar.copied, 'success');
  };
  return (
    <>
      <StatusTile
        label={isFile ? calendar.add : calendar.copy}
        icon={isFile ? <CalendarPlus /> : <Copy />}
        onClick={() => void add()}
      />
      <Sheet
        open={result !== undefined}
        title={isFile ? calendar.add : calendar.byHand}
        onCancel={() => setResult(undefined)}
        actions={
          isFile ? (
            <Button wide tone="secondary" onClick={() => void copy()}>
              {calendar.copy}
            </Button>
          ) : undefined
        }
      >
        {isFile ? <p className={styles.note}>{result === 'failed' ? calendar.noFile : calendar.saved}</p> : null}
        {isFile && isCopyRefused ? (
          <p className={styles.note} role="status">
            {calendar.byHand}
          </p>
        ) : null}
        <p className={styles.text}>{text}</p>
      </Sheet>
    </>
  );
}

type StatusWords = KitWords['examStatus'];

/** Returns the calendar entry, without personal data: a calendar may be shared. */
function calendarEntryOf(appointment: Appointment, words: StatusWords): CalendarEntry {
  const { appointmentNo, appointmentUnitName, appointmentUnitAddress, appointmentUnitPhone } = appointment;
  const { appointmentDate, arriveFrom, arriveTo, onTheDay } = appointment;
  return {
    id: `${appointmentNo}@sdhealth`,
    title: words.calendar.title(appointmentUnitName),
    place: [appointmentUnitName, appointmentUnitAddress].filter(Boolean).join(', '),
    text: [onTheDay ?? words.texts.booked, appointmentUnitPhone].filter(Boolean).join('\n'),
    day: appointmentDate,
    from: arriveFrom,
    to: arriveTo,
  };
}

function textOf(appointment: Appointment, words: StatusWords): string {
  const { appointmentDate, arriveFrom, arriveTo, onTheDay } = appointment;
  const { appointmentUnitName, appointmentUnitAddress, appointmentUnitPhone } = appointment;
  return [
    words.calendar.title(appointmentUnitName),
    dayAloud(appointmentDate, languageTag()),
    words.arrive(arriveFrom, arriveTo),
    appointmentUnitAddress,
    appointmentUnitPhone,
    onTheDay ?? words.texts.booked,
  ]
    .filter(Boolean)
    .join('\n');
}
