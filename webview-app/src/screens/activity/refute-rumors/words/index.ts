/** Loads the words of the daily statements apart from those of the area, so that its other pages do not wait for them. */
import { wordsOf } from '../../../../messages/words.ts';
import type { RumourWords } from './en.ts';

export const words = wordsOf<RumourWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
