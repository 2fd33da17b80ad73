/** Loads each language from its own file: only the current language, together with the words of all sections (`loadWords`). */
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

/** Returns the texts. Throws before they are loaded, because nothing renders and no language changes before that. */
export const textsOf = words;
