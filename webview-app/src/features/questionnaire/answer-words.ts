import { dayText } from '../../messages/date-text.ts';
import { numberFormat } from '../../messages/formats.ts';
import { languageTag } from '../../messages/index.ts';
import {
  type AnswerFault,
  chosenIn,
  type DraftAnswers,
  numberOf,
  type Question,
  textIn,
} from '../../rules/questionnaire.ts';
import type { QuestionnaireWords } from './words/index.ts';

const numberText = (value: number): string => numberFormat(languageTag()).format(value);

/** Returns an answer as text: "52 years". */
export function answerText(question: Question, answers: DraftAnswers, words: QuestionnaireWords): string {
  const { kind, options, unit, max } = question;
  const text = textIn(question, answers).trim();
  if (kind === 'date') return dayText(text);
  if (kind === 'single' || kind === 'multi') {
    const chosenIds = chosenIn(question, answers);
    return words.list(options.filter(({ optionId }) => chosenIds.includes(optionId)).map((option) => option.text));
  }
  const value = numberOf(text);
  const valueText = value === undefined ? text : numberText(value);
  if (kind === 'scale') return `${valueText} / ${numberText(max ?? 10)}`;
  return unit ? `${valueText} ${unit}` : valueText;
}

/** Returns the bounds of a typed number: "From 20 to 90 years". */
export function boundsText({ min, max, unit = '' }: Question, words: QuestionnaireWords): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return `${words.bounds(numberText(min), numberText(max))} ${unit}`.trim();
}

/** Returns the error text for an answer, which explains how to correct it. */
export function faultText(fault: AnswerFault, question: Question, words: QuestionnaireWords): string {
  const { kind, min = 0, max = 0, step = 1, minDate = '', maxDate = '' } = question;
  switch (fault) {
    case 'missing':
      return words.missing[kind];
    case 'no-number':
      return words.noNumber;
    case 'range':
      return words.range(numberText(min), numberText(max));
    case 'whole':
      return words.whole;
    case 'step':
      return words.steps(numberText(step));
    case 'no-date':
      return words.noDate;
    case 'too-early':
      return words.tooEarly(dayText(minDate));
    case 'too-late':
      return words.tooLate(dayText(maxDate));
  }
}
