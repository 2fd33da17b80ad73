import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

/**
 * Makes an empty project and installs a tarball in it by npm, offline. `beside` names packages to copy from this repository, `needed` the
 * dependencies of the tarball, installed from this repository.
 */
export function install(
  tarball: string,
  folder: string,
  beside: readonly string[] = [],
  needed: readonly string[] = [],
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const words = ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', '--ignore-scripts', tarball];
  const local = needed.map((name) => join(root, 'node_modules', name));
  execFileSync('npm', [...words, ...local], { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  for (const name of beside)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}

/** Returns a function that runs an installed command in a folder. */
export const commandIn =
  (folder: string, name: string) =>
  (...words: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', name), words, options);
    return { code: status, said: stdout + stderr };
  };
