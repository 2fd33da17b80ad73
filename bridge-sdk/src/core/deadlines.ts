/** One timer for all deadlines of a page: a timer per call costs five times as much. None runs when nothing is open. */
import type { Clock } from './options.ts';

export interface Expiring {
  /** Milliseconds on the clock; it may be moved while it waits. */
  due: number;
}

export interface Deadlines {
  /** To be told of every new or moved deadline. */
  watch(due: number): void;
  /** To be called when nothing is open any more. */
  stop(): void;
}

export function makeDeadlines(
  clock: Clock,
  open: ReadonlyMap<string, Expiring>,
  expire: (id: string) => void,
): Deadlines {
  let timer: unknown;
  let next = Number.POSITIVE_INFINITY;
  const stop = () => {
    if (next === Number.POSITIVE_INFINITY) return;
    clock.clearTimeout(timer);
    next = Number.POSITIVE_INFINITY;
  };
  const watch = (due: number) => {
    if (due >= next) return;
    stop();
    next = due;
    timer = clock.setTimeout(ring, Math.max(0, due - clock.now()));
  };
  const ring = () => {
    next = Number.POSITIVE_INFINITY;
    const now = clock.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const [id, { due }] of Array.from(open)) {
      if (due <= now) expire(id);
      else if (due < soonest) soonest = due;
    }
    watch(soonest);
  };
  return { watch, stop };
}
