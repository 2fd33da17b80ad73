/** Loads the words of a checkup that a business partner pays for. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const partnerWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

export type PartnerWords = typeof en;
export const usePartnerWords = partnerWords.useWords;
