/**
 * Holds the answers of a rating while the form is filled in. Rules:
 * 1. A question with `showBelow` is asked if the first star question has at most that many stars.
 * 2. Only visible questions count: an answer to a hidden question is neither required nor sent.
 * 3. An option of an older draft that the question no longer has is not sent.
 */
import type { EvaluationAnswer, EvaluationQuestion } from '../../api/evaluation.ts';

/** The values by field: stars (0 for none), chosen options or a text. One field is the flag for anonymity. */
export type Given = Readonly<Record<string, number | readonly string[] | string | boolean>>;

export const ANONYMOUS = 'anonymous';
/** Returns the name of a question's field. The prefix keeps it apart from other fields. */
export const fieldOf = ({ questionId }: EvaluationQuestion): string => `question.${questionId}`;

export const starsOf = (answers: Given, question: EvaluationQuestion): number => {
  const value = answers[fieldOf(question)];
  return typeof value === 'number' ? value : 0;
};
export const textOf = (answers: Given, question: EvaluationQuestion): string => {
  const value = answers[fieldOf(question)];
  return typeof value === 'string' ? value : '';
};
export const chosenOf = (answers: Given, question: EvaluationQuestion): readonly string[] => {
  const value = answers[fieldOf(question)];
  if (!Array.isArray(value)) return [];
  return question.options.map(({ optionId }) => optionId).filter((id) => value.includes(id));
};

export function isAsked(
  question: EvaluationQuestion,
  questions: readonly EvaluationQuestion[],
  answers: Given,
): boolean {
  if (question.showBelow === undefined) return true;
  const first = questions.find(({ kind }) => kind === 'star');
  const stars = first ? starsOf(answers, first) : 0;
  return stars > 0 && stars <= question.showBelow;
}

/** Tells if the question has no answer yet. */
export function isOpen(question: EvaluationQuestion, answers: Given): boolean {
  if (question.kind === 'star') return starsOf(answers, question) === 0;
  if (question.kind === 'text') return textOf(answers, question).trim() === '';
  return chosenOf(answers, question).length === 0;
}

export const initialOf = (questions: readonly EvaluationQuestion[]): Given => ({
  ...Object.fromEntries(
    questions.map((question) => [
      fieldOf(question),
      question.kind === 'star' ? 0 : question.kind === 'text' ? '' : ([] as string[]),
    ]),
  ),
  [ANONYMOUS]: false,
});

/** Returns the answers in the form in which they are sent. */
export const answersOf = (questions: readonly EvaluationQuestion[], answers: Given): EvaluationAnswer[] =>
  questions
    .filter((question) => isAsked(question, questions, answers) && !isOpen(question, answers))
    .map((question) => {
      const { questionId, kind } = question;
      if (kind === 'star') return { questionId, stars: starsOf(answers, question) };
      if (kind === 'text') return { questionId, text: textOf(answers, question).trim() };
      return { questionId, optionIds: [...chosenOf(answers, question)] };
    });
