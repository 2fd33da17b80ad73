/** Loads the words of the pages on which free rights are claimed. */
import { wordsOf } from '../../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export const { useWords } = words;
