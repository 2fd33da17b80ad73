/** Loads the words of the inner tool. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** Defines the words that each language must have. */
export type ToolWords = typeof en;
export const { useWords } = words;
