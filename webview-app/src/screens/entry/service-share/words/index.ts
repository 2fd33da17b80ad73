/** The words of a shared service alone: the home page, of the same area, does not wait for them. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type ShareWords = typeof en;
export const { useWords } = words;
