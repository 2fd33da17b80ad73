import { useEffect, useRef } from 'react';
import { serverNow } from '../../../client/server-clock.ts';
import { nextMidnight } from '../../../rules/periods.ts';

/** Calls `onNewDay` at midnight in Shanghai by the server's clock, or when the page is seen again after it. */
export function useNewDay(onNewDay: () => void): void {
  const latest = useRef(onNewDay);
  useEffect(() => {
    latest.current = onNewDay;
  });
  useEffect(() => {
    let midnight = nextMidnight(serverNow());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (serverNow() >= midnight) {
        midnight = nextMidnight(serverNow());
        latest.current();
      }
      timer = setTimeout(look, midnight - serverNow());
    };
    look();
    // A hidden page's timers may be suspended.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
