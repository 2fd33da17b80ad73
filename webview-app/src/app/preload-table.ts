import type { Language } from '../messages/language.ts';

/** The number of a file, or one number for each language. */
export type Wish = number | Readonly<Record<Language, number>>;

export interface Preload {
  /** The part of every file's address before its name. */
  readonly base: string;
  /** Their names without the ending, with a space between them: the table is in every first load. */
  readonly files: string;
  /** The texts of every page. */
  readonly texts: Wish;
  /** The files of all screens of an area: its list of screens, and its words. */
  readonly areas: readonly (readonly Wish[])[];
  /** The screens that open without a login: the source of an expression for the path, the number of the area, and the steps to their files. */
  readonly screens: readonly (readonly [path: string, area: number, ...steps: number[]])[];
  /** The first data of screens, by their number in `screens`: the file's path, which has `{2}` for the second folder of the page's. */
  readonly data: Readonly<Record<number, string>>;
  /** The files of the login dialog: any other path loads them first. */
  readonly dialogs: readonly number[];
}

/** The names of a table's files, in the order of their numbers. */
export const namesIn = ({ files }: Pick<Preload, 'files'>): string[] => files.split(' ').map((name) => `${name}.js`);

/** The numbers of files from the step that leads to each from the one before, the first from 0: steps repeat, so a table of them is smaller. */
export function numbersOf(steps: readonly number[]): number[] {
  let at = 0;
  return steps.map((step) => {
    at += step;
    return at;
  });
}

export const numberIn = (wish: Wish, language: Language): number => (typeof wish === 'number' ? wish : wish[language]);

/** The steps to files, in the order of their numbers. */
export const stepsTo = (numbers: readonly number[]): number[] =>
  numbers.toSorted((a, b) => a - b).map((number, at, all) => number - (all[at - 1] ?? 0));

/** Writes names as a table has them. */
export const filesOf = (names: readonly string[]): string => names.map((name) => name.replace(/\.js$/, '')).join(' ');

/** Returns true for a file that other areas have as well, by its screen's number. */
export const isShared = ({ areas, screens }: Pick<Preload, 'areas' | 'screens'>, at: number, wish: Wish): boolean =>
  screens.some(
    ([, area, ...steps]) =>
      area !== screens[at]?.[1] && (areas[area]?.includes(wish) || numbersOf(steps).includes(wish as number)),
  );
