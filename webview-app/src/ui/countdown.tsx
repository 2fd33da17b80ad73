/**
 * Shows the time left until a deadline. Rules:
 * 1. The time left never grows: it is the smaller of the values by the clock and by the page's monotonic timer. A clock that is set back
 * changes nothing, and after a sleep of the phone the clock corrects the time.
 * 2. `onEnd` is called once for each deadline, even if it has passed on mount. With `repeat` it is called again while the deadline stays
 * the same.
 * 3. A screen reader hears a few announcements and the end, never every second.
 */

import { useEffect, useRef, useState } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './countdown.module.css';
import hidden from './hidden.module.css';
import { Hidden } from './hidden.tsx';
import { Text } from './layout.tsx';

export interface CountdownProps {
  /** The label before the time, e.g. "Pay within". */
  label: string;
  /** The deadline in milliseconds since 1970. */
  until: number;
  /** The clock. Pass the service's time if the phone's may be wrong. Default `Date.now`. */
  now?: () => number;
  /** Called at the deadline. */
  onEnd?: (() => void) | undefined;
  /**
   * Calls `onEnd` up to three more times, every 4 seconds, while the deadline stays the same. The clocks of the phone and the service differ
   * by a second or two, so the first request may come too early. Default false.
   */
  repeat?: boolean;
  /** The text shown instead of the time after the end. Default "Time is up". */
  over?: string;
}

const REPEAT_MS = 4_000;
const REPEATS = 3;

const DAY = 86_400;

/** The remaining seconds at which the time is announced to a screen reader, from early to late. */
const ANNOUNCED_SECONDS = [DAY, 3_600, 600, 300, 60, 10];

/** Counts down to a deadline: as `hh:mm:ss` on the last day, before that in days and hours. */
export function Countdown(props: CountdownProps) {
  // The key restarts the countdown for another deadline, so that `onEnd` is called again.
  return <SingleCountdown key={props.until} {...props} />;
}

function SingleCountdown({ label, until, now = Date.now, onEnd, repeat = false, over }: CountdownProps) {
  const words = useControlWords().countdown;
  const seconds = Math.ceil(useTimeLeft(until, now, onEnd, repeat) / 1000);
  const [initialSeconds] = useState(seconds);
  const durationText = (length: number): string => {
    const { days, hours, minutes, rest } = partsOf(length);
    const dayParts = [days && words.days(days), hours && words.hours(hours)];
    const timeParts = [minutes && words.minutes(minutes), rest && words.seconds(rest)];
    return [...dayParts, ...(days ? [] : timeParts)].filter(Boolean).join(' ');
  };
  const reachedMark = ANNOUNCED_SECONDS.filter((limit) => seconds <= limit && limit < initialSeconds).at(-1);
  const endText = over ?? words.over;
  return (
    <p className={styles.countdown}>
      <span>{label}</span>
      {seconds > 0 ? (
        <span role="timer">
          <Hidden>{durationText(seconds)}</Hidden>
          <span className={styles.time} aria-hidden="true">
            {seconds < DAY ? digits(seconds) : durationText(seconds)}
          </span>
        </span>
      ) : (
        <Text as="b" tone="ink" weight="bold">
          {endText}
        </Text>
      )}
      <span className={hidden.hidden} role="status">
        {seconds === 0 ? endText : reachedMark ? words.atMost(durationText(reachedMark)) : ''}
      </span>
    </p>
  );
}

/** Returns the milliseconds left, and renders again after each whole second. */
function useTimeLeft(until: number, now: () => number, onEnd: (() => void) | undefined, repeat: boolean): number {
  const [remaining, setRemaining] = useState(() => Math.max(0, until - now()));
  const latestProps = useRef({ now, onEnd });
  /** The number of calls of `onEnd` that remain. */
  const remainingCalls = useRef(repeat ? 1 + REPEATS : 1);
  useEffect(() => {
    latestProps.current = { now, onEnd };
  });
  useEffect(() => {
    const initialMs = until - latestProps.current.now();
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      const byRunningTime = initialMs - (performance.now() - startedAt);
      const next = Math.max(0, Math.min(until - latestProps.current.now(), byRunningTime));
      setRemaining(next);
      if (next > 0) timer = setTimeout(measure, next % 1000 || 1000);
      else if (remainingCalls.current > 0) {
        remainingCalls.current -= 1;
        latestProps.current.onEnd?.();
        if (remainingCalls.current > 0) timer = setTimeout(measure, REPEAT_MS);
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
