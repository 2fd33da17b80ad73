/**
 * Interprets the values of a rating's form as answers. Rules:
 * 1. A question with `showBelow` is visible if the first star question has at most that many stars.
 * 2. Only visible questions count: an answer to a hidden question is neither required nor sent.
 * 3. An option of an older draft that the question no longer has is not sent.
 */
import type { EvaluationAnswer, EvaluationQuestion } from '../../api/evaluation.ts';

/** The values by field: stars (0 for none), chosen options, or a text. The field `anonymous` is a flag. */
export type RatingValues = Readonly<Record<string, number | readonly string[] | string | boolean>>;

export const ANONYMOUS = 'anonymous';
/** Returns the name of a question's field. The prefix distinguishes it from other fields. */
export const fieldOf = ({ questionId }: EvaluationQuestion): string => `question.${questionId}`;

export const starsOf = (values: RatingValues, question: EvaluationQuestion): number => {
  const value = values[fieldOf(question)];
  return typeof value === 'number' ? value : 0;
};
export const textOf = (values: RatingValues, question: EvaluationQuestion): string => {
  const value = values[fieldOf(question)];
  return typeof value === 'string' ? value : '';
};
export const chosenOf = (values: RatingValues, question: EvaluationQuestion): readonly string[] => {
  const value = values[fieldOf(question)];
  if (!Array.isArray(value)) return [];
  return question.options.map(({ optionId }) => optionId).filter((id) => value.includes(id));
};

export function isVisible(
  question: EvaluationQuestion,
  questions: readonly EvaluationQuestion[],
  values: RatingValues,
): boolean {
  if (question.showBelow === undefined) return true;
  const first = questions.find(({ kind }) => kind === 'star');
  const stars = first ? starsOf(values, first) : 0;
  return stars > 0 && stars <= question.showBelow;
}

/** Returns whether the question has no answer yet. */
export function isUnanswered(question: EvaluationQuestion, values: RatingValues): boolean {
  if (question.kind === 'star') return starsOf(values, question) === 0;
  if (question.kind === 'text') return textOf(values, question).trim() === '';
  return chosenOf(values, question).length === 0;
}

export const initialValues = (questions: readonly EvaluationQuestion[]): RatingValues => ({
  ...Object.fromEntries(
    questions.map((question) => [
      fieldOf(question),
      question.kind === 'star' ? 0 : question.kind === 'text' ? '' : ([] as string[]),
    ]),
  ),
  [ANONYMOUS]: false,
});

/** Returns the answers in the form in which they are sent. */
export const answersOf = (questions: readonly EvaluationQuestion[], values: RatingValues): EvaluationAnswer[] =>
  questions
    .filter((question) => isVisible(question, questions, values) && !isUnanswered(question, values))
    .map((question) => {
      const { questionId, kind } = question;
      if (kind === 'star') return { questionId, stars: starsOf(values, question) };
      if (kind === 'text') return { questionId, text: textOf(values, question).trim() };
      return { questionId, optionIds: [...chosenOf(values, question)] };
    });
