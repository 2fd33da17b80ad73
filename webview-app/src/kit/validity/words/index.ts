/** The words of the time in which something can be used. They are few, so that a list has them without those of the kit. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const validityWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type ValidityWords = typeof en;
