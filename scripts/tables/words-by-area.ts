/**
 * Checks that words are loaded before the code that uses them. An area's `index.ts` lists the words that are loaded with its screens; the
 * frame is there before any. So imports are followed to their end:
 * 1. The frame, and all it imports, says no words of the kit or of an area.
 * 2. A screen, and all it imports, says only words that its area lists, words in its own folder, or words that its own `words` opens. A
 *    lazily loaded part re-exports its words, and its importer opens them.
 * 3. An area with screens has a list, and lists no words that none of its screens says.
 */
import { dirname, posix } from 'node:path';
import type { SourceFile } from '../source/source-file.ts';
import { wordsOpenedBy } from './words-of-screen.ts';

const APP = 'webview-app/src/';
const WORDS = /\/words\/index\.ts$/;
/** Is a module that runs only in the build and opens its words itself. */
const DRAWN_BY_THE_BUILD = `${APP}app/first-page/render.tsx`;
const SCREEN = /^webview-app\/src\/screens\/([\w-]+)\/[\w-]+\.tsx$/;

/** Returns a sentence for each module of the app that breaks a rule. */
export function wordFindings(modules: readonly SourceFile[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const importsOf = (path: string): readonly string[] =>
    (byPath.get(path)?.imports ?? []).flatMap(({ specifier }) =>
      specifier.startsWith('.') ? [posix.join(dirname(path), specifier)] : [],
    );
  const frame = modules
    .map(({ path }) => path)
    .filter((path) => path === `${APP}main.tsx` || (path.startsWith(`${APP}app/`) && path !== DRAWN_BY_THE_BUILD));
  const screens = modules.flatMap(({ path }) => {
    const area = SCREEN.exec(path)?.[1];
    return area ? [{ path, area }] : [];
  });
  const areas = [...new Set(screens.map(({ area }) => area))].map((area) => ({
    list: `${APP}screens/${area}/index.ts`,
    screens: screens.filter((screen) => screen.area === area).map(({ path }) => path),
  }));
  return [
    ...wordsReached(frame, importsOf).map(([words, path]) => `${path} is there before ${words}`),
    ...areas.flatMap(({ list, screens: paths }) => {
      if (!byPath.has(list)) return [`${list} is missing`];
      const listed = importsOf(list).filter((path) => WORDS.test(path));
      const reached = wordsReached(paths, importsOf);
      const missing = new Map(
        paths.flatMap((path) => {
          const opened = wordsOpenedBy(byPath.get(path));
          return wordsReached([path], importsOf).filter(([words]) => !opened.includes(words));
        }),
      );
      return [
        ...[...missing]
          .filter(([words, path]) => !listed.includes(words) && !isOwn(words, path))
          .filter(([words, path]) => !wordsOpenedBy(byPath.get(path)).includes(words))
          .map(([words, path]) => `${path} says ${words}, which ${list} does not list`),
        ...listed
          .filter((words) => !reached.some(([needed]) => needed === words))
          .map((words) => `${list} lists ${words}, which no screen says`),
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
function wordsReached(from: readonly string[], importsOf: (path: string) => readonly string[]): [string, string][] {
  const reached = new Map<string, string>();
  const visited = new Set(from);
  for (const path of visited)
    for (const imported of importsOf(path)) {
      if (!WORDS.test(imported)) visited.add(imported);
      else if (!reached.has(imported)) reached.set(imported, path);
    }
  return [...reached];
}
