/**
 * Checks that texts (words) are loaded before the code that uses them. An area's `index.ts` lists the words that are loaded with its
 * screens. The app shell is loaded before any of them. So imports are followed to their end:
 * 1. The app shell, and all it imports, uses no words of the kit or of an area.
 * 2. A screen, and all it imports, uses only words that its area lists, or words in the screen's folder if the area lists those of all
 *    folders. A lazily loaded component re-exports its words, and its importer opens them.
 * 3. An area with screens has a list, and lists no words that none of its screens uses.
 */
import { dirname, posix } from 'node:path';
import type { SourceFile } from '../source/source-file.ts';
import { wordsOpenedBy } from './words-of-screen.ts';

const APP = 'webview-app/src/';
const WORDS = /\/words\/index\.ts$/;
/** The pattern by which an area lists the words in its screens' folders. */
const SCREEN_WORDS = '/*/words/index.ts';
/** A module that runs only in the build and opens its words itself. */
const BUILD_MODULE = `${APP}app/first-page/render.tsx`;
const SCREEN = /^webview-app\/src\/screens\/([\w-]+)\/[\w-]+\.tsx$/;

export function wordFindings(modules: readonly SourceFile[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const importsOf = (path: string): readonly string[] =>
    (byPath.get(path)?.imports ?? []).flatMap(({ specifier }) =>
      specifier.startsWith('.') ? [posix.join(dirname(path), specifier)] : [],
    );
  const shellPaths = modules
    .map(({ path }) => path)
    .filter((path) => path === `${APP}main.tsx` || (path.startsWith(`${APP}app/`) && path !== BUILD_MODULE));
  const screens = modules.flatMap(({ path }) => {
    const area = SCREEN.exec(path)?.[1];
    return area ? [{ path, area }] : [];
  });
  const areas = [...new Set(screens.map(({ area }) => area))].map((area) => ({
    list: `${APP}screens/${area}/index.ts`,
    screens: screens.filter((screen) => screen.area === area).map(({ path }) => path),
  }));
  return [
    ...wordsReached(shellPaths, importsOf).map(([words, path]) => `${path} is loaded before ${words}`),
    ...areas.flatMap(({ list, screens: paths }) => {
      if (!byPath.has(list)) return [`${list} is missing`];
      const allListed = importsOf(list).filter((path) => WORDS.test(path));
      const listedWords = allListed.filter((path) => !path.endsWith(SCREEN_WORDS));
      const listsFolders = allListed.length > listedWords.length;
      const reached = wordsReached(paths, importsOf);
      const missing = new Map(paths.flatMap((path) => wordsReached([path], importsOf)));
      return [
        ...[...missing]
          .filter(([words, path]) => !listedWords.includes(words) && !(listsFolders && isOwn(words, path)))
          .filter(([words, path]) => !wordsOpenedBy(byPath.get(path)).includes(words))
          .map(([words, path]) => `${path} uses ${words}, which ${list} does not list`),
        ...listedWords
          .filter((words) => !reached.some(([needed]) => needed === words))
          .map((words) => `${list} lists ${words}, which no screen uses`),
      ];
    }),
  ];
}

/** Recognizes words in the folder of a screen's components, which only that screen uses. */
function isOwn(words: string, path: string): boolean {
  const folder = posix.dirname(posix.dirname(words));
  return (
    posix.dirname(posix.dirname(folder)) === `${APP}screens` &&
    (path === `${folder}.tsx` || path.startsWith(`${folder}/`))
  );
}

/** Returns the words that modules and their imports use, each with the first importing module. */
function wordsReached(paths: readonly string[], importsOf: (path: string) => readonly string[]): [string, string][] {
  const reached = new Map<string, string>();
  const visited = new Set(paths);
  for (const path of visited)
    for (const imported of importsOf(path)) {
      if (!WORDS.test(imported)) visited.add(imported);
      else if (!reached.has(imported)) reached.set(imported, path);
    }
  return [...reached];
}
