/**
 * Stops timers that a test file left running. A page that was not closed would go on in the next file, with that file's window and storage.
 * Vitest's timers are not affected, as it holds the original functions.
 */
type Timer = ReturnType<typeof setTimeout>;

/** Wraps the global functions to record their timers. Returns a function that stops all recorded timers. */
export function rememberTimers(global: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>): () => void {
  const running = new Set<Timer>();
  const remembering = <Begin extends typeof setTimeout | typeof setInterval>(real: Begin): Begin =>
    new Proxy(real, {
      apply(begin, self, args) {
        const timer: Timer = Reflect.apply(begin, self, args);
        running.add(timer);
        return timer;
      },
    });
  const functions = { setTimeout: remembering(global.setTimeout), setInterval: remembering(global.setInterval) };
  const begin = () => {
    for (const timer of running) clearTimeout(timer);
    running.clear();
    Object.assign(global, functions);
  };
  begin();
  return begin;
}
