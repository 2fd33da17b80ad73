import { DEBOUNCE_MS } from './constants.ts';

export interface Debounced<A extends readonly unknown[]> {
  (...args: A): void;
  /** Cancels the pending run. */
  cancel(): void;
}

/** Debounces a function: it runs once, with the last arguments, after `ms` (default 50) milliseconds without another call. */
export function debounce<A extends readonly unknown[]>(run: (...args: A) => void, ms = DEBOUNCE_MS): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = (...args: A) => {
    cancel();
    timer = setTimeout(run, ms, ...args);
  };
  return Object.assign(debounced, { cancel });
}
