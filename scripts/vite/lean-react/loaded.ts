/** React and its client as modules of a test, as released or as the build has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { Window } from 'happy-dom';
import type * as ReactNamespace from 'react';
import type * as ClientNamespace from 'react-dom/client';
import { root } from '../../workspace/root.ts';
import { cut } from './cut.ts';
import { CUTS } from './parts.ts';

export const CLIENT = 'react-dom/cjs/react-dom-client.production.js';
export const sourceOf = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8');

export interface Loaded {
  readonly React: typeof ReactNamespace;
  readonly client: typeof ClientNamespace;
  readonly window: Window;
  /** Resolves when React has nothing more to do. */
  settled(): Promise<void>;
  /** The errors of listeners. */
  readonly reported: unknown[];
}

/** React and its client in a window of their own. */
export function load(isCut: boolean): Loaded {
  const window = new Window({ url: 'http://localhost/' });
  const globals = ['window', 'document', 'navigator', 'HTMLIFrameElement', 'reportError'] as const;
  const tasks: { run: ((late: boolean) => unknown) | null }[] = [];
  const reported: unknown[] = [];
  // A scheduler without a clock: its tasks are done by `settled`.
  const scheduler = {
    unstable_now: () => 0,
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_scheduleCallback: (_priority: number, run: () => unknown) => {
      const task = { run };
      tasks.push(task);
      return task;
    },
    unstable_cancelCallback: (task: { run: null }) => {
      task.run = null;
    },
    ...{ unstable_ImmediatePriority: 1, unstable_UserBlockingPriority: 2, unstable_NormalPriority: 3 },
    ...{ unstable_LowPriority: 4, unstable_IdlePriority: 5 },
  };
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await Promise.resolve();
      for (let next = tasks.shift(); next; next = tasks.shift()) {
        const more = next.run?.(false);
        if (typeof more === 'function') tasks.push({ run: more as () => unknown });
      }
    }
  };
  const modules = new Map<string, unknown>([['scheduler', scheduler]]);
  const files: Readonly<Record<string, string>> = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    client: CLIENT,
  };
  const require = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known;
    const file = files[name];
    if (!file) throw new Error(`no ${name}`);
    const exports = {};
    modules.set(name, exports);
    const cuts = isCut ? CUTS[file] : undefined;
    const code = cuts ? cut(sourceOf(file), cuts) : sourceOf(file);
    const report = (error: unknown) => void reported.push(error);
    const values = [window, window.document, window.navigator, window.HTMLIFrameElement, report];
    compileFunction(code, ['exports', 'require', ...globals])(exports, require, ...values);
    return exports;
  };
  return {
    React: require('react') as typeof ReactNamespace,
    client: require('client') as typeof ClientNamespace,
    window,
    settled,
    reported,
  };
}
