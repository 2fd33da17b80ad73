/** Loads the words of a download page. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const downloadWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** Defines the words that each language must have. */
export type DownloadWords = typeof en;
export const useDownloadWords = downloadWords.useWords;
