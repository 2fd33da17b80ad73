import type { Language } from '../messages/language.ts';

/** The number of a file, or one number for each language. */
export type Wish = number | Readonly<Record<Language, number>>;

export interface Preload {
  /** The part of every file's address before its name. */
  readonly base: string;
  /** Their names with a space between them, a script's without its ending: the table is in every first load. */
  readonly files: string;
  /** The texts of every page. */
  readonly texts: Wish;
  /** The files of all screens of an area: its list of screens, and its words. */
  readonly areas: readonly (readonly Wish[])[];
  /** The screens that open without a login: the source of an expression for the path, the number of the area, and their files. */
  readonly screens: readonly (readonly [path: string, area: number, ...files: number[]])[];
  /** The first data of screens, by their number in `screens`: the file's path, which has `{2}` for the second folder of the page's. */
  readonly data: Readonly<Record<number, string>>;
  /** The files of the login dialog: any other path loads them first. */
  readonly dialogs: readonly number[];
}

/** The names of a table's files, in the order of their numbers. */
export const namesIn = ({ files }: Pick<Preload, 'files'>): string[] =>
  files.split(' ').map((name) => (name.endsWith('.css') ? name : `${name}.js`));

/** Writes names as a table has them. */
export const filesOf = (names: readonly string[]): string => names.map((name) => name.replace(/\.js$/, '')).join(' ');
