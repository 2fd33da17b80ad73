/** The words of the time in which something can be used. They are few, so that a list has them without those of the kit. */
import { wordsOf } from '../../../../messages/words.ts';
import type { ValidityWords } from './en.ts';

export const validityWords = wordsOf<ValidityWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
