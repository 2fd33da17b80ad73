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

/** What packages call their own files: `imports` and `exports` of a package.json. */
export interface Manifest {
  /** The package's folder, from the tree's root; empty for the root. */
  readonly folder: string;
  readonly name?: string;
  readonly imports?: object;
  readonly exports?: object | string;
}

/** The paths that a glob means: `*` is a part of a name, `**` any folders, `{a,b}` a choice. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\*\*\/|[*.{},]/g, (part) => {
      if (part === '**/') return '(?:.*/)?';
      return { '*': '[^/]*', '.': '\\.', '{': '(?:', '}': ')', ',': '|' }[part] ?? part;
    })}$`,
  );

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Every file a conditional target may mean. */
const targets = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(targets)
      : [];

/** The files that packages offer to others: what their `exports` name. */
export const entryFiles = (manifests: readonly Manifest[]): Set<string> =>
  new Set(manifests.flatMap(({ folder, exports }) => targets(exports).map((file) => posix.join(folder, file))));

export function linksOf(files: readonly SourceFile[], manifests: readonly Manifest[]): Link[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const at = (path: string) => ENDINGS.flatMap((ending) => byPath.get(path + ending) ?? []).slice(0, 1);
  const named = ({ path }: SourceFile, specifier: string): string[] => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    if (specifier.startsWith('#')) {
      const home = manifests.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
      return home
        ? targets(Reflect.get(home.imports ?? {}, specifier)).map((file) => posix.join(home.folder, file))
        : [];
    }
    const home = manifests.find(({ name }) => name && (specifier === name || specifier.startsWith(`${name}/`)));
    if (!home?.name) return [];
    const { exports = {} } = home;
    const key = `.${specifier.slice(home.name.length)}`;
    const wanted = typeof exports === 'string' ? exports : Reflect.get(exports, key);
    return targets(wanted).map((file) => posix.join(home.folder, file));
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
