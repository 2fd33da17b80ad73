/** The words of ratings. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const evaluationWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type EvaluationWords = typeof en;
export const useEvaluationWords = evaluationWords.useWords;
