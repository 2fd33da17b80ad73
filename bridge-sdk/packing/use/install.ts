import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';

/**
 * Creates an empty project and installs a tarball in it by npm, offline. `copied` names packages to copy from this repository,
 * `dependencies` those of the tarball, which are installed from this repository.
 */
export function install(
  tarball: string,
  folder: string,
  copied: readonly string[] = [],
  dependencies: readonly string[] = [],
): void {
  emptyFolder(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', '--ignore-scripts', tarball];
  const local = dependencies.map((name) => join(root, 'node_modules', name));
  execFileSync('npm', [...args, ...local], { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  for (const name of copied)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}

export const commandIn =
  (folder: string, name: string) =>
  (...args: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', name), args, options);
    return { code: status, output: stdout + stderr };
  };
