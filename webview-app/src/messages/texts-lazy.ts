/** Each language in a file of its own: a person loads the one that is read, with the words of all parts (`loadWords`). */
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

/** Throws while they are not there: nothing is drawn, and no language chosen, before its texts have come. */
export const textsOf = words;
