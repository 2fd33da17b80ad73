/** A screen without a screen: `Xvfb`, which chooses its own free number. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Display {
  /** For the environment variable DISPLAY. */
  readonly name: string;
  close(): void;
}

/** Rejects when Xvfb is missing or ends before it is ready. */
export function openDisplay(): Promise<Display> {
  const words = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'];
  const child: ChildProcess = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.once('data', (number) => {
      resolve({ name: `:${String(number).trim()}`, close: () => void child.kill() });
    });
  });
}
