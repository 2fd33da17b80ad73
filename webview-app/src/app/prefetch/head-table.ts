import type { Language } from '../../messages/language.ts';

/** The index of a file, or one index for each language. */
export type FileIndex = number | Readonly<Record<Language, number>>;

export interface Preload {
  /** The address of the folder of all files. */
  readonly base: string;
  /** The names of the files that a screen may need. */
  readonly files: readonly string[];
  /** The texts of every page. */
  readonly texts: FileIndex;
  /** The files that all screens of an area share: its list of screens and its texts. */
  readonly areas: readonly (readonly FileIndex[])[];
  /** The screens that open without a login. `path` is the source of a regular expression, `area` an index in `areas`. */
  readonly screens: readonly (readonly [path: string, area: number, ...files: number[]])[];
  /** The paths of first data, by the screen's index in `screens`. `{2}` stands for the second folder of the page's path. */
  readonly data: Readonly<Record<number, string>>;
  /** The files of the login dialog, which any other path needs first. */
  readonly dialogs: readonly number[];
}

export const fileNumberIn = (fileIndex: FileIndex, language: Language): number =>
  typeof fileIndex === 'number' ? fileIndex : fileIndex[language];

/** Tells if another area needs the file too; `index` is the screen's. */
export const isShared = (
  { areas, screens }: Pick<Preload, 'areas' | 'screens'>,
  index: number,
  fileIndex: FileIndex,
): boolean =>
  screens.some(
    ([, area, ...files]) =>
      area !== screens[index]?.[1] && (areas[area]?.includes(fileIndex) || files.includes(fileIndex as number)),
  );

/** The table in the single file. `path` is the source of a regular expression, `file` the address as `byFolder` returns it. */
export type FirstDataTable = readonly (readonly [path: string, file: string])[];

/** Returns the file's address with each parameter's name replaced by its index in the path: `{2}` for `/pecSale/:productNo`. */
export const byFolder = (address: string, path: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const index = path.split('/').indexOf(`:${name}`);
    if (index < 0) throw new Error(`first-data: ${path} has no ${name}`);
    return `{${index}}`;
  });
