/** Loads the words of a chat with a doctor. */
import { wordsOf } from '../../../../messages/words.ts';
import type { ChatWords } from './en.ts';

export const chatWords = wordsOf<ChatWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const useChatWords = chatWords.useWords;
export type { ChatWords } from './en.ts';
