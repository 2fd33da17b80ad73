/** Checks that both languages have the same texts, that no text is empty, and that each is written as an editor would. */
import type { TableCheck } from './table-check.ts';
import { styleFaults } from './word-style.ts';

type Texts = { readonly [key: string]: unknown };

/** Returns every text by its path. A function is compared by its kind, because its text depends on its arguments. */
function leaves(texts: Texts, path = ''): [path: string, value: unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    const address = path ? `${path}.${key}` : key;
    return typeof value === 'object' && value !== null ? leaves({ ...value }, address) : [[address, value]];
  });
}

/** `unused` are the texts that nothing shows. */
export function checkWords(languages: Readonly<Record<string, Texts>>, unused: readonly string[] = []): TableCheck {
  const all = Object.entries(languages).map(([name, texts]) => ({ name, words: new Map(leaves(texts)) }));
  const paths = new Set(all.flatMap(({ words }) => [...words.keys()]));
  const faults = all.flatMap(({ name, words }) =>
    [...paths].flatMap((path) => {
      if (!words.has(path)) return [`${name} has no word for ${path}`];
      const word = words.get(path);
      if (typeof word === 'string' && word.trim() === '') return [`${name} says nothing for ${path}`];
      return styleFaults(name, word).map((fault) => `${name} ${fault} in ${path}`);
    }),
  );
  const idle = unused.map((path) => `nothing shows ${path}`);
  return { line: `${paths.size} texts in ${all.length} languages`, faults: [...faults, ...idle] };
}
