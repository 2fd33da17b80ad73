/**
 * Provides each test file of a process with a new imitated window. A process that runs many files loads the imitation, React and the test
 * runner once, and `new-file.ts` requests the next window.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { rememberGlobals } from './known-globals.ts';

const happyDom = builtinEnvironments['happy-dom'];
type OpenWindow = Awaited<ReturnType<typeof happyDom.setup>>;

/** Removes wouter's mark that a window's history is patched. Windows share their globals, so the mark would outlive the history. */
const removeWouterMark = (global: object) =>
  Object.defineProperty(global, Symbol.for('wouter_v3'), { value: undefined, configurable: true });

/**
 * Names the storages that Node has from version 25 on. They are undefined without a file, and Vitest does not replace existing globals by
 * the window's, so a page would have no storage.
 */
const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Opens a window. Removes Node's globals that would hide its storages. */
async function openWindow(global: object, options: Parameters<typeof happyDom.setup>[1]): Promise<OpenWindow> {
  for (const name of STORAGES) Reflect.deleteProperty(global, name);
  const window = await happyDom.setup(global, options);
  removeWouterMark(global);
  return window;
}

/**
 * Offers React the hook of its developer tools. React reads the hook once in a process, when it is loaded, and keeps the object, so each
 * file sets the callbacks of the same object.
 */
function offerReactHook(global: Record<PropertyKey, unknown>): void {
  global.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    offerReactHook(global);
    const restore = rememberGlobals(global);
    let window: OpenWindow | undefined = await openWindow(global, options);
    /** Names of the globals of Vitest and the window when the first file begins. */
    let initialNames: ReadonlySet<string> | undefined;
    const close = async () => {
      await window?.teardown(global);
      window = undefined;
    };
    global[Symbol.for('sdhealth.next-file')] = async () => {
      if (initialNames) {
        await close();
        restore(initialNames);
        window = await openWindow(global, options);
      }
      initialNames ??= new Set(Object.getOwnPropertyNames(global));
    };
    return { teardown: close };
  },
} satisfies Environment;
