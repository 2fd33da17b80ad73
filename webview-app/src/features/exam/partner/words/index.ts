/** Loads the words of a checkup that a business partner pays for. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const partnerWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** Defines the words that each language must have. */
export type PartnerWords = typeof en;
export const usePartnerWords = partnerWords.useWords;
