import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { root } from './root.ts';

interface RunOptions {
  /** Added to this process's own. */
  readonly env?: Record<string, string>;
  /** A file that takes everything the command writes, after what it holds already; default: the terminal. */
  readonly log?: string;
}

/** Runs a command in the root folder to its end. Resolves to its exit code; 1 where a signal ended it. */
export function run(file: string, words: string[], { env = {}, log }: RunOptions = {}): Promise<number> {
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(file, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    if (typeof output === 'number') closeSync(output);
  });
}
