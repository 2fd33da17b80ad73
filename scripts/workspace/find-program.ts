/** Finds programs of the system's packages for the long tests, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from './clear-error.ts';

export const isRoot = process.getuid?.() === 0;

/**
 * Returns the path of a program. Installs the Debian package of that name where it may. Undefined on other systems, and with `NO_INSTALL=1`.
 * Throws if the package cannot be installed.
 */
export function findProgram(name: 'nginx' | 'caddy' | 'zstd'): string | undefined {
  const find = () => ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync);
  if (find() || !isRoot || !existsSync('/etc/debian_version') || process.env['NO_INSTALL'] === '1') return find();
  // The run level keeps the package from starting its service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-qq', '-y', '--no-install-recommends', name);
  if (!install() && !(apt('update', '-qq') && install())) throw new ClearError(`apt-get cannot install ${name}.`);
  return find();
}
