/** Loads the words of a question to a doctor. */
import { wordsOf } from '../../../messages/words.ts';

export const askWords = wordsOf({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  elder: () => import('./elder.ts'),
});
export const useAskWords = askWords.useWords;
export type { AskWords } from './en.ts';
