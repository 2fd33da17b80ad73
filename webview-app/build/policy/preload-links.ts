/**
 * Makes `Link` headers for the files that each kind of address needs. If a server sends them with the page, or before it as `103 Early
 * Hints`, the browser requests the files one round trip earlier. The page's own program (`webview-app/src/app/prefetch/head.ts`) requests
 * the same files by the same table.
 */
import type { Manifest } from 'vite';
import { type FileIndex, isShared, type Preload } from '../../src/app/prefetch/head-table.ts';
import type { Language } from '../../src/messages/language.ts';
import { filesOfPage, inlineSheets, sharedFilesOfHome } from '../manifest.ts';

type Links = readonly string[];

export interface PreloadLinks {
  /** The links for every page. */
  readonly every: Links;
  /** The texts of every page, for a server that knows the language. The page goes by `?lang=`, the person's choice, the browser. */
  readonly words: Readonly<Record<Language, Links>>;
  /** The links for each address that opens without a login. `path` is an expression for the path behind the base (`/`, `/pecSale/x`). */
  readonly routes: readonly {
    readonly path: string;
    readonly files: Links;
    readonly words: Readonly<Record<Language, Links>>;
  }[];
  /** The links for other addresses, where the login dialog comes first. */
  readonly other: Links;
}

const TABLE = /<script type="application\/json" id="preload">(.*?)<\/script>/;
const LANGUAGES = ['en', 'zh'] as const;

/** Returns the preload table of a built page, undefined without a table. */
export function preloadIn(html: string): Preload | undefined {
  const table = TABLE.exec(html)?.[1];
  return table === undefined ? undefined : JSON.parse(table);
}

/** Returns a link to a file. It must request the file as the program does, or the browser loads it twice. */
const linkTo = (href: string): string =>
  href.endsWith('.css') ? `<${href}>; rel=preload; as=style; crossorigin` : `<${href}>; rel=modulepreload`;

/** Returns links to the files that the page names. `home` also has those of the entry page that other areas need. */
export function pageLinks(manifest: Manifest, base: string): { readonly page: Links; readonly home: Links } {
  const inline = inlineSheets(manifest);
  const linksTo = (files: readonly string[]) =>
    files.filter((file) => !inline.includes(file)).map((file) => linkTo(base + file));
  const page = linksTo(filesOfPage(manifest));
  return { page, home: [...new Set([...page, ...linksTo(sharedFilesOfHome(manifest))])] };
}

/** Matches the entry page. It is prerendered, so its own files wait for those of a tapped link, as in the page's own preload. */
const ENTRY = '^/$';

export function preloadLinks(table: Preload, every: Links): PreloadLinks {
  const links = (numbers: readonly (number | undefined)[]) =>
    numbers.flatMap((number) => {
      const name = number === undefined ? undefined : table.files[number];
      return name === undefined ? [] : [linkTo(table.base + name)];
    });
  const shared = (fileIndexes: readonly FileIndex[]) =>
    links(fileIndexes.filter((fileIndex) => typeof fileIndex === 'number'));
  const wordsOf = (fileIndexes: readonly FileIndex[]) => {
    const of = (language: Language) =>
      links(fileIndexes.map((fileIndex) => (typeof fileIndex === 'number' ? undefined : fileIndex[language])));
    return { en: of('en'), zh: of('zh') };
  };
  return {
    every,
    words: wordsOf([table.texts]),
    routes: table.screens.map(([path, area, ...own], index) => {
      const files = [...(table.areas[area] ?? []), ...own];
      const fileIndexes = path === ENTRY ? files.filter((fileIndex) => isShared(table, index, fileIndex)) : files;
      return { path, files: shared(fileIndexes), words: wordsOf(fileIndexes) };
    }),
    other: links(table.dialogs),
  };
}

/** Returns the links for a path behind the base and for a language, if it is known. */
export function linksFor(files: PreloadLinks, path: string, language?: Language): Links {
  const route = files.routes.find((item) => new RegExp(item.path).test(path));
  const words =
    language && LANGUAGES.includes(language) ? [...files.words[language], ...(route?.words[language] ?? [])] : [];
  return [...new Set([...files.every, ...(route?.files ?? files.other), ...words])];
}
