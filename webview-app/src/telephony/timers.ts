/** The timers of a call and of the wrap-up, in whole seconds. Both moments are of this device's clock. */

/** Returns the seconds since a moment; 0 while it is still to come. */
export const secondsSince = (moment: number, now: number): number => Math.max(0, Math.floor((now - moment) / 1_000));

/** Returns the seconds until a moment; 0 when it has passed. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));
