/** Loads the words of the consultation pages, one object per screen. */
import { wordsOf } from '../../../messages/words.ts';

export const words = wordsOf({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  elder: () => import('./elder.ts'),
});
export const { useWords } = words;
