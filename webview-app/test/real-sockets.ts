/** Waits for the sockets of this machine, where only the clock is the test's. */

/** Waits for a state, not for a time. `tells` says what is there instead. */
export async function untilSo(isSo: () => boolean, tells: () => string): Promise<void> {
  const end = performance.now() + 4_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(tells());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Lets a while pass for the wire, where a test says that nothing comes. */
export const quiet = () => new Promise<void>((resolve) => setTimeout(resolve, 12));
