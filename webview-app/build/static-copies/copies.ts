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

/** Reads a static file by its path, `/static-config/medical/index.en.json`; resolves to undefined if it does not exist. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** Returns the path of a file's translation; the plain path is the Chinese file. */
const pathIn = (language: CopyLanguage, path: string): string =>
  language === 'zh' ? path : translatedPath(path, language);

export async function collect(paths: readonly string[], language: CopyLanguage, read: ReadFile): Promise<Copies> {
  const copies: Copies = { files: {}, contents: [] };
  const indexes = new Map<string, number>();
  for (const path of paths) {
    const text = (await read(pathIn(language, path))) ?? (await read(path));
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

/** Returns the text of a file of copies, one content a line, so that a diff shows one changed line. */
export const copyText = ({ files, contents }: Copies): string =>
  `{\n"files": ${JSON.stringify(files)},\n"contents": [\n${contents.map((item) => JSON.stringify(item)).join(',\n')}\n]\n}\n`;
