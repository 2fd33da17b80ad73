import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { ClearError } from './clear-error.ts';
import { root } from './root.ts';

interface RunOptions {
  /** Added to the environment of this process. */
  readonly env?: Record<string, string>;
  /** A file to which the command's output is appended, the terminal by default. */
  readonly log?: string;
  /** Milliseconds after which the command and its children are ended and the promise rejects, unlimited by default. */
  readonly limitMs?: number;
}

/** Runs a command in the root folder to its end. Resolves to its exit code, 1 after a signal. */
export function run(file: string, args: string[], { env = {}, log, limitMs }: RunOptions = {}): Promise<number> {
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    // A separate process group can be ended as a whole.
    detached: limitMs !== undefined && process.platform !== 'win32',
  });
  return new Promise<number>((resolve, reject) => {
    const stopWatching =
      limitMs === undefined
        ? () => {}
        : withLimit(child, limitMs, () => {
            reject(new ClearError(`took longer than ${formatLimit(limitMs)} and was ended`));
          });
    child.once('error', (error) => {
      stopWatching();
      reject(error);
    });
    child.once('exit', (code) => {
      stopWatching();
      resolve(code ?? 1);
    });
  }).finally(() => {
    if (typeof output === 'number') closeSync(output);
  });
}

const formatLimit = (ms: number): string => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} minutes`);

/** The time (in milliseconds) in which a process group may end by itself. */
const GRACE_MS = 5_000;
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a child's process group at its time limit and when this process ends. Returns a function that stops the watch. */
function withLimit(child: ChildProcess, limitMs: number, onLimit: () => void): () => void {
  const endGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const timer = setTimeout(() => {
    endGroup('SIGTERM');
    // Some processes of the group may outlive the child.
    setTimeout(() => endGroup('SIGKILL'), GRACE_MS).unref();
    onLimit();
  }, limitMs);
  const onExit = () => endGroup('SIGTERM');
  const onSignal = () => {
    endGroup('SIGTERM');
    process.exit(1);
  };
  process.once('exit', onExit);
  for (const name of END_SIGNALS) process.once(name, onSignal);
  return () => {
    clearTimeout(timer);
    process.off('exit', onExit);
    for (const name of END_SIGNALS) process.off(name, onSignal);
  };
}
