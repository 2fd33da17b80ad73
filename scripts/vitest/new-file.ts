/**
 * Prepares a process for its next test file, so that nothing of an earlier file remains. It restores stubs, globals and the window, stops
 * timers and loads all modules again. Packages that Node itself has loaded (React, the imitated window) stay.
 */
import { afterAll, vi } from 'vitest';
import { rememberGlobals } from './known-globals.ts';
import { rememberTimers } from './running-timers.ts';

interface Process {
  [name: symbol]: (() => unknown) | undefined;
}
const process = globalThis as Process;
const NEXT_FILE = Symbol.for('sdhealth.next-file');
const STOP_TIMERS = Symbol.for('sdhealth.stop-timers');

// A pending import would continue in the next file's window.
afterAll(() => vi.dynamicImportSettled());
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
// Without a window, all files share the globals of the first.
const next = process[NEXT_FILE];
await next?.();
if (!next) {
  const restore = rememberGlobals(globalThis);
  process[NEXT_FILE] = () => restore(new Set());
}
// Last, because the globals must already be those of this file.
if (process[STOP_TIMERS]) process[STOP_TIMERS]();
else process[STOP_TIMERS] = rememberTimers(globalThis);
