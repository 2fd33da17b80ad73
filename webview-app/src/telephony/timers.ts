/** Computes the timers of calls and wrap-ups, in whole seconds. Times are by this device's clock. */

/** Returns the seconds since a time, or 0 before it. */
export const secondsSince = (moment: number, now: number): number => Math.max(0, Math.floor((now - moment) / 1_000));

/** Returns the seconds until a time, or 0 after it. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));
