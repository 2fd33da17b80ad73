import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.ts';

/**
 * Lists the files under a folder whose name matches, as sorted paths from the repository's root with `/`; none if the folder is
 * missing.
 */
export function filesUnder(folder: string, name: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
}
