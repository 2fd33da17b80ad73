import { useEffect, useState } from 'react';

/** A payment is mostly confirmed within so long: after it the person is told that it takes longer. Milliseconds. */
const SLOW_MS = 10_000;

/** True once `active` has lasted for 10 s; another number of a try begins anew. */
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
