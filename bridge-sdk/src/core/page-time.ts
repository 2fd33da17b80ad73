import type { Clock } from './data-types.ts';

/**
 * Returns the function that tells the time of a page in whole milliseconds. It never goes back, also with a clock without
 * `performance`: if that is set back, a deadline would be an hour away.
 */
export function pageTime(clock: Clock): () => number {
  let clocked = 0;
  let elapsed = 0;
  return () => {
    const previous = clocked;
    // The time since the page began, where the clock has it: it knows nothing of a phone's clock that is set forward. A fraction would need
    // more memory for every call.
    // Mutant lives: A fraction of a millisecond changes no deadline; whole numbers save memory.
    clocked = Math.floor((clock.performance || clock.Date).now());
    elapsed += Math.max(0, clocked - previous);
    return elapsed;
  };
}
