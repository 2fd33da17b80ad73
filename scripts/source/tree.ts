/** Reads a package's modules and resolves their imports to files. */
import { posix } from 'node:path';
import { type Import, readSource, type SourceFile } from './source-file.ts';

export interface Link {
  readonly from: SourceFile;
  readonly to: SourceFile;
  readonly kind: Import['kind'];
  readonly names: readonly string[];
}

export interface Tree {
  readonly files: readonly SourceFile[];
  readonly links: readonly Link[];
}

/** Holds `imports` of a package.json, which maps names to the package's files. */
interface Manifest {
  readonly folder: string;
  readonly imports?: Readonly<Record<string, unknown>>;
}

const SOURCE = /\.tsx?$/;

/** Converts a glob to a pattern: `*` matches within a name, `**` any folders, `{a,b}` either. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\*\*\/|[*.{},]/g, (part) => {
      if (part === '**/') return '(?:.*/)?';
      return { '*': '[^/]*', '.': '\\.', '{': '(?:', '}': ')', ',': '|' }[part] ?? part;
    })}$`,
  );

const targets = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(targets)
      : [];

function linksOf(files: readonly SourceFile[], manifests: readonly Manifest[]): Link[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pathsOf = ({ path }: SourceFile, specifier: string): string[] => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    const manifest = manifests.find(({ folder }) => path.startsWith(`${folder}/`));
    return manifest ? targets(manifest.imports?.[specifier]).map((target) => posix.join(manifest.folder, target)) : [];
  };
  return files.flatMap((from) =>
    from.imports.flatMap(({ specifier, kind, names }) => {
      const targetFiles = pathsOf(from, specifier).flatMap((path) =>
        kind === 'glob' ? files.filter((file) => patternOf(path).test(file.path)) : (byPath.get(path) ?? []),
      );
      return targetFiles.map((to): Link => ({ from, to, kind, names }));
    }),
  );
}

/** Reads the modules and manifests among the paths. `read` returns a file's content. */
export function readTree(paths: readonly string[], read: (path: string) => string): Tree {
  const files = paths.filter((path) => SOURCE.test(path)).map((path) => readSource(path, read(path)));
  const manifests = paths
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path): Manifest => ({ ...JSON.parse(read(path)), folder: posix.dirname(path) }));
  return { files, links: linksOf(files, manifests) };
}
