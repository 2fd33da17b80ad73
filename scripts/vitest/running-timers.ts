/**
 * Stops timers that a test file left running. A page that was not closed would continue with the next file's window and storage.
 * Vitest's timers are not affected, because it holds the original functions.
 */
type Timer = ReturnType<typeof setTimeout>;

/** Wraps the global functions to record their timers. Returns a function that stops all recorded timers. */
export function rememberTimers(global: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>): () => void {
  const running = new Set<Timer>();
  const recording = <Begin extends typeof setTimeout | typeof setInterval>(original: Begin): Begin =>
    new Proxy(original, {
      apply(stopTimers, self, args) {
        const timer: Timer = Reflect.apply(stopTimers, self, args);
        running.add(timer);
        return timer;
      },
    });
  const functions = { setTimeout: recording(global.setTimeout), setInterval: recording(global.setInterval) };
  const stopTimers = () => {
    for (const timer of running) clearTimeout(timer);
    running.clear();
    Object.assign(global, functions);
  };
  stopTimers();
  return stopTimers;
}
