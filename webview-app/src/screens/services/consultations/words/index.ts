/** Loads the words of the consultation records apart from those of the area, so that its other pages do not wait for them. */
import { wordsOf } from '../../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const { useWords } = words;
