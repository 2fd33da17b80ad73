import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './root.ts';

/** Lists all files under a folder as sorted relative paths with `/`. A missing folder has no files. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
}

/** Lists the files under a folder of the repository whose name matches, as sorted paths from the root with `/`. */
export const filesUnder = (folder: string, name: RegExp): string[] =>
  filesIn(join(root, folder))
    .filter((file) => name.test(file.slice(file.lastIndexOf('/') + 1)))
    .map((file) => `${folder}/${file}`);

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates an empty folder, in place of an earlier one. */
export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
