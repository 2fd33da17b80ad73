/** Reads a whole tree: the files that git knows, their imports, and the names that texts may refer to. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { danglingIn } from '../census/references.ts';
import { entryFiles, type Link, linksOf, type Manifest } from './links.ts';
import { readSource, type SourceFile } from './source-file.ts';

export interface Tree {
  readonly files: readonly SourceFile[];
  readonly links: readonly Link[];
  /** Paths of the files that packages offer to others. */
  readonly entries: ReadonlySet<string>;
  readonly documents: readonly { readonly path: string; readonly text: string }[];
  /** Lists the references of a text to something that is not in the tree. */
  dangling(text: string): string[];
}

const SOURCE = /\.(ts|tsx|mjs)$/;

/** `read` gives the content of one of the paths. */
export function readTree(paths: readonly string[], read: (path: string) => string): Tree {
  const files = paths.filter((path) => SOURCE.test(path)).map((path) => readSource(path, read(path)));
  const manifests = paths
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path): Manifest => {
      const folder = posix.dirname(path);
      return { ...JSON.parse(read(path)), folder: folder === '.' ? '' : folder };
    });
  return {
    files,
    links: linksOf(files, manifests),
    entries: entryFiles(files, manifests),
    documents: paths.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: read(path) })),
    dangling: danglingIn(paths),
  };
}

/** Reads the files of a checkout, also those that are not committed yet. */
export function readCheckout(root: string): Tree {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(gitLines(root, ['ls-files', '--deleted']));
  const paths = gitLines(root, words).filter((path) => !deleted.has(path));
  return readTree(paths, (path) => readFileSync(join(root, path), 'utf8'));
}

const gitLines = (cwd: string, words: readonly string[]): string[] =>
  execFileSync('git', [...words], { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((line) => line !== '');
