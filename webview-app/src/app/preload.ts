/**
 * The page's preload, in the split build only: a small program in the page's own head. It asks for the texts of the person's
 * language and for the files of the address's screen while the frame is still on its way. (A screen behind a login has its files
 * asked for by the frame, while that finds out who is here.) Nothing depends on it: a file it does not ask for is asked for later.
 * `scripts/vite/preload.ts` puts it into the page, with its table.
 */
import { currentLanguage, type Language } from '../messages/language.ts';
import { inPath } from '../platform/address.ts';

/** The number of a file, or of one file a language. */
export type Wish = number | Readonly<Record<Language, number>>;

export interface Preload {
  /** The part of every file's address before its name. */
  readonly base: string;
  readonly files: readonly string[];
  /** The texts of every page. */
  readonly texts: Wish;
  /** The files that all screens of an area want: its list of screens, and its words. */
  readonly areas: readonly (readonly Wish[])[];
  /** The screens that open without a login: the source of an expression for the path, the number of the area, and their files. */
  readonly screens: readonly (readonly [path: string, area: number, ...files: number[]])[];
  /** The files of the login dialog: any other path wants them first. */
  readonly dialogs: readonly number[];
}

/** Asks for the files that a language and a path within the app will want. */
export function preload(table: Preload, language: Language, path: string): void {
  const { base, files, texts, areas, screens, dialogs } = table;
  const [, area, ...numbers] = screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? ['', -1, ...dialogs];
  for (const wish of [texts, ...(areas[area] ?? []), ...numbers]) {
    const name = files[typeof wish === 'number' ? wish : wish[language]];
    if (name) ask(base + name);
  }
}

/** As the program itself will ask, or the file would be fetched twice. */
function ask(href: string): void {
  const link = document.createElement('link');
  const isScript = href.endsWith('.js');
  link.rel = isScript && link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = isScript ? 'script' : 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

const table = document.getElementById('preload')?.textContent;
if (table) preload(JSON.parse(table), currentLanguage(), inPath.path(location));
