/**
 * The table of routes as the build writes it (`scripts/vite/compact-routes.ts`): a line of text a row, because the table is in every
 * first load. The titles of a language come with its words. In development and tests the table is as it stands in `routes.ts`.
 */
import type { Language } from '../messages/language.ts';
import type { RouteTable, Row } from './row.ts';

/** The columns that say yes or nothing, each a letter of the alphabet. */
export const FLAGS = [
  ...([
    'requireAuth',
    'appNotAuth',
    'outsideNotAuth',
    'bindMobileCheck',
    'checkIsBindMobile',
    'needCheckMobile',
  ] as const),
  ...(['offline', 'kept', 'openApp', 'needsApp', 'secure', 'outcome'] as const),
] satisfies readonly (keyof Row)[];

const FIRST_LETTER = 97;
export const letterOf = (at: number): string => String.fromCharCode(FIRST_LETTER + at);

const titles: Partial<Record<Language, readonly string[]>> = {};

/** Takes a language's titles, in the order of the table. Nothing is drawn before the words of its language are there. */
export function setTitles(language: Language, all: string): void {
  titles[language] = all.split('|');
}

/** A row's line: its name, with the area where that is another than the line's before, the path, letters of flags, all else as JSON. */
export function expandRows(text: string): RouteTable {
  let area = '';
  const rows = text.split('\n').map((line, at) => {
    const [name = '', path = '', flags = '', rest = '{}'] = line.split(' ');
    const [first = '', second] = name.split('.');
    if (second) area = first;
    const row: Row = {
      path,
      title: {
        get en() {
          return titles.en?.[at] ?? '';
        },
        get zh() {
          return titles.zh?.[at] ?? '';
        },
      },
      ...JSON.parse(rest),
    };
    const set = [...flags].map((letter) => [FLAGS[letter.charCodeAt(0) - FIRST_LETTER], true]);
    return [`${area}.${second ?? first}`, Object.assign(row, Object.fromEntries(set))] as const;
  });
  return Object.fromEntries(rows);
}
