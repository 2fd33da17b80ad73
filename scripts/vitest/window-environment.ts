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

/**
 * Storages of Node itself, from 25 on. They are undefined without a file, and Vitest puts no property of the window in the place of one
 * that is there: a page would have no storage.
 */
const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Opens a window in the place of the globals of Node that would hide its own. */
async function openIn(global: object, options: Parameters<typeof imitated.setup>[1]): Promise<Open> {
  for (const name of STORAGES) Reflect.deleteProperty(global, name);
  const open = await imitated.setup(global, options);
  unmark(global);
  return open;
}

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    const restore = rememberGlobals(global);
    let open: Open | undefined = await openIn(global, options);
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
        open = await openIn(global, options);
      }
      first ??= new Set(Object.getOwnPropertyNames(global));
    };
    return { teardown: close };
  },
} satisfies Environment;
