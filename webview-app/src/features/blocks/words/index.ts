/** Loads the words of configured pages. */
import { wordsOf } from '../../../messages/words.ts';

export const blocksWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export const useBlocksWords = blocksWords.useWords;
