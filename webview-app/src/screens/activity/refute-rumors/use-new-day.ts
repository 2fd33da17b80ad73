import { useEffect, useRef } from 'react';
import { serverNow } from '../../../client/server-clock.ts';
import { nextMidnight } from '../../../rules/periods.ts';

/** Calls `onNewDay` at midnight in Shanghai by the server's clock, or when the page is seen again after it. */
export function useNewDay(onNewDay: () => void): void {
  const latestCallback = useRef(onNewDay);
  useEffect(() => {
    latestCallback.current = onNewDay;
  });
  useEffect(() => {
    let midnight = nextMidnight(serverNow());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkDay = () => {
      clearTimeout(timer);
      if (serverNow() >= midnight) {
        midnight = nextMidnight(serverNow());
        latestCallback.current();
      }
      timer = setTimeout(checkDay, midnight - serverNow());
    };
    checkDay();
    // A hidden page's timers may be suspended.
    document.addEventListener('visibilitychange', checkDay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkDay);
    };
  }, []);
}
