/** Loads the words of a person's next steps. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

export const { useWords } = words;
