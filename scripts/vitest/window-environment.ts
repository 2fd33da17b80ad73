/**
 * Provides each test file of a process with a new imitated window. A process that runs many files loads the imitation, React and the test
 * runner once, and `new-file.ts` requests the next window.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { rememberGlobals } from './known-globals.ts';

const imitated = builtinEnvironments['happy-dom'];
type Open = Awaited<ReturnType<typeof imitated.setup>>;

/** Removes wouter's mark that a window's history is patched. Windows share their globals, so the mark would outlive the history. */
const unmark = (global: object) =>
  Object.defineProperty(global, Symbol.for('wouter_v3'), { value: undefined, configurable: true });

/**
 * Names the storages that Node has from version 25 on. They are undefined without a file, and Vitest does not replace existing globals by
 * the window's, so a page would have no storage.
 */
const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Opens a window and removes Node's globals that would hide its storages. */
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
    /** Names of the globals of Vitest and the window when the first file begins. */
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
