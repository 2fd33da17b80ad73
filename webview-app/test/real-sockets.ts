/** Waits for real sockets of this machine, in tests that fake only the clock. */

/** Waits for a state. `tells` describes the current state in an error. */
export async function untilSo(isSo: () => boolean, tells: () => string): Promise<void> {
  const end = performance.now() + 4_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(tells());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Waits a short time on the wire, for tests that expect no message. */
export const quiet = () => new Promise<void>((resolve) => setTimeout(resolve, 12));
