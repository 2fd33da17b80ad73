/** Loads the current language from its file, together with the texts of all areas (`loadWords`). */
import type { en } from './en.ts';
import { wordsOf } from './words.ts';

const { words, want } = wordsOf<typeof en>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);
want();

/** Returns the texts. Throws before they are loaded, because no page renders and no language changes before that. */
export const textsOf = words;
