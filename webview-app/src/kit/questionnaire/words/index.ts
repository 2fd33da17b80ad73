/** The words of questionnaires. */
import { wordsOf } from '../../../messages/words.ts';
import type { en } from './en.ts';

export const questionnaireWords = wordsOf<typeof en>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});

/** The type of every language. */
export type QuestionnaireWords = typeof en;
export const useQuestionnaireWords = questionnaireWords.useWords;
