/** Loads the words of the pages of services. */
import { wordsOf } from '../../../messages/words.ts';
import type { AreaWords } from './en.ts';

export const words = wordsOf<AreaWords>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);
export const { useWords } = words;
export type { AreaWords } from './en.ts';
