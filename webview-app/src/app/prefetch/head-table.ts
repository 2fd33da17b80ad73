import type { Language } from '../../messages/language.ts';

/** The number of a file, or one number for each language. */
export type Wish = number | Readonly<Record<Language, number>>;

export interface Preload {
  /** The part of every file's address before its name. */
  readonly base: string;
  /** The names of the files that a screen may want. */
  readonly files: readonly string[];
  /** The texts of every page. */
  readonly texts: Wish;
  /** The files of all screens of an area: its list of screens, and its words. */
  readonly areas: readonly (readonly Wish[])[];
  /** The screens that open without a login: the source of an expression for the path, the number of the area, and the screen's files. */
  readonly screens: readonly (readonly [path: string, area: number, ...files: number[]])[];
  /** The first data of screens, by their number in `screens`: the file's path, which has `{2}` for the second folder of the page's. */
  readonly data: Readonly<Record<number, string>>;
  /** The files of the login dialog: any other path loads them first. */
  readonly dialogs: readonly number[];
}

export const numberIn = (wish: Wish, language: Language): number => (typeof wish === 'number' ? wish : wish[language]);

/** Returns true for a file that other areas have as well, by its screen's number. */
export const isShared = ({ areas, screens }: Pick<Preload, 'areas' | 'screens'>, index: number, wish: Wish): boolean =>
  screens.some(
    ([, area, ...files]) =>
      area !== screens[index]?.[1] && (areas[area]?.includes(wish) || files.includes(wish as number)),
  );
