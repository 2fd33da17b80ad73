/**
 * Test environment: an imitated window that is made anew for each test file of a process. Processes that run many files load the
 * imitation, React and the test runner once; `new-file.ts` asks for the next window.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { rememberGlobals } from './known-globals.ts';

const imitated = builtinEnvironments['happy-dom'];
type Open = Awaited<ReturnType<typeof imitated.setup>>;

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    const restore = rememberGlobals(global);
    let open: Open | undefined = await imitated.setup(global, options);
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
      }
      first ??= new Set(Object.getOwnPropertyNames(global));
    };
    return { teardown: close };
  },
} satisfies Environment;
