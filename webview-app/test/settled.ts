import { vi } from 'vitest';
import type { OpenedApp } from './open-app.tsx';

const QUIET_STEPS = 20;
const STEP_MS = 100;
/** The maximum number of steps, because a page may wait for a code or a payment without end. */
const MAX_STEPS = 300;
/** Keeps the real `setImmediate`, which lets the page work between two steps of the fake time. */
const nextTurn = setImmediate;

/** Fakes the page's timers and clock until the test ends. */
export const holdTime = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });

/** Lets fake time pass until the page has loaded and has made no call for two seconds of it. */
export async function untilSettled({ calls }: OpenedApp): Promise<void> {
  for (let quiet = 0, count = -1, steps = 0; quiet < QUIET_STEPS && steps < MAX_STEPS; quiet += 1, steps += 1) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await vi.dynamicImportSettled();
    for (let round = 0; round < 5; round += 1) await new Promise<void>((resolve) => void nextTurn(resolve));
    if (calls.length !== count || document.querySelector('[aria-busy="true"]')) quiet = 0;
    count = calls.length;
  }
}
