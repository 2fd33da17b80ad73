import type { Clock } from './data-types.ts';

/**
 * Returns a monotonic clock in whole milliseconds. Without `performance.now()` a system clock that is set back would move every
 * deadline.
 */
export function pageTime(clock: Clock): () => number {
  let reading = 0;
  let elapsed = 0;
  return () => {
    const previousReading = reading;
    // `performance` is preferred, because a phone's clock that is set forward does not change it. A fraction would need more memory per call.
    // Mutant lives: A fraction of a millisecond changes no deadline; whole numbers save memory.
    reading = Math.floor((clock.performance || clock.Date).now());
    elapsed += Math.max(0, reading - previousReading);
    return elapsed;
  };
}
