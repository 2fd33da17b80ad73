/** The words of the kit: what its archetypes and parts say. */
import { wordsOf } from '../../messages/words.ts';
import type { en } from './en.ts';

export const kitWords = wordsOf<typeof en>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);

/** The type of every language. */
export type KitWords = typeof en;
export const useKitWords = kitWords.useWords;
