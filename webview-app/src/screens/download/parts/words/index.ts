/** The words of a download page. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const downloadWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type DownloadWords = typeof en;
export const useDownloadWords = downloadWords.useWords;
