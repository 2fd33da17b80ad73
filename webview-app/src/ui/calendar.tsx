import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCalendarWords } from '../messages/calendar-words.ts';
import styles from './calendar.module.css';
import { type CalendarDay, Day } from './calendar-day.tsx';
import hidden from './hidden.module.css';
import { addDays, addMonths, shiftMonth, weekday, weeksOf } from './month.ts';

export type { CalendarDay } from './calendar-day.tsx';

export interface CalendarProps {
  label: string;
  /** The days from the service. All other days are closed. */
  days: readonly CalendarDay[];
  /** The chosen day, or ''. */
  value: string;
  onChange: (date: string) => void;
  /** The day that is marked as today, in the service's time zone (Asia/Shanghai). */
  today?: string;
}

const KEY_MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/**
 * Shows the open days in months below each other. Weeks begin on Monday, and weeks before this one are left out. It opens scrolled to the
 * chosen day, else to the first open day. Arrow keys move by day and week, Page keys by month.
 */
export function Calendar({ label, days, value, onChange, today }: CalendarProps) {
  const words = useCalendarWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  const openDates = days
    .filter((day) => day.state === 'open')
    .map((day) => day.date)
    .sort();
  const sortedDates = days.map((day) => day.date).sort();
  const first = sortedDates[0] ?? today ?? value;
  const last = sortedDates.at(-1) ?? first;

  const [cursor, setCursor] = useState('');
  const [isFocusPending, setFocusPending] = useState(false);
  const focusDay = clamp(cursor || value || openDates[0] || first, first, last);
  // Scroll on mount only: a day that is tapped is already in view.
  const [initialDay] = useState(value || openDates[0] || '');

  useEffect(() => {
    if (!isFocusPending) return;
    setFocusPending(false);
    findDay(root.current, focusDay)?.focus();
  }, [isFocusPending, focusDay]);

  // Parents scroll a new page to its top in their own effects, which run after this one.
  useEffect(() => {
    const timer = setTimeout(() => findDay(root.current, initialDay)?.scrollIntoView?.({ block: 'nearest' }));
    return () => clearTimeout(timer);
  }, [initialDay]);

  const move = (event: KeyboardEvent) => {
    const target = KEY_MOVES[event.key]?.(focusDay);
    if (!target) return;
    event.preventDefault();
    setCursor(clamp(target, first, last));
    setFocusPending(true);
  };
  if (!first) return <p className={styles.none}>{words.noDays}</p>;

  const firstShown = today && today < first ? today : first;
  const monday = addDays(firstShown, -weekday(firstShown));
  return (
    <div ref={root} className={styles.months}>
      {monthsBetween(firstShown, last).map((month, index) => {
        const [year = 1970, number = 1] = month.split('-').map(Number);
        return (
          <div key={month}>
            <p className={styles.month} id={`${id}-${month}`}>
              {words.month(year, number)}
            </p>
            <table className={styles.grid} aria-label={label} aria-describedby={`${id}-${month}`}>
              <thead className={index > 0 ? hidden.hidden : undefined}>
                <tr>
                  {words.weekdays.map((name) => (
                    <th key={name} className={styles.weekday} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeksOf(month)
                  .filter((week) => (week.findLast(Boolean) ?? '') >= monday)
                  .filter((week) => (week.find(Boolean) ?? '') <= last)
                  .map((week) => (
                    <tr key={week.find(Boolean)}>
                      {COLUMNS.map((column) => {
                        const date = week[column];
                        if (!date) return <td key={column} />;
                        const day = dayByDate.get(date) ?? { date, state: 'closed' };
                        return (
                          <td key={column} className={styles.cell}>
                            <Day
                              day={day}
                              chosen={date === value}
                              today={date === today}
                              focusable={date === focusDay}
                              onKeyDown={move}
                              onChoose={() => {
                                setCursor(date);
                                if (day.state === 'open') onChange(date);
                              }}
                            />
                          </td>
                        );
                      })}
                    </tr>
                  ))}
              </tbody>
            </table>
            {openDates.some((date) => date.startsWith(month)) ? null : <p className={styles.none}>{words.noDays}</p>}
          </div>
        );
      })}
    </div>
  );
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;

const findDay = (root: Element | null, date: string) => root?.querySelector<HTMLElement>(`[data-day="${date}"]`);

function monthsBetween(from: string, to: string): string[] {
  const months = [from.slice(0, 7)];
  for (let month = shiftMonth(from.slice(0, 7), 1); month <= to.slice(0, 7); month = shiftMonth(month, 1))
    months.push(month);
  return months;
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
