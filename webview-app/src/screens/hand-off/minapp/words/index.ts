/** Loads the words of the pages that open a mini-program. */
import { wordsOf } from '../../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export const { useWords } = words;
