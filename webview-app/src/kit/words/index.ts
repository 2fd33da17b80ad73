/** The texts of the kit's pages and parts, by language and edition. */
import { wordsOf } from '../../messages/words.ts';

export const kitWords = wordsOf({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  elder: () => import('./elder.ts'),
});
export const useKitWords = kitWords.useWords;
export type { KitWords } from './en.ts';
