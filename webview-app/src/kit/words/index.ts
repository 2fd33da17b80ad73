/** The texts of the kit's pages and parts, by language and edition. */
import { wordsOf } from '../../messages/words.ts';
import type { KitWords } from './en.ts';

export const kitWords = wordsOf<KitWords>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);
export const useKitWords = kitWords.useWords;
export type { KitWords } from './en.ts';
