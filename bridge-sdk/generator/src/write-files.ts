/** Writes files atomically: replaces all of them or none, unless the disk fails twice. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the paths of files that are missing or have another text. */
export const staleFiles = (files: Readonly<Record<string, string>>, base: string): string[] =>
  Object.entries(files).flatMap(([path, text]) => {
    const file = resolve(base, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
  });

/**
 * Replaces the files that differ, and returns their number. All are written to temporary names, then renamed. After a failure the replaced
 * files are restored. Equal files are not touched, because a compiler may be reading them.
 */
export function writeFiles(files: Readonly<Record<string, string>>, base: string): number {
  const stale = staleFiles(files, base).map((path) => {
    const file = resolve(base, path);
    return {
      file,
      next: `${file}.new`,
      text: files[path] ?? '',
      previous: existsSync(file) ? readFileSync(file) : undefined,
    };
  });
  const replaced: typeof stale = [];
  try {
    for (const { file, next, text } of stale) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(next, text);
    }
    for (const item of stale) {
      renameSync(item.next, item.file);
      replaced.push(item);
    }
  } catch (error) {
    for (const { file, previous } of replaced) {
      if (previous === undefined) rmSync(file, { force: true });
      else writeFileSync(file, previous);
    }
    throw error;
  } finally {
    for (const { next } of stale) rmSync(next, { force: true });
  }
  return stale.length;
}
