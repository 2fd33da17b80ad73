/** Loads the words of the licence to count steps. */
import { wordsOf } from '../../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export const { useWords } = words;
