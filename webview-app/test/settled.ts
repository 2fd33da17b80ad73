import { vi } from 'vitest';
import type { OpenedApp } from './open-app.tsx';

const QUIET_STEPS = 20;
const STEP_MS = 100;
/** Limits the steps, as a page may wait for ever, such as for a code or a payment. */
const MOST_STEPS = 300;
/** Keeps the real `setImmediate`, which lets the page work between two steps of the fake time. */
const turn = setImmediate;

/** Fakes the page's timers and clock until the test ends. */
export const holdTime = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });

/** Lets fake time pass until the page has loaded and has made no call for two seconds of it. */
export async function settled({ calls }: OpenedApp): Promise<void> {
  for (let quiet = 0, count = -1, steps = 0; quiet < QUIET_STEPS && steps < MOST_STEPS; quiet += 1, steps += 1) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await vi.dynamicImportSettled();
    for (let turns = 0; turns < 5; turns += 1) await new Promise<void>((resolve) => void turn(resolve));
    if (calls.length !== count || document.querySelector('[aria-busy="true"]')) quiet = 0;
    count = calls.length;
  }
}
