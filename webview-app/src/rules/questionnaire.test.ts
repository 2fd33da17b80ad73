import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  answersOf,
  chosenIn,
  type DraftAnswers,
  faultOf,
  numberOf,
  type Question,
  scaleOf,
  toggleOption,
  visibleQuestions,
} from './questionnaire.ts';

const options = (...ids: string[]) => ids.map((id) => ({ optionId: id, text: id, excludes: id === 'none' }));
const makeQuestion = (questionId: string, overrides: Partial<Question> = {}): Question => ({
  questionId,
  kind: 'single',
  title: questionId,
  options: options('a', 'b'),
  ...overrides,
});
const SEX = makeQuestion('sex', { options: options('man', 'woman') });
const PAST = makeQuestion('past', { showWhen: { questionId: 'sex', optionIds: ['woman'] } });
const SINCE = makeQuestion('since', { kind: 'date', options: [], showWhen: { questionId: 'past', optionIds: ['a'] } });
const SIGNS = makeQuestion('signs', { kind: 'multi', options: options('a', 'b', 'none') });
const BMI = makeQuestion('bmi', { kind: 'number', options: [], min: 14, max: 45, step: 0.1 });
const QUESTIONS = [SEX, PAST, SINCE, SIGNS, BMI];
const visibleIds = (input: DraftAnswers) => visibleQuestions(QUESTIONS, input).map(({ questionId }) => questionId);

describe('a question that depends on an answer', () => {
  test.each<[DraftAnswers, string[]]>([
    [{}, ['sex', 'signs', 'bmi']],
    [{ sex: ['man'], past: ['a'] }, ['sex', 'signs', 'bmi']],
    [{ sex: ['woman'] }, ['sex', 'past', 'signs', 'bmi']],
    [{ sex: ['woman'], past: ['a'] }, ['sex', 'past', 'since', 'signs', 'bmi']],
    // The answer is still stored, but its question is no longer asked.
    [{ sex: ['man'], past: ['a'], since: '2020-01-01' }, ['sex', 'signs', 'bmi']],
  ])('the visible questions when the answers are %j: %j', (input, names) => expect(visibleIds(input)).toEqual(names));

  it('an answer when its question is not asked: not sent', () => {
    const answers = { sex: ['man'], past: ['a'], signs: ['b', 'gone'], bmi: '21,5' };
    expect(answersOf(QUESTIONS, answers)).toEqual([
      { questionId: 'sex', optionIds: ['man'] },
      { questionId: 'signs', optionIds: ['b'] },
      { questionId: 'bmi', value: 21.5 },
    ]);
  });
});

test.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], 'none', ['none']],
  [['none'], 'a', ['a']],
  [['none'], 'none', []],
])('the choice %j when %s is tapped: %j', (chosen, id, expected) =>
  expect(toggleOption(SIGNS, chosen, id)).toEqual(expected),
);

test('an exclusive option when any options are tapped: never selected with another', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'none')), (taps) => {
      const chosen = taps.reduce<string[]>((previous, id) => toggleOption(SIGNS, previous, id), []);
      expect(chosen.includes('none') && chosen.length > 1).toBe(false);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  ));

test.each([
  ['52', 52],
  [' 21.5 ', 21.5],
  ['21,5', 21.5],
  ['２１．５', 21.5],
  ['-3', -3],
  ['', undefined],
  ['1e3', undefined],
  ['12 cm', undefined],
  ['1.2.3', undefined],
  ['Infinity', undefined],
])('the number in the text %j: %s', (text, value) => expect(numberOf(text)).toBe(value));

describe('the fault of an answer', () => {
  const AGE = makeQuestion('age', { kind: 'number', options: [], min: 20, max: 90, step: 1 });
  const DAY = makeQuestion('day', { kind: 'date', options: [], minDate: '2000-01-01', maxDate: '2026-03-03' });
  test.each<[Question, string | string[] | undefined, string | undefined]>([
    [SEX, undefined, 'missing'],
    [SEX, ['gone'], 'missing'],
    [SEX, 'man', 'missing'],
    [SEX, ['man'], undefined],
    [SIGNS, [], 'missing'],
    [AGE, '  ', 'missing'],
    [AGE, 'fifty', 'no-number'],
    [AGE, '19', 'range'],
    [AGE, '91', 'range'],
    [AGE, '30.5', 'whole'],
    [AGE, '90', undefined],
    [BMI, '21.55', 'step'],
    [BMI, '21.5', undefined],
    [BMI, '44.9', undefined],
    [DAY, 'soon', 'no-date'],
    [DAY, '2025-02-30', 'no-date'],
    [DAY, '1999-12-31', 'too-early'],
    [DAY, '2026-03-04', 'too-late'],
    [DAY, '2000-01-01', undefined],
    [DAY, '2026-03-03', undefined],
  ])('the fault when %o is answered with %j: %s', (question, answer, fault) =>
    expect(faultOf(question, answer === undefined ? {} : { [question.questionId]: answer })).toBe(fault),
  );
});

test('a question when its id is an object property: has no answer', () =>
  expect(chosenIn(makeQuestion('constructor'), {})).toEqual([]));

test('the values of a scale: include both ends', () => {
  expect(scaleOf(makeQuestion('level', { kind: 'scale', min: 0, max: 10 }))).toHaveLength(11);
  expect(scaleOf(makeQuestion('level', { kind: 'scale', min: 1, max: 2, step: 0.5 }))).toEqual([1, 1.5, 2]);
});
