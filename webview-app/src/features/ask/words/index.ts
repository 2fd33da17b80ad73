/** Loads the words of a question to a doctor. */
import { wordsOf } from '../../../messages/words.ts';
import type { AskWords } from './en.ts';

export const askWords = wordsOf<AskWords>(
  {
    en: async () => (await import('./en.ts')).en,
    zh: async () => (await import('./zh.ts')).zh,
  },
  async () => (await import('./elder.ts')).simpler,
);
export const useAskWords = askWords.useWords;
export type { AskWords } from './en.ts';
