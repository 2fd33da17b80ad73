/** The words of the app by the folder that has them, in both languages: `{ en: { 'screens/checkup': {...} } }`. */
import { controlWords } from '../../webview-app/src/messages/control-words.ts';
import type { SourceModule } from '../layers/read-module.ts';
import { unusedWords } from './unused-words.ts';

const APP = 'webview-app/src/';
type Texts = Readonly<Record<string, unknown>>;
const SOURCE = /src\/(.*?)(?:\/words)?\/(?:en|zh)\.ts$/;

const inFolders = (files: Readonly<Record<string, Texts>>): Texts =>
  Object.fromEntries(Object.entries(files).map(([file, texts]) => [SOURCE.exec(file)?.[1] ?? file, texts]));

export const allWords = {
  en: {
    controls: controlWords.en,
    ...inFolders(
      import.meta.glob<Texts>(['../../webview-app/src/messages/en.ts', '../../webview-app/src/**/words/en.ts'], {
        eager: true,
        import: 'en',
      }),
    ),
  },
  zh: {
    controls: controlWords.zh,
    ...inFolders(
      import.meta.glob<Texts>(['../../webview-app/src/messages/zh.ts', '../../webview-app/src/**/words/zh.ts'], {
        eager: true,
        import: 'zh',
      }),
    ),
  },
};

/** The paths that nothing shows: an area's words are shown by the area alone, all others by any module. */
export function unusedIn(paths: readonly string[], modules: readonly SourceModule[]): string[] {
  const speakers = modules.filter(({ path }) => !/\/(?:messages|words)\//.test(path));
  return Object.keys(allWords.en).flatMap((folder) => {
    const own = paths.flatMap((path) => (path.startsWith(`${folder}.`) ? [path.slice(folder.length + 1)] : []));
    const readers = folder.startsWith('screens/')
      ? speakers.filter(({ path }) => path.startsWith(`${APP}${folder}/`))
      : speakers;
    return unusedWords(own, readers).map((path) => `${folder}.${path}`);
  });
}
