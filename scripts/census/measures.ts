/** The figures of a tree, or of one package of it. Each figure lists its findings, so that a reader can check it. */

import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';
import { cyclesOf } from './cycles.ts';

/** One line of the census: the findings behind it, and the figure where that is not their number. */
export interface Measure {
  readonly name: string;
  readonly findings: readonly string[];
  readonly figure?: number;
}

const NEAR_EMPTY = 10;
const SMALL = 40;
/** Matches a doc comment that is no statement: it begins with a relative clause, or with a possessive that the reader has to guess. */
const RELATIVE =
  /^((of|in|by|to|for|from|with|on|at) )?(what|where|who|whom|whose|how|whether|why|which|theirs|ours|hers|his own|its own)\b/i;

/** `isOurs` chooses the files that are counted; imports are followed through the whole tree. */
export function measuresOf(tree: Tree, isOurs: (path: string) => boolean): Measure[] {
  const files = tree.files.filter(({ path }) => isOurs(path));
  const source = files.filter(({ isTest }) => !isTest);
  const sizes = source.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const bySize = (list: readonly SourceFile[]) => list.map(({ path, lines }) => `${path} ${lines}`);
  const largest = source.toSorted((a, b) => b.lines - a.lines).slice(0, 5);
  const groups = (types: boolean) =>
    cyclesOf(tree.links.filter(({ kind }) => kind === 'value' || (types && kind === 'type')))
      .filter(([first = '']) => isOurs(first))
      .map((group) => group.join(' '));
  const perFile = (read: (file: SourceFile) => readonly string[]) =>
    files.flatMap((file) => read(file).map((text) => `${file.path}: ${text}`));
  const repeat = (count: number, text: string) => Array.from({ length: count }, () => text);
  const docs = perFile((file) => file.docs);
  return [
    { name: 'source files', findings: bySize(source) },
    { name: 'test files', findings: bySize(files.filter(({ isTest }) => isTest)) },
    { name: 'source lines', figure: sizes.reduce((sum, lines) => sum + lines, 0), findings: [] },
    { name: 'median lines of a source file', figure: at(0.5), findings: [] },
    { name: 'p90 lines', figure: at(0.9), findings: [] },
    { name: 'largest', figure: sizes.at(-1) ?? 0, findings: bySize(largest) },
    { name: `under ${NEAR_EMPTY} lines`, findings: bySize(source.filter(({ lines }) => lines < NEAR_EMPTY)) },
    { name: `one importer, under ${SMALL} lines`, findings: bySize(source.filter((file) => hasOneUser(tree, file))) },
    { name: 'cycles of values', findings: groups(false) },
    { name: 'cycles with types', findings: groups(true) },
    { name: 'exports used by tests only', findings: source.flatMap((file) => forTests(tree, file)) },
    { name: 'doc comments', figure: docs.length, findings: [] },
    {
      name: 'doc comments that open with a relative clause',
      findings: perFile((file) => file.docs.filter((line) => RELATIVE.test(line))),
    },
    {
      name: 'references to what is not there',
      findings: [
        ...perFile((file) => [...file.comments, ...file.titles].flatMap(tree.dangling)),
        ...tree.documents
          .filter(({ path }) => isOurs(path))
          .flatMap(({ path, text }) => tree.dangling(text).map((found) => `${path}: ${found}`)),
      ],
    },
    { name: 'vi.resetModules', findings: perFile((file) => repeat(file.resets, 'vi.resetModules()')) },
    { name: 'any, ! and suppressions', findings: perFile((file) => repeat(file.escapes, 'silences the types')) },
  ];
}

/** Returns true if only one file imports it. A lazy chunk has to be a file of its own, and so has what a package offers. */
function hasOneUser({ links, entries }: Tree, { path, lines }: SourceFile): boolean {
  if (lines >= SMALL || entries.has(path)) return false;
  const users = links.filter(({ from, to }) => to.path === path && !from.isTest && from.path !== path);
  return (
    new Set(users.map(({ from }) => from.path)).size === 1 &&
    users.every(({ kind }) => kind === 'value' || kind === 'type')
  );
}

/** Returns the names that a test imports and the program does not; a type and a value of one name are one. */
function forTests({ links, entries }: Tree, { path, exports }: SourceFile): string[] {
  if (entries.has(path)) return [];
  const used = (isTest: boolean) =>
    new Set(links.filter(({ from, to }) => to.path === path && from.isTest === isTest).flatMap(({ names }) => names));
  const program = used(false);
  const tests = used(true);
  if (program.has('*')) return [];
  return [...new Set(exports)]
    .filter((name) => tests.has(name) && !program.has(name))
    .map((name) => `${path}: ${name}`);
}
