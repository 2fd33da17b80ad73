/** The words of a shared service alone: the home page, of the same area, does not wait for them. */
import { wordsOf } from '../../../../messages/words.ts';
import type { ShareWords } from './en.ts';

export const words = wordsOf<ShareWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
