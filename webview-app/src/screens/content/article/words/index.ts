import { wordsOf } from '../../../../messages/words.ts';

export const articleWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export const useArticleWords = articleWords.useWords;
