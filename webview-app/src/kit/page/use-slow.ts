import { useEffect, useState } from 'react';

/** The time in which most payments are confirmed; after it the page says that it takes longer. Milliseconds. */
const SLOW_MS = 10_000;

/** Tells if `active` has lasted for 10 s. A change of an attempt number restarts the time. */
export function useSlow(active: boolean | number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}
