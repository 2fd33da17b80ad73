/** Loads the words of configured pages. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const blocksWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

export const useBlocksWords = blocksWords.useWords;
