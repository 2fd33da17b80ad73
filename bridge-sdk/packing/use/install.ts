import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

/**
 * An empty project with the tarball installed by npm; `beside` are further packages, copied from this repository's own, `needed` are those
 * that the package itself depends on, as npm would fetch them.
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
  for (const name of beside) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, 'node_modules', name), target, { recursive: true });
  }
}

/** Writes files by their path in the folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
