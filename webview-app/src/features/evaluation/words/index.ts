/** Loads the words of ratings. */
import { wordsOf } from '../../../messages/words.ts';
import type { EvaluationWords } from './en.ts';

export const evaluationWords = wordsOf<EvaluationWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const useEvaluationWords = evaluationWords.useWords;
export type { EvaluationWords } from './en.ts';
