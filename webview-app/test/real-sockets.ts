/** Waits for real sockets of this machine, in tests that fake only the clock. */

/** Waits for a state. `describeState` returns the current state in an error. */
export async function waitUntil(isReached: () => boolean, describeState: () => string): Promise<void> {
  const end = performance.now() + 4_000;
  while (!isReached()) {
    if (performance.now() > end) throw new Error(describeState());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Waits a short time on the wire, for tests that expect no message. */
export const waitForSilence = () => new Promise<void>((resolve) => setTimeout(resolve, 12));
