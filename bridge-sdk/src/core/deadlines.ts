/** Watches the deadlines of all open calls with one timer: one per call costs five times as much. */
import type { ChannelContext } from './inside.ts';

export interface Deadlines {
  /** Makes sure that the timer rings at this time, or before. */
  watch(due: number): void;
  stop(): void;
}

/** `ring` gets the time, ends what is due, and watches for the rest. */
export function deadlines(
  { clock, now }: Pick<ChannelContext, 'clock' | 'now'>,
  ring: (at: number) => void,
): Deadlines {
  let timer: unknown;
  let wake = Infinity;
  const rung = () => {
    const at = now();
    wake = Infinity;
    ring(at);
  };
  return {
    // The timer is not stopped with the last call, because the next call would start it again: it fires once more and is gone.
    watch(due) {
      if (due >= wake) return;
      clock.clearTimeout(timer as never);
      wake = due;
      // A longer delay would fire at once, again and again.
      timer = clock.setTimeout(rung, Math.min(due - now(), 2e9));
    },
    stop: () => clock.clearTimeout(timer as never),
  };
}
