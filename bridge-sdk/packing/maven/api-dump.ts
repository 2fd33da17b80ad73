/**
 * Says what of a library's classes an app can be compiled against: one line for each class and member, as `javap` has them, without what the sources
 * call internal. A change of it may break an app that was compiled before.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { filesOf, native, sourcesOf } from './compile.ts';
import type { Library } from './coordinates.ts';

/** Returns the place of the dump that a library is compared with. */
export const dumpFile = ({ name }: Library): string => join(native, 'kotlin', name, `${name}.api`);

const INTERNAL =
  /\b(?:internal|private)\s+(?:abstract\s+|sealed\s+|data\s+|companion\s+)*(?:class|object|interface)\s+(\w+)/g;

/** The names of classes that are nobody's but the library's. */
const internalNames = (library: Library): Set<string> =>
  new Set(
    sourcesOf(library).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(INTERNAL)].map(([, name = '']) => name),
    ),
  );

/** True for members that the compiler makes for itself, and those that Kotlin calls internal: their names have the module in them. */
const isInside = (line: string, module: string) =>
  line.includes(`$${module.replace('-', '_')}`) ||
  /\baccess\$|\$serializer|SerializationConstructorMarker|DefaultConstructorMarker/.test(line);

/** Returns the dump of the classes in `folder`. */
export function apiDump(library: Library, folder: string): string {
  const internal = internalNames(library);
  const classes = [...filesOf(folder).keys()].filter((path) => {
    const names =
      path
        .replace(/\.class$/, '')
        .split('/')
        .at(-1)
        ?.split('$') ?? [];
    return (
      path.endsWith('.class') &&
      !names.some((name) => internal.has(name) || /^\d|^serializer$|^WhenMappings$/.test(name))
    );
  });
  const files = classes.map((path) => join(folder, path));
  const said = execFileSync('javap', ['-protected', ...files], { encoding: 'utf8', maxBuffer: 64_000_000 });
  const lines = said
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Compiled from') && !isInside(line, library.name));
  // A file's class has nothing of its own where all of its functions are internal.
  const all = lines.join('\n').replace(/^(?!public)\S.*\{\n(?: .*\n)*\}\n?/gm, '');
  return `${all.replace(/^\S.*\{\n\}\n?/gm, '')}\n`;
}

/** Throws where a library has another surface than its dump says. */
export function compare(library: Library, found: string): void {
  const file = dumpFile(library);
  const known = new Set(readFileSync(file, 'utf8').split('\n'));
  const now = new Set(found.split('\n'));
  const gone = [...known].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const added = [...now].filter((line) => !known.has(line)).map((line) => `+ ${line}`);
  if (gone.length + added.length > 0)
    throw new ClearError(
      [
        `${library.name} has another surface than ${file} says. Where that is meant: node scripts/run.mjs maven --dump.`,
        ...gone,
        ...added,
      ].join('\n'),
    );
}
