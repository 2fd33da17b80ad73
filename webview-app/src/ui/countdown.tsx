/**
 * Shows the time left until a deadline. Rules:
 * 1. The time left never grows: it is the smaller of the clock's value and the page's monotonic value. A clock that is set back changes
 * nothing, and a phone that slept catches up by its clock.
 * 2. `onEnd` is called once for each deadline, even if it has passed on mount. With `repeat` it is called again while the deadline stays
 * the same.
 * 3. A screen reader hears a few marks and the end, never every second.
 */

import { useEffect, useRef, useState } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './countdown.module.css';
import hidden from './hidden.module.css';
import { Hidden } from './hidden.tsx';
import { Text } from './layout.tsx';

export interface CountdownProps {
  /** The words before the time, e.g. "Pay within". */
  label: string;
  /** The deadline in milliseconds since 1970. */
  until: number;
  /** The clock. Pass the service's time if the phone's may be wrong. Default `Date.now`. */
  now?: () => number;
  /** Called at the deadline. */
  onEnd?: (() => void) | undefined;
  /**
   * Calls `onEnd` again every 4 seconds, three times, while the deadline stays the same. The phone's clock and the service's differ by a
   * second or two, so the first request may come too early. Default false.
   */
  repeat?: boolean;
  /** The words shown instead of the time after the end. Default "Time is up". */
  over?: string;
}

const REPEAT_MS = 4_000;
const REPEATS = 3;

const DAY = 86_400;

/** The seconds left at which a screen reader hears the time, from early to late. */
const MARKS = [DAY, 3_600, 600, 300, 60, 10];

/** Counts down to a deadline: as `hh:mm:ss` on the last day, before that in days and hours. */
export function Countdown(props: CountdownProps) {
  // The key restarts the countdown for another deadline, so that `onEnd` is called again.
  return <OneCountdown key={props.until} {...props} />;
}

function OneCountdown({ label, until, now = Date.now, onEnd, repeat = false, over }: CountdownProps) {
  const words = useControlWords().countdown;
  const seconds = Math.ceil(useTimeLeft(until, now, onEnd, repeat) / 1000);
  const [first] = useState(seconds);
  const inWords = (length: number): string => {
    const { days, hours, minutes, rest } = partsOf(length);
    const parts = [days && words.days(days), hours && words.hours(hours)];
    const short = [minutes && words.minutes(minutes), rest && words.seconds(rest)];
    return [...parts, ...(days ? [] : short)].filter(Boolean).join(' ');
  };
  const mark = MARKS.filter((limit) => seconds <= limit && limit < first).at(-1);
  const end = over ?? words.over;
  return (
    <p className={styles.countdown}>
      <span>{label}</span>
      {seconds > 0 ? (
        <span role="timer">
          <Hidden>{inWords(seconds)}</Hidden>
          <span className={styles.time} aria-hidden="true">
            {seconds < DAY ? digits(seconds) : inWords(seconds)}
          </span>
        </span>
      ) : (
        <Text as="b" tone="ink" weight="bold">
          {end}
        </Text>
      )}
      <span className={hidden.hidden} role="status">
        {seconds === 0 ? end : mark ? words.atMost(inWords(mark)) : ''}
      </span>
    </p>
  );
}

/** Returns the milliseconds left, and renders again after each whole second. */
function useTimeLeft(until: number, now: () => number, onEnd: (() => void) | undefined, repeat: boolean): number {
  const [remaining, setRemaining] = useState(() => Math.max(0, until - now()));
  const latest = useRef({ now, onEnd });
  /** The number of calls of `onEnd` that remain. */
  const tellings = useRef(repeat ? 1 + REPEATS : 1);
  useEffect(() => {
    latest.current = { now, onEnd };
  });
  useEffect(() => {
    const leftAtStart = until - latest.current.now();
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      const byRunningTime = leftAtStart - (performance.now() - startedAt);
      const next = Math.max(0, Math.min(until - latest.current.now(), byRunningTime));
      setRemaining(next);
      if (next > 0) timer = setTimeout(measure, next % 1000 || 1000);
      else if (tellings.current > 0) {
        tellings.current -= 1;
        latest.current.onEnd?.();
        if (tellings.current > 0) timer = setTimeout(measure, REPEAT_MS);
      }
    };
    measure();
    // Timers are suspended together with the page.
    document.addEventListener('visibilitychange', measure);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', measure);
    };
  }, [until]);
  return remaining;
}

function partsOf(seconds: number) {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    rest: seconds % 60,
  };
}

function digits(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  return [...(hours ? [hours] : []), minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}
