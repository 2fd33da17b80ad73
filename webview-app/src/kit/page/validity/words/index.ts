/** The texts about how long something can be used. They are separate from the kit's texts, so that a list loads only these few. */
import { wordsOf } from '../../../../messages/words.ts';
import type { ValidityWords } from './en.ts';

export const validityWords = wordsOf<ValidityWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
