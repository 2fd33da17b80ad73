/** Follows imports from file to file within a tree. */
import { posix } from 'node:path';
import type { Import, SourceFile } from './source-file.ts';

/** One import that leads to a file of the tree. */
export interface Link {
  readonly from: SourceFile;
  readonly to: SourceFile;
  readonly kind: Import['kind'];
  readonly names: readonly string[];
}

/** The names that a package gives to its own files: `imports` and `exports` of a package.json. */
export interface Manifest {
  /** The package's folder, from the tree's root; empty for the root. */
  readonly folder: string;
  readonly name?: string;
  readonly imports?: object;
  readonly exports?: object | string;
}

/** Returns the pattern of the paths that a glob means: `*` is a part of a name, `**` any folders, `{a,b}` a choice. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\*\*\/|[*.{},]/g, (part) => {
      if (part === '**/') return '(?:.*/)?';
      return { '*': '[^/]*', '.': '\\.', '{': '(?:', '}': ')', ',': '|' }[part] ?? part;
    })}$`,
  );

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns every file that a conditional target may mean. */
const targets = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(targets)
      : [];

/** Returns the files of the tree that a target means; its `*` is any path, over folders too, as in Node. */
function filesOf(files: readonly SourceFile[], target: string): string[] {
  const [start = '', end] = target.split('*');
  if (end === undefined) return [target];
  return files.map(({ path }) => path).filter((path) => path.startsWith(start) && path.endsWith(end));
}

/** Returns the paths of the files that packages offer to others: those that their `exports` name. */
export const entryFiles = (files: readonly SourceFile[], manifests: readonly Manifest[]): Set<string> =>
  new Set(
    manifests.flatMap(({ folder, exports }) =>
      targets(exports).flatMap((target) => filesOf(files, posix.join(folder, target))),
    ),
  );

/** Returns the targets of a name in `imports` or `exports`; a key with `*` gives what its star stands for to its targets. */
function targetsOf(map: object | string | undefined, name: string): string[] {
  if (map === undefined || typeof map === 'string') return name === '.' ? targets(map) : [];
  const entries = Object.entries(map);
  const exact = entries.find(([key]) => key === name);
  if (exact) return targets(exact[1]);
  // As in Node, the longest key that fits is the one that is meant.
  const [fitting] = entries
    .flatMap(([key, value]) => {
      const [start = '', end] = key.split('*');
      const fits = end !== undefined && name.startsWith(start) && name.endsWith(end) && name.length >= key.length;
      return fits ? [{ start, star: name.slice(start.length, name.length - end.length), value }] : [];
    })
    .sort((one, other) => other.start.length - one.start.length);
  return fitting ? targets(fitting.value).map((target) => target.replaceAll('*', fitting.star)) : [];
}

export function linksOf(files: readonly SourceFile[], manifests: readonly Manifest[]): Link[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const at = (path: string) => ENDINGS.flatMap((ending) => byPath.get(path + ending) ?? []).slice(0, 1);
  const ofPackage = (specifier: string): string[] => {
    const home = manifests.find(({ name }) => name && (specifier === name || specifier.startsWith(`${name}/`)));
    if (!home?.name) return [];
    return targetsOf(home.exports, `.${specifier.slice(home.name.length)}`).map((file) =>
      posix.join(home.folder, file),
    );
  };
  const named = ({ path }: SourceFile, specifier: string): string[] => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    if (!specifier.startsWith('#')) return ofPackage(specifier);
    const home = manifests.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
    // A name of a package's own may stand for a file of it or for another package's entry.
    return targetsOf(home?.imports, specifier).flatMap((target) =>
      home && target.startsWith('.') ? [posix.join(home.folder, target)] : ofPackage(target),
    );
  };
  return files.flatMap((from) =>
    from.imports.flatMap(({ specifier, kind, names }) => {
      const found = named(from, specifier).flatMap((path) =>
        kind === 'glob' ? files.filter((file) => patternOf(path).test(file.path)) : at(path),
      );
      return found.map((to): Link => ({ from, to, kind, names }));
    }),
  );
}
