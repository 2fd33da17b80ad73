import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

const SCRIPT = join(root, 'scripts/deploy/release.sh');

/** Runs `release.sh` and returns what it prints. Throws with its message when it fails. */
export function runRelease(env: Readonly<Record<string, string>>, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${status}: ${stdout}${stderr}`);
  return stdout.trim();
}
