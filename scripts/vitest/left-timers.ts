/**
 * Timers that a test file has left: a page that nobody closed would go on in the next file, with that file's window and storage.
 * Vitest's own timers are not among them: it holds the functions as they were before.
 */
type Timer = ReturnType<typeof setTimeout>;

/** Has the global functions remember what they begin. Returns how to stop all of it and to begin anew. */
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
