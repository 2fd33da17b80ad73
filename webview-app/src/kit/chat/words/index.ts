/** The words of a chat with a doctor. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const chatWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type ChatWords = typeof en;
export const useChatWords = chatWords.useWords;
