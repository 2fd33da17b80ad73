import { useEffect, useState } from 'react';

/** The milliseconds within which most payments are confirmed. After them the page shows that it takes longer. */
const SLOW_MS = 10_000;

/** Returns whether `activity` has been true for 10 s. It may be an attempt number: a change restarts the time. */
export function useSlow(activity: boolean | number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!activity) return;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [activity]);
  return isSlow;
}
