/** Loads the words of the pages of the rights card. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

/** Defines the words that each language must have. */
export type AreaWords = typeof en;
export const { useWords } = words;
