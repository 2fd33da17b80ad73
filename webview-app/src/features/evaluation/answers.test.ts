import { expect, test } from 'vitest';
import type { EvaluationQuestion } from '../../api/evaluation.ts';
import { answersOf, initialValues, isUnanswered, isVisible } from './answers.ts';

const options = ['a', 'b'].map((optionId) => ({ optionId, text: optionId }));
const STARS: EvaluationQuestion = { questionId: 'stars', kind: 'star', title: '', required: true, options: [] };
const REASON: EvaluationQuestion = { ...STARS, questionId: 'why', kind: 'multi', options, showBelow: 3 };
const WOULD_RETURN: EvaluationQuestion = { ...STARS, questionId: 'again', kind: 'single', options };
const REMARK: EvaluationQuestion = { ...STARS, questionId: 'remark', kind: 'text', required: false };
const QUESTIONS = [STARS, REASON, WOULD_RETURN, REMARK];
const answersWith = (answers: object) => ({ ...initialValues(QUESTIONS), ...answers });

test.each([
  { stars: 0, visible: false },
  { stars: 1, visible: true },
  { stars: 3, visible: true },
  { stars: 4, visible: false },
])('the question for the reason when the rating has $stars stars: is visible: $visible', ({ stars, visible }) => {
  expect(isVisible(REASON, QUESTIONS, answersWith({ 'question.stars': stars }))).toBe(visible);
});

test('a question when its answer is blank: has no answer', () => {
  for (const question of QUESTIONS) expect(isUnanswered(question, answersWith({ 'question.remark': '  ' }))).toBe(true);
});

test('the answers when they are sent: contain only visible questions and existing options', () => {
  const allAnswers = {
    'question.stars': 2,
    'question.why': ['gone', 'b'],
    'question.again': ['a'],
    'question.remark': ' Thank you ',
  };
  expect(answersOf(QUESTIONS, answersWith(allAnswers))).toEqual([
    { questionId: 'stars', stars: 2 },
    { questionId: 'why', optionIds: ['b'] },
    { questionId: 'again', optionIds: ['a'] },
    { questionId: 'remark', text: 'Thank you' },
  ]);
  expect(
    answersOf(QUESTIONS, answersWith({ ...allAnswers, 'question.stars': 5 })).map(({ questionId }) => questionId),
  ).toEqual(['stars', 'again', 'remark']);
  expect(answersOf(QUESTIONS, answersWith({ 'question.stars': 'five', 'question.again': 'a' }))).toEqual([]);
});
