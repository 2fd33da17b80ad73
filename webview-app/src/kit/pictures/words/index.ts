/** The words of the picture viewer: they come with it. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const viewerWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

export const useViewerWords = viewerWords.useWords;
