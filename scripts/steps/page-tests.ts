/** Selects the whole-page tests for a change: all of the changed areas, some of areas that import a changed file. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Link, readTree, type Tree } from '../source/tree.ts';
import { groupsOf } from '../workspace/lists.ts';
import { root } from '../workspace/root.ts';
import { pageFolders } from './areas.ts';

const SOURCES = ['webview-app/src', 'webview-app/test', 'webview-app/package.json'];
const PAGE_TEST = /^webview-app\/src\/(?:screens\/([^/]+)|(app))\/.*\.test\.tsx?$/;
const AREA_FOLDER = /^webview-app\/src\/(?:screens\/([^/]+)|(app))\//;

/** Limits the test files of importing areas: they take about one of the five minutes of `npm test` on two processors. */
const MAX_FILES = 20;

export interface PageTests {
  /** Filters of the test runner: folders and files. */
  readonly filters: readonly string[];
  /** Further test files that import a changed file, for `npm run test:long`. */
  readonly rest: readonly string[];
}

const areaOf = (path: string, pattern: RegExp): string | undefined => {
  const [, screens, frame] = pattern.exec(path) ?? [];
  return screens ?? frame;
};

/** Returns the files that an area loads, at once or later. Screens of other areas are not followed. */
function loadedBy(area: string, paths: readonly string[], targets: ReadonlyMap<string, readonly Link[]>): Set<string> {
  const loaded = new Set(paths.filter((path) => areaOf(path, AREA_FOLDER) === area));
  for (const path of loaded)
    for (const { to, kind } of targets.get(path) ?? []) {
      const other = areaOf(to.path, AREA_FOLDER);
      if (kind !== 'type' && (other === undefined || other === area)) loaded.add(to.path);
    }
  return loaded;
}

/** Merges lists by taking one item of each in turn. */
const interleave = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/**
 * Returns the tests for a change. `areas` run completely. Other areas that load a changed file contribute test files in turn, up to
 * `maxFiles`. Areas that load more of the changed files come first.
 */
export function pageTests(
  changed: readonly string[],
  areas: readonly string[],
  tree: Tree,
  maxFiles = MAX_FILES,
): PageTests {
  const paths = tree.files.map(({ path }) => path);
  const targets = groupsOf(tree.links, ({ from }) => from.path);
  const tests = groupsOf(
    paths.filter((path) => PAGE_TEST.test(path)),
    (path) => areaOf(path, PAGE_TEST) ?? '',
  );
  const importing = [...tests.keys()]
    .filter((area) => !areas.includes(area))
    .map((area) => {
      const loaded = loadedBy(area, paths, targets);
      return { area, count: changed.filter((path) => loaded.has(path)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((first, second) => second.count - first.count);
  const files = interleave(importing.map(({ area }) => tests.get(area) ?? []));
  return { filters: [...pageFolders(areas), ...files.slice(0, maxFiles)], rest: files.slice(maxFiles) };
}

export function appTree(): Tree {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...SOURCES];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const texts = new Map<string, string>();
  for (const path of paths.filter((path) => /\.tsx?$|package\.json$/.test(path)))
    try {
      texts.set(path, readFileSync(join(root, path), 'utf8'));
    } catch {
      // The index lists a removed file until the next commit.
    }
  return readTree([...texts.keys()], (path) => texts.get(path) ?? '');
}
