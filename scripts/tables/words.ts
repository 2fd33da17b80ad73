/** Checks that both languages have the same texts, none empty, all in an editor's style. */
import type { TableCheck } from './table-check.ts';
import { styleFaults } from './word-style.ts';

type Texts = { readonly [key: string]: unknown };

/** Returns every text by its path. A function is a single text, whatever its arguments. */
function leaves(texts: Texts, path = ''): [path: string, value: unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    const address = path ? `${path}.${key}` : key;
    return typeof value === 'object' && value !== null ? leaves({ ...value }, address) : [[address, value]];
  });
}

/** Checks the texts of both languages. `unused` are texts that no code reads. */
export function checkWords(languages: Readonly<Record<string, Texts>>, unused: readonly string[] = []): TableCheck {
  const entries = Object.entries(languages).map(([name, texts]) => ({ name, words: new Map(leaves(texts)) }));
  const paths = new Set(entries.flatMap(({ words }) => [...words.keys()]));
  const faults = entries.flatMap(({ name, words }) =>
    [...paths].flatMap((path) => {
      if (!words.has(path)) return [`${name} has no text for ${path}`];
      const text = words.get(path);
      if (typeof text === 'string' && text.trim() === '') return [`${name} has an empty text for ${path}`];
      return styleFaults(name, text).map((fault) => `${name} ${fault} in ${path}`);
    }),
  );
  const unusedFaults = unused.map((path) => `nothing uses ${path}`);
  return { line: `${paths.size} texts in ${entries.length} languages`, faults: [...faults, ...unusedFaults] };
}

/** Lists accepted faults of titles that the specification prescribes. */
const SPECIFIED_FAULTS = ['campaign.pull-new has a word that is misspelt or no customer’s: 拉新有礼'];

export function checkTitles(titles: Readonly<Record<string, Readonly<Record<'en' | 'zh', string>>>>): TableCheck {
  const faults = Object.entries(titles).flatMap(([id, title]) =>
    (['en', 'zh'] as const).flatMap((language) =>
      styleFaults(language, title[language]).map((fault) => `${id} ${fault}: ${title[language]}`),
    ),
  );
  return {
    line: `${Object.keys(titles).length} titles in 2 languages`,
    faults: faults.filter((fault) => !SPECIFIED_FAULTS.includes(fault)),
  };
}
