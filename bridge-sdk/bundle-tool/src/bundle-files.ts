import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import type { BundleFiles } from './decide.ts';
import { unzip } from './zip.ts';

/** Reads the files of a bundle from a folder or an archive. It refuses symbolic links, because they lead out of the bundle. */
export function bundleFiles(path: string): BundleFiles {
  if (!existsSync(path)) throw new ClearError(`There is no bundle at ${path}.`);
  if (!statSync(path).isDirectory()) return unzip(readFileSync(path));
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(path, file).split(sep).join('/');
    if (entry.isSymbolicLink()) throw new ClearError(`The bundle has a link, ${name}: it may only contain files.`);
    if (entry.isFile()) files.set(name, readFileSync(file));
  }
  return files;
}
