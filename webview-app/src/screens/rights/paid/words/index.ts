/** The words of the pages that sell the health card. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type PaidWords = typeof en;
export const { useWords } = words;
