/** Tracks the state of an activity by the server's clock while a page shows it (specification, section 4). */
import { useEffect, useState } from 'react';
import { serverNow } from '../../client/server-clock.ts';
import { momentOf } from '../../rules/dates.ts';
import { type ActivityTime, activityTime } from '../../rules/periods.ts';

export interface Period {
  readonly startAt: string;
  readonly endAt: string;
}

/** The maximum delay of a browser's timer in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns the state of the activity. Renders again when it begins and when it ends. */
export function useActivityTime({ startAt, endAt }: Period): ActivityTime {
  const [, setUpdates] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      setUpdates((count) => count + 1);
      const remaining = [startAt, endAt].map((bound) => momentOf(bound) - serverNow()).filter((ms) => ms > 0);
      if (remaining.length > 0) timer = setTimeout(update, Math.min(MAX_TIMER_MS, ...remaining));
    };
    update();
    // Timers may be suspended while the page is hidden.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [startAt, endAt]);
  return activityTime(startAt, endAt, serverNow());
}
