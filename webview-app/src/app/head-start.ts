/**
 * The page's head start, in the split build only: a small program in the page's own head that asks for the texts of the person's
 * language and for the files of the address's screen while the frame is still on its way. (A screen behind a login has its
 * files asked for by the frame, while that finds out who is here.) Nothing depends on it; what it does
 * not ask for is asked for later. `scripts/vite/head-start.ts` puts it there, with its table.
 */
import { currentLanguage, type Language } from '../messages/language.ts';
import { inPath } from '../platform/address.ts';

export interface HeadStart {
  /** What every file's name is behind. */
  readonly base: string;
  /** Of every page, and of screens. */
  readonly texts: Readonly<Record<Language, readonly [every: string, screens: string]>>;
  readonly files: readonly string[];
  /** Those that open without a login, by the source of an expression, each with the numbers of its files, and 1 if it has words of its own. */
  readonly screens: readonly (readonly [path: string, files: readonly number[], words: 0 | 1])[];
  /** Numbers of the login dialog's files: what any other path will want first. */
  readonly dialogs: readonly number[];
}

/** Asks for what a language and a path within the app will want. */
export function begin({ base, texts, files, screens, dialogs }: HeadStart, language: Language, path: string): void {
  const [, numbers, words] = screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? ['', dialogs, 0];
  for (const name of [...texts[language].slice(0, 1 + words), ...numbers.map((number) => files[number])])
    if (name) ask(base + name);
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

const table = document.getElementById('head-start')?.textContent;
if (table) begin(JSON.parse(table), currentLanguage(), inPath.path(location));
