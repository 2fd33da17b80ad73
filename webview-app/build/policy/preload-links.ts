/**
 * The files that each kind of address wants beside its page, as `Link` headers: a server that sends them with the page, or before it as
 * `103 Early Hints`, has them asked for one round trip earlier. The page's own program (`webview-app/src/app/prefetch/head.ts`) asks for the
 * same files by the same table.
 */
import type { Manifest } from 'vite';
import { isShared, type Preload, type Wish } from '../../src/app/prefetch/head-table.ts';
import type { Language } from '../../src/messages/language.ts';
import { filesOfPage, inlineSheets, sharedFilesOfHome } from '../manifest.ts';

/** Values of `Link` headers. */
type Links = readonly string[];

export interface PreloadLinks {
  /** For every page. */
  readonly every: Links;
  /** The words of every page, where the server knows the language: the page's own choice is `?lang=`, the person's, the browser's. */
  readonly words: Readonly<Record<Language, Links>>;
  /** For each kind of address that opens without a login, by an expression for the path behind the base (`/`, `/pecSale/x`). */
  readonly routes: readonly {
    readonly path: string;
    readonly files: Links;
    readonly words: Readonly<Record<Language, Links>>;
  }[];
  /** For other addresses, where the login dialog comes first. */
  readonly other: Links;
}

const TABLE = /<script type="application\/json" id="preload">(.*?)<\/script>/;
const LANGUAGES = ['en', 'zh'] as const;

/** Returns the preload table of a built page, undefined without a table. */
export function preloadIn(html: string): Preload | undefined {
  const table = TABLE.exec(html)?.[1];
  return table === undefined ? undefined : JSON.parse(table);
}

/** A script is a module, and a module's file is shared with the program only where it is asked for in the same way; a style likewise. */
const linkTo = (href: string): string =>
  href.endsWith('.css') ? `<${href}>; rel=preload; as=style; crossorigin` : `<${href}>; rel=modulepreload`;

/** Returns links to the files that the page itself names, and to those of the entry page that other areas want too. */
export function pageLinks(manifest: Manifest, base: string): { readonly page: Links; readonly home: Links } {
  const inline = inlineSheets(manifest);
  const linksTo = (files: readonly string[]) =>
    files.filter((file) => !inline.includes(file)).map((file) => linkTo(base + file));
  const page = linksTo(filesOfPage(manifest));
  return { page, home: [...new Set([...page, ...linksTo(sharedFilesOfHome(manifest))])] };
}

/** The entry page stands in the markup: its own program waits, as in the page's preload, for the files of a link that is tapped there. */
const ENTRY = '^/$';

/** Returns the lists of a table. `every` are the links for every page. */
export function preloadLinks(table: Preload, every: Links): PreloadLinks {
  const links = (numbers: readonly (number | undefined)[]) =>
    numbers.flatMap((number) => {
      const name = number === undefined ? undefined : table.files[number];
      return name === undefined ? [] : [linkTo(table.base + name)];
    });
  const shared = (wishes: readonly Wish[]) => links(wishes.filter((wish) => typeof wish === 'number'));
  const wordsOf = (wishes: readonly Wish[]) => {
    const of = (language: Language) =>
      links(wishes.map((wish) => (typeof wish === 'number' ? undefined : wish[language])));
    return { en: of('en'), zh: of('zh') };
  };
  return {
    every,
    words: wordsOf([table.texts]),
    routes: table.screens.map(([path, area, ...own], index) => {
      const all = [...(table.areas[area] ?? []), ...own];
      const wishes = path === ENTRY ? all.filter((wish) => isShared(table, index, wish)) : all;
      return { path, files: shared(wishes), words: wordsOf(wishes) };
    }),
    other: links(table.dialogs),
  };
}

/** Returns the links for a path behind the base and, where it is known, a language. */
export function linksFor(all: PreloadLinks, path: string, language?: Language): Links {
  const route = all.routes.find((item) => new RegExp(item.path).test(path));
  const words =
    language && LANGUAGES.includes(language) ? [...all.words[language], ...(route?.words[language] ?? [])] : [];
  return [...new Set([...all.every, ...(route?.files ?? all.other), ...words])];
}
