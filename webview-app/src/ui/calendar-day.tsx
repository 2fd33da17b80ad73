import type { KeyboardEvent } from 'react';
import { useCalendarWords } from '../messages/calendar-words.ts';
import { languageTag } from '../messages/index.ts';
import { inOneLine } from '../messages/one-line.ts';
import styles from './calendar.module.css';
import { classes } from './classes.ts';
import { dayAloud } from './month.ts';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  state: 'open' | 'full' | 'closed';
  /** The number of free appointments, if known. */
  left?: number | undefined;
  /** A word that marks a closed or full day instead of its state. */
  mark?: string | undefined;
}

/** The highest number of free appointments that counts as few. */
const FEW = 3;

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
  const open = day.state === 'open';
  const few = open && day.left !== undefined && day.left <= FEW;
  const mark = open ? undefined : day.mark;
  const state = mark ?? (open && day.left !== undefined ? t.left(day.left) : t[day.state]);
  const words = inOneLine(dayAloud(day.date, languageTag()), today ? t.today : '', chosen ? t.chosen : '', state);
  // A missing tint already shows that a day is closed. Only a mark, "full" and the free appointments are written under the number.
  const note = mark || day.state === 'full' || (open && day.left !== undefined) ? state : '';
  return (
    <button
      type="button"
      data-day={day.date}
      className={classes(
        styles.day,
        open && styles.open,
        few && styles.few,
        today && styles.today,
        mark && styles.marked,
        chosen && styles.chosen,
      )}
      aria-label={words}
      aria-disabled={!open || undefined}
      aria-pressed={open ? chosen : undefined}
      tabIndex={focusable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{Number(day.date.slice(8))}</span>
      <span className={styles.note}>{note || (today ? t.today : '')}</span>
    </button>
  );
}
