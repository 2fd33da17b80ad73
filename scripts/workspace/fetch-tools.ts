/**
 * Installs programs that only one command needs from npm: exact versions, once, into a separate folder. They are not dependencies of
 * the project.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from './clear-error.ts';
import { emptyFolder } from './files.ts';
import { run } from './process.ts';
import { root } from './root.ts';

export const toolsFolder = (name: string): string => join(root, 'node_modules/.cache', name);

/**
 * Installs `packages`, each `name@version`, with npm's `options`. Does nothing when exactly these are installed, and rejects when npm cannot
 * fetch them.
 */
export async function fetchTools(
  name: string,
  packages: readonly string[],
  options: readonly string[] = [],
): Promise<string> {
  const folder = toolsFolder(name);
  const marker = join(folder, 'fetched.json');
  const requested = JSON.stringify(packages);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === requested) return folder;
  console.log(`Fetching ${packages.join(', ')} (npm) ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', [...args, ...options, ...packages]);
  if (code !== 0) throw new ClearError(`Not run: npm could not fetch ${packages.join(', ')}.`);
  writeFileSync(marker, requested);
  return folder;
}

/**
 * Fetches one released package from npm, without its dependencies, for a file that needs none. `spec` is `name@version`. Returns the
 * package's folder. Rejects when npm cannot fetch it.
 */
export async function fetchPackage(name: string, spec: string): Promise<string> {
  const folder = toolsFolder(name);
  const marker = join(folder, 'fetched.json');
  const requested = JSON.stringify(spec);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === requested) return join(folder, 'package');
  console.log(`Fetching ${spec} (npm) ...`);
  emptyFolder(folder);
  const code = await run('npm', ['pack', spec, '--silent', '--pack-destination', folder]);
  const [tarball] = code === 0 ? readdirSync(folder) : [];
  if (tarball === undefined || (await run('tar', ['-xzf', join(folder, tarball), '-C', folder])) !== 0)
    throw new ClearError(`Not run: npm could not fetch ${spec}.`);
  rmSync(join(folder, tarball));
  writeFileSync(marker, requested);
  return join(folder, 'package');
}
