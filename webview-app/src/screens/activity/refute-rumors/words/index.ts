/** The words of the daily statements alone: the other pages of the area do not wait for them. */
import { wordsOf } from '../../../../messages/words.ts';
import type { RumourWords } from './en.ts';

export const words = wordsOf<RumourWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
