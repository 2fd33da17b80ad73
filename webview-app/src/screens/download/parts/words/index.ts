import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const downloadWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export type DownloadWords = typeof en;
export const useDownloadWords = downloadWords.useWords;
