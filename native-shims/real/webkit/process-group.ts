/** A host is several processes; they share the group of the one that was started (`detached: true`). */
import type { ChildProcess } from 'node:child_process';

/**
 * Kills what a host that has ended left behind: the engine's storage process would go on for a second and write into a folder that
 * is being removed. Not waited for: the dead may stay listed until whoever inherits them looks.
 */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
