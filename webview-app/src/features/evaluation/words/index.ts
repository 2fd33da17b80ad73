/** Loads the words of ratings. */
import { wordsOf } from '../../../messages/words.ts';

export const evaluationWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const useEvaluationWords = evaluationWords.useWords;
export type { EvaluationWords } from './en.ts';
