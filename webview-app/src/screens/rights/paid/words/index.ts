/** Loads the words of the pages that sell the health card. */
import { wordsOf } from '../../../../messages/words.ts';
import type { PaidWords } from './en.ts';

export const words = wordsOf<PaidWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
export type { PaidWords } from './en.ts';
