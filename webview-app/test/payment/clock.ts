/** Moves the clock of a trace by calls only. Pending work of the backend runs in between. */
import { vi } from 'vitest';

/** Keeps the real timer, as the backend's own work takes real time. */
const realTurn = globalThis.setImmediate;

/** Lets work without timers finish. */
export async function settle(turns = 6): Promise<void> {
  for (let round = 0; round < turns; round++) await new Promise<void>((resolve) => void realTurn(resolve));
}

/** Lets `ms` milliseconds pass, in steps, so that answers arrive between timers. */
export async function advance(ms: number, step = 1_000): Promise<void> {
  await settle();
  for (let remaining = ms; remaining > 0; remaining -= step) {
    vi.advanceTimersByTime(Math.min(remaining, step));
    await settle(3);
  }
  await settle();
}
