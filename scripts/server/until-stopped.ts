/** Resolves when a person (Ctrl-C) or a supervisor asks the process to stop, once `close` has finished. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await close();
}
