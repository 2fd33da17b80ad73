import type { KeyboardEvent } from 'react';
import { useCalendarWords } from '../messages/calendar-words.ts';
import { languageTag } from '../messages/index.ts';
import { inOneLine } from '../messages/join-text.ts';
import styles from './calendar.module.css';
import { classes } from './classes.ts';
import { dayAloud } from './month.ts';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  state: 'open' | 'full' | 'closed';
  /** The number of free appointments, if known. */
  freeCount?: number | undefined;
  /** A word that replaces the state of a closed or full day. */
  mark?: string | undefined;
}

/** The highest number of free appointments that counts as few. */
const MAX_FEW = 3;

interface DayProps {
  day: CalendarDay;
  chosen: boolean;
  today: boolean;
  focusable: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders a day of `Calendar`. A day that is not open can have the focus, so that it is read out, but cannot be chosen. */
export function Day({ day, chosen, today, focusable, onChoose, onKeyDown }: DayProps) {
  const t = useCalendarWords();
  const isOpen = day.state === 'open';
  const isFew = isOpen && day.freeCount !== undefined && day.freeCount <= MAX_FEW;
  const mark = isOpen ? undefined : day.mark;
  const stateText = mark ?? (isOpen && day.freeCount !== undefined ? t.left(day.freeCount) : t[day.state]);
  const label = inOneLine(dayAloud(day.date, languageTag()), today ? t.today : '', chosen ? t.chosen : '', stateText);
  // A missing tint already shows that a day is closed. Only a mark, "full" and the free appointments are written under the number.
  const visibleNote = mark || day.state === 'full' || (isOpen && day.freeCount !== undefined) ? stateText : '';
  return (
    <button
      type="button"
      data-day={day.date}
      className={classes(
        styles.day,
        isOpen && styles.open,
        isFew && styles.few,
        today && styles.today,
        mark && styles.marked,
        chosen && styles.chosen,
      )}
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      aria-pressed={isOpen ? chosen : undefined}
      tabIndex={focusable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{Number(day.date.slice(8))}</span>
      <span className={styles.note}>{visibleNote || (today ? t.today : '')}</span>
    </button>
  );
}
