/** Loads the words of the return from a shop. */
import { wordsOf } from '../../../../messages/words.ts';
import type { TransferWords } from './en.ts';

export const words = wordsOf<TransferWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
