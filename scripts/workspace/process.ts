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
export function run(file: string, words: string[], { env = {}, log, limitMs }: RunOptions = {}): Promise<number> {
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(file, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    // A separate process group can be ended as a whole.
    detached: limitMs !== undefined && process.platform !== 'win32',
  });
  return new Promise<number>((resolve, reject) => {
    const free =
      limitMs === undefined
        ? () => {}
        : withLimit(child, limitMs, () => {
            reject(new ClearError(`took longer than ${limitWords(limitMs)} and was ended`));
          });
    child.once('error', (error) => {
      free();
      reject(error);
    });
    child.once('exit', (code) => {
      free();
      resolve(code ?? 1);
    });
  }).finally(() => {
    if (typeof output === 'number') closeSync(output);
  });
}

const limitWords = (ms: number): string => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} minutes`);

/** Limits the milliseconds in which a group may end by itself. */
const GRACE_MS = 5_000;
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a child's group at its limit and with this process, as a terminal does not end other groups. Returns a function that stops the watch. */
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
  const limit = setTimeout(() => {
    endGroup('SIGTERM');
    // Some of the group may outlive the child itself.
    setTimeout(() => endGroup('SIGKILL'), GRACE_MS).unref();
    onLimit();
  }, limitMs);
  const onExit = () => endGroup('SIGTERM');
  const onSignal = () => {
    endGroup('SIGTERM');
    process.exit(1);
  };
  process.once('exit', onExit);
  for (const name of ENDINGS) process.once(name, onSignal);
  return () => {
    clearTimeout(limit);
    process.off('exit', onExit);
    for (const name of ENDINGS) process.off(name, onSignal);
  };
}
