/** Loads the words of automatic renewal. */
import { wordsOf } from '../../../../messages/words.ts';
import type { RenewalWords } from './en.ts';

export const words = wordsOf<RenewalWords>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);
export const { useWords } = words;
