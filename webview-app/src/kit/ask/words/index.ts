/** The words of a question to a doctor. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const askWords = wordsOf<typeof en>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);

/** The type of every language. */
export type AskWords = typeof en;
export const useAskWords = askWords.useWords;
