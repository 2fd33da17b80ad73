/** Collects the app's texts by language and folder: `{ en: { 'screens/checkup': {...} } }`. */
import { calendarWords } from '../../webview-app/src/messages/calendar-words.ts';
import { controlWords } from '../../webview-app/src/messages/control-words.ts';
import { fieldWords } from '../../webview-app/src/messages/field-words.ts';
import { laterWords } from '../../webview-app/src/messages/later-words.ts';

type Texts = Readonly<Record<string, unknown>>;
const SOURCE = /src\/(.*?)(?:\/words)?\/(?:en|zh)\.ts$/;

const inFolders = (files: Readonly<Record<string, Texts>>): Texts =>
  Object.fromEntries(Object.entries(files).map(([file, texts]) => [SOURCE.exec(file)?.[1] ?? file, texts]));

export const allWords = {
  en: {
    calendar: calendarWords.en,
    controls: controlWords.en,
    fields: fieldWords.en,
    later: laterWords.en,
    ...inFolders(
      import.meta.glob<Texts>(['../../webview-app/src/messages/en.ts', '../../webview-app/src/**/words/en.ts'], {
        eager: true,
        import: 'en',
      }),
    ),
  },
  zh: {
    calendar: calendarWords.zh,
    controls: controlWords.zh,
    fields: fieldWords.zh,
    later: laterWords.zh,
    ...inFolders(
      import.meta.glob<Texts>(['../../webview-app/src/messages/zh.ts', '../../webview-app/src/**/words/zh.ts'], {
        eager: true,
        import: 'zh',
      }),
    ),
  },
};
