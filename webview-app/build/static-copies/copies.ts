/**
 * Defines the format of the built-in copies of static files: all files of one language together, each content once. A file without a
 * translation has the content of its plain name, as on the page (`client/translations.ts`).
 */
import { translatedPath } from '../../src/api/endpoint.ts';

export const COPY_LANGUAGES = ['en', 'zh'] as const;
export type CopyLanguage = (typeof COPY_LANGUAGES)[number];

/** `files` gives for each path the index of its content in `contents`. */
export interface Copies {
  files: Record<string, number>;
  contents: unknown[];
}

/** The copies of a build without an installation's own. */
export const NO_COPIES: Copies = { files: {}, contents: [] };

/** Returns the path of a file's translation; the plain path is the Chinese file. */
const pathIn = (language: CopyLanguage, path: string): string =>
  language === 'zh' ? path : translatedPath(path, language);

const plainPath = (path: string): string => path.replace(/\.en\.json$/, '.json');

/** Returns the copies in a language of files with their paths, `/static-config/medical/index.en.json`. */
export function collect(
  files: readonly { readonly path: string; readonly text: string }[],
  language: CopyLanguage,
): Copies {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const copies: Copies = { files: {}, contents: [] };
  const indexes = new Map<string, number>();
  for (const path of new Set(files.map((file) => plainPath(file.path)).sort())) {
    const text = texts.get(pathIn(language, path)) ?? texts.get(path);
    if (text === undefined) continue;
    const content: unknown = JSON.parse(text);
    const same = JSON.stringify(content);
    const index = indexes.get(same) ?? copies.contents.push(content) - 1;
    indexes.set(same, index);
    copies.files[path] = index;
  }
  return copies;
}

export const copyPath = (language: CopyLanguage): string => `webview-app/src/static-copies/${language}.json`;
