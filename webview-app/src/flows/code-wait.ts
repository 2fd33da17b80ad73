/**
 * The wait until another code may be asked for. It follows the clock, not its own ticks: a phone that slept wakes up with the right
 * number.
 */
import { CODE_COUNTDOWN_S } from '../rules/constants.ts';

export interface CodeWait {
  /** Begins the wait anew. */
  start(): void;
  /** Ends the wait at once: no code was sent. */
  end(): void;
  /** Stops the ticks, while nobody looks. */
  pause(): void;
  /** Goes on with the ticks. */
  resume(): void;
}

/** `show` gets the seconds that are left, each time they change; 0 is ready. */
export function codeWait(show: (secondsLeft: number) => void): CodeWait {
  let lockedUntil = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const pause = () => {
    clearInterval(ticking);
    ticking = undefined;
  };
  const tick = () => {
    const now = Date.now();
    // A clock set back makes nobody wait for longer (A05).
    lockedUntil = Math.min(lockedUntil, now + CODE_COUNTDOWN_S * 1_000);
    const secondsLeft = Math.max(0, Math.ceil((lockedUntil - now) / 1_000));
    show(secondsLeft);
    if (secondsLeft === 0) pause();
  };
  const resume = () => {
    tick();
    if (lockedUntil > Date.now()) ticking ??= setInterval(tick, 1_000);
  };
  return {
    start() {
      lockedUntil = Date.now() + CODE_COUNTDOWN_S * 1_000;
      resume();
    },
    end() {
      lockedUntil = 0;
      tick();
    },
    pause,
    resume,
  };
}
