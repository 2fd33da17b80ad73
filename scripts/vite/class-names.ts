/**
 * Names of CSS classes in builds: three letters for the module and the class's number in it. They stand in the style, the program and
 * the first page. A module's letters come of its path: one that is added
 * changes no other's, unless both paths give the same letters.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 3;

/** The letters of each path, in the order of the paths: where two would have the same, the second takes others. */
export function lettersOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of [...paths].sort())
    for (let round = 0; !letters.has(path); round++) {
      const plain = createHash('sha256').update(`${path} ${round}`).digest('base64').replace(/[+/]/g, '');
      const found = plain.slice(plain.search(/[a-z]/i)).slice(0, LETTERS);
      if (taken.has(found)) continue;
      taken.add(found);
      letters.set(path, found);
    }
  return letters;
}

/** Makes the naming of a build's classes for the modules of a folder. Throws for a module that is not there. */
export function classNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.css'),
  );
  const letters = lettersOf(modules.map((path) => path.replaceAll('\\', '/')));
  const known = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(folder, file.split('?', 1)[0] ?? '').replaceAll('\\', '/');
    const prefix = letters.get(path);
    if (!prefix) throw new Error(`class-names: ${join(folder, path)} is no module`);
    const names = known.get(path) ?? [];
    known.set(path, names);
    const at = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    return prefix + at.toString(36);
  };
}
