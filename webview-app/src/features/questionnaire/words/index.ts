/** Loads the words of questionnaires. */
import { wordsOf } from '../../../messages/words.ts';
import type { QuestionnaireWords } from './en.ts';

export const questionnaireWords = wordsOf<QuestionnaireWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const useQuestionnaireWords = questionnaireWords.useWords;
export type { QuestionnaireWords } from './en.ts';
