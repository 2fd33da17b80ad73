/**
 * Test environment: an imitated window that is made anew for each test file of a process. Processes that run many files load the
 * imitation, React and the test runner once; `new-file.ts` asks for the next window.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { rememberGlobals } from './known-globals.ts';

const imitated = builtinEnvironments['happy-dom'];
type Open = Awaited<ReturnType<typeof imitated.setup>>;

/** wouter changes a window's history once, and marks the window for good. Here windows share their globals: the mark would outlive the history. */
const unmark = (global: object) =>
  Object.defineProperty(global, Symbol.for('wouter_v3'), { value: undefined, configurable: true });

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    const restore = rememberGlobals(global);
    let open: Open | undefined = await imitated.setup(global, options);
    unmark(global);
    /** Names of the globals when the first file begins: those of Vitest, and of the window. */
    let first: ReadonlySet<string> | undefined;
    const close = async () => {
      await open?.teardown(global);
      open = undefined;
    };
    global[Symbol.for('sdhealth.next-file')] = async () => {
      if (first) {
        await close();
        restore(first);
        open = await imitated.setup(global, options);
        unmark(global);
      }
      first ??= new Set(Object.getOwnPropertyNames(global));
    };
    return { teardown: close };
  },
} satisfies Environment;
