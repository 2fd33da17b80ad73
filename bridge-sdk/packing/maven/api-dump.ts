/**
 * Dumps the binary API of a library as lines of `javap`, for each class and member that apps can compile against. A change of the dump
 * may break compiled apps.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../generator/src/diff/levels.ts';
import { filesOf, sourcesOf } from './compile.ts';
import type { Library } from './coordinates.ts';

export const dumpFile = ({ name }: Library): string => `dist/maven-api/${name}.api`;

const INTERNAL =
  /\b(?:internal|private)\s+(?:abstract\s+|sealed\s+|data\s+|companion\s+)*(?:class|object|interface)\s+(\w+)/g;

const internalNames = (library: Library): Set<string> =>
  new Set(
    sourcesOf(library).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(INTERNAL)].map(([, name = '']) => name),
    ),
  );

/** True for members that the compiler generates and for members internal to the Kotlin module, whose names contain the module. */
const isGenerated = (line: string, module: string) =>
  line.includes(`$${module.replace('-', '_')}`) ||
  /\baccess\$|\$serializer|SerializationConstructorMarker|DefaultConstructorMarker/.test(line);

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
  const output = execFileSync('javap', ['-protected', ...files], { encoding: 'utf8', maxBuffer: 64_000_000 });
  const lines = output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Compiled from') && !isGenerated(line, library.name));
  // Drops classes without public members, such as of a file whose functions are all internal.
  const dump = lines.join('\n').replace(/^(?!public)\S.*\{\n(?: .*\n)*\}\n?/gm, '');
  return `${dump.replace(/^\S.*\{\n\}\n?/gm, '')}\n`;
}

/** Returns the changes between two dumps. A removed line is major, because apps that use it no longer compile. */
export function surfaceChanges(name: string, previous: string, after: string): Change[] {
  const [oldLines, newLines] = [new Set(previous.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...oldLines]
      .filter((line) => !newLines.has(line))
      .map((line): Change => ({ level: 'major', reason: `${name}: - ${line}` })),
    ...[...newLines]
      .filter((line) => !oldLines.has(line))
      .map((line): Change => ({ level: 'minor', reason: `${name}: + ${line}` })),
  ];
}
