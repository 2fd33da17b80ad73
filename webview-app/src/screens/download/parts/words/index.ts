/** Loads the words of a download page. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const downloadWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });

/** Defines the words that each language must have. */
export type DownloadWords = typeof en;
export const useDownloadWords = downloadWords.useWords;
