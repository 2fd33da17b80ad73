/**
 * Setup of every test file in a process that runs many: nothing of an earlier file is there. What it stubbed is put back, its
 * timers are stopped, all modules are made anew, and so are the globals and the window, if there is one. What Node itself has loaded (React, the imitation of
 * a window) stays.
 */
import { afterAll, vi } from 'vitest';
import { rememberGlobals } from './known-globals.ts';
import { rememberTimers } from './left-timers.ts';

interface Process {
  [name: symbol]: (() => unknown) | undefined;
}
const process = globalThis as Process;
const NEXT_FILE = Symbol.for('sdhealth.next-file');
const STOP_TIMERS = Symbol.for('sdhealth.stop-timers');

// What the file still loads would go on in the next one's window.
afterAll(() => vi.dynamicImportSettled());
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
// Without a window, the globals of the first file are those of all.
const next = process[NEXT_FILE];
await next?.();
if (!next) {
  const restore = rememberGlobals(globalThis);
  process[NEXT_FILE] = () => restore(new Set());
}
// Last: the globals are those of this file by now.
if (process[STOP_TIMERS]) process[STOP_TIMERS]();
else process[STOP_TIMERS] = rememberTimers(globalThis);
