import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import styles from './calendar.module.css';
import { type CalendarDay, Day } from './calendar-day.tsx';
import { addDays, addMonths, shiftMonth, weekday, weeksOf } from './month.ts';

export type { CalendarDay } from './calendar-day.tsx';

export interface CalendarProps {
  label: string;
  /** The days that the service has told; any other day is closed. */
  days: readonly CalendarDay[];
  /** The chosen day, '' for none. */
  value: string;
  onChange: (date: string) => void;
  /** The day that is marked as today, in the service's time zone (Asia/Shanghai). */
  today?: string;
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The open days, month by month, Monday first. Arrow keys move by day and week, Page keys by month. */
export function Calendar({ label, days, value, onChange, today }: CalendarProps) {
  const t = useText();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const known = new Map(days.map((day) => [day.date, day]));
  const open = days
    .filter((day) => day.state === 'open')
    .map((day) => day.date)
    .sort();
  const edges = days.map((day) => day.date).sort();
  const first = edges[0] ?? today ?? value;
  const last = edges.at(-1) ?? first;

  const [cursor, setCursor] = useState('');
  const [moved, setMoved] = useState(false);
  const focusDay = clamp(cursor || value || open[0] || first, first, last);
  const month = focusDay.slice(0, 7);

  useEffect(() => {
    if (!moved) return;
    setMoved(false);
    table.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [moved, focusDay]);

  const turn = (count: number) => {
    const next = shiftMonth(month, count);
    setCursor(open.find((date) => date.startsWith(next)) ?? clamp(`${next}-01`, first, last));
  };
  const move = (event: KeyboardEvent) => {
    const target = moves[event.key]?.(focusDay);
    if (!target) return;
    event.preventDefault();
    setCursor(clamp(target, first, last));
    setMoved(true);
  };
  if (!first) return <p className={styles.none}>{t.ui.calendar.noDays}</p>;

  const [year = 1970, number = 1] = month.split('-').map(Number);
  return (
    <div>
      <div className={styles.head}>
        <IconButton
          label={t.ui.calendar.previousMonth}
          icon={<ChevronLeft size={24} aria-hidden="true" />}
          disabled={month <= first.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <p className={styles.month} id={id} aria-live="polite">
          {t.ui.calendar.month(year, number)}
        </p>
        <IconButton
          label={t.ui.calendar.nextMonth}
          icon={<ChevronRight size={24} aria-hidden="true" />}
          disabled={month >= last.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      <table className={styles.grid} ref={table} aria-label={label} aria-describedby={id}>
        <thead>
          <tr>
            {t.ui.calendar.weekdays.map((name) => (
              <th key={name} className={styles.weekday} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {weekday7.map((column) => {
                const date = week[column];
                if (!date) return <td key={column} />;
                const day = known.get(date) ?? { date, state: 'closed' };
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
      {open.some((date) => date.startsWith(month)) ? null : <p className={styles.none}>{t.ui.calendar.noDays}</p>}
    </div>
  );
}

const weekday7 = [0, 1, 2, 3, 4, 5, 6] as const;

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
