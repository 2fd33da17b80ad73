/** The words of the inner tool. They come with it alone. */
import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type ToolWords = typeof en;
export const { useWords } = words;
