/** Loads the words of questionnaires. */
import { wordsOf } from '../../../messages/words.ts';

export const questionnaireWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const useQuestionnaireWords = questionnaireWords.useWords;
export type { QuestionnaireWords } from './en.ts';
