/** Loads the words of an article. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const articleWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

export const useArticleWords = articleWords.useWords;
