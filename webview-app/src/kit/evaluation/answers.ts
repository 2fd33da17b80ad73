/**
 * The answers of a rating while they are given. Rules:
 * 1. A question with `showBelow` is asked once the first star question has so few stars.
 * 2. Only what is asked counts: an answer to a question that is not asked any more is neither missing nor sent.
 * 3. An option that the question no longer has, from an older draft, is not sent.
 */
import type { EvaluationAnswer, EvaluationQuestion } from '../../api/evaluation.ts';

/** By kind of the question: stars (0 for none), the chosen options, or a text; and if the name is left out. */
export type Given = Readonly<Record<string, number | readonly string[] | string | boolean>>;

export const ANONYMOUS = 'anonymous';
/** The name of a question's field. No question's id is the name of another field. */
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

/** True where the question has no answer yet. */
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

/** The answers as they are sent. */
export const answersOf = (questions: readonly EvaluationQuestion[], answers: Given): EvaluationAnswer[] =>
  questions
    .filter((question) => isAsked(question, questions, answers) && !isOpen(question, answers))
    .map((question) => {
      const { questionId, kind } = question;
      if (kind === 'star') return { questionId, stars: starsOf(answers, question) };
      if (kind === 'text') return { questionId, text: textOf(answers, question).trim() };
      return { questionId, optionIds: [...chosenOf(answers, question)] };
    });
