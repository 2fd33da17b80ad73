/**
 * Setup of every test file in a process that runs many: nothing of an earlier file is there. All modules are made anew and so is the
 * window, if there is one. What Node itself has loaded (React, the imitation of a window) stays.
 */
import { vi } from 'vitest';

vi.resetModules();
await (globalThis as { [name: symbol]: unknown })[Symbol.for('sdhealth.next-window')]?.();
