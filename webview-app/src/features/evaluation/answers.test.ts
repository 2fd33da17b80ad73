import { expect, test } from 'vitest';
import type { EvaluationQuestion } from '../../api/evaluation.ts';
import { answersOf, initialOf, isAsked, isOpen } from './answers.ts';

const options = ['a', 'b'].map((optionId) => ({ optionId, text: optionId }));
const STARS: EvaluationQuestion = { questionId: 'stars', kind: 'star', title: '', required: true, options: [] };
const WHY: EvaluationQuestion = { ...STARS, questionId: 'why', kind: 'multi', options, showBelow: 3 };
const AGAIN: EvaluationQuestion = { ...STARS, questionId: 'again', kind: 'single', options };
const REMARK: EvaluationQuestion = { ...STARS, questionId: 'remark', kind: 'text', required: false };
const ALL = [STARS, WHY, AGAIN, REMARK];
const answersWith = (more: object) => ({ ...initialOf(ALL), ...more });

test.each([
  { stars: 0, asked: false },
  { stars: 1, asked: true },
  { stars: 3, asked: true },
  { stars: 4, asked: false },
])('with $stars stars the reason is asked: $asked', ({ stars, asked }) => {
  expect(isAsked(WHY, ALL, answersWith({ 'question.stars': stars }))).toBe(asked);
});

test('a question when untouched or with spaces only: has no answer', () => {
  for (const question of ALL) expect(isOpen(question, answersWith({ 'question.remark': '  ' }))).toBe(true);
});

test('the answers when sent: only visible, answered questions with existing options', () => {
  const full = {
    'question.stars': 2,
    'question.why': ['gone', 'b'],
    'question.again': ['a'],
    'question.remark': ' Thank you ',
  };
  expect(answersOf(ALL, answersWith(full))).toEqual([
    { questionId: 'stars', stars: 2 },
    { questionId: 'why', optionIds: ['b'] },
    { questionId: 'again', optionIds: ['a'] },
    { questionId: 'remark', text: 'Thank you' },
  ]);
  expect(answersOf(ALL, answersWith({ ...full, 'question.stars': 5 })).map(({ questionId }) => questionId)).toEqual([
    'stars',
    'again',
    'remark',
  ]);
  expect(answersOf(ALL, answersWith({ 'question.stars': 'five', 'question.again': 'a' }))).toEqual([]);
});
