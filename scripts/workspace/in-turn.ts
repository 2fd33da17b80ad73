import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.ts';

const ASK_EVERY_MS = 100;

/**
 * Runs work that writes a folder which others write, too: one process of this checkout at a time. `name` tells such folders apart.
 * Waits at most `patienceMs` for the others, then begins all the same: a killed process leaves its mark behind.
 */
export async function inTurn<T>(name: string, patienceMs: number, work: () => T): Promise<T> {
  const mark = join(tmpdir(), `in-turn-${name}-${Buffer.from(root).toString('hex').slice(-32)}`);
  const until = Date.now() + patienceMs;
  while (!isFirst(mark) && Date.now() < until) await pause(ASK_EVERY_MS);
  try {
    return await work();
  } finally {
    rmSync(mark, { recursive: true, force: true });
  }
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
