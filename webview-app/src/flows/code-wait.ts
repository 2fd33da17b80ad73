/**
 * Counts down until another code may be requested. It uses the clock instead of counting ticks, so the number is right after the phone has
 * slept.
 */
import { CODE_COUNTDOWN_S } from '../rules/constants.ts';

export interface CodeWait {
  start(): void;
  /** Ends the wait immediately, because no code was sent. */
  end(): void;
  /** Stops the ticks while the countdown is not visible. */
  pause(): void;
  /** Restarts the ticks. */
  resume(): void;
}

/** Makes a countdown. `show` gets the remaining seconds at each change. 0: a code may be requested. */
export function codeWait(show: (secondsLeft: number) => void): CodeWait {
  let lockedUntil = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = () => {
    const now = Date.now();
    // A clock that is set back must not extend the wait (A05).
    lockedUntil = Math.min(lockedUntil, now + CODE_COUNTDOWN_S * 1_000);
    const secondsLeft = Math.max(0, Math.ceil((lockedUntil - now) / 1_000));
    show(secondsLeft);
    if (secondsLeft === 0) pause();
  };
  const resume = () => {
    tick();
    if (lockedUntil > Date.now()) timer ??= setInterval(tick, 1_000);
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
