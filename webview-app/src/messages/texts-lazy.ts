/** Loads the current language from its file, together with the texts of all areas (`loadWords`). */
import { wordsOf } from './words.ts';

const { words, want } = wordsOf({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  elder: () => import('./elder.ts'),
});
want();

/** Returns the texts. Throws before they are loaded, because no page renders and no language changes before that. */
export const textsOf = words;
