import { dayText } from '../../messages/date-text.ts';
import { numberFormat } from '../../messages/formats.ts';
import { languageTag } from '../../messages/index.ts';
import { type AnswerFault, chosenIn, type Given, numberOf, type Question, textIn } from '../../rules/questionnaire.ts';
import type { QuestionnaireWords } from './words/index.ts';

const number = (value: number): string => numberFormat(languageTag()).format(value);

/** Returns an answer as text: "52 years". */
export function answerInWords(question: Question, answers: Given, words: QuestionnaireWords): string {
  const { kind, options, unit, max } = question;
  const text = textIn(question, answers).trim();
  if (kind === 'date') return dayText(text);
  if (kind === 'single' || kind === 'multi') {
    const chosen = chosenIn(question, answers);
    return words.list(options.filter(({ optionId }) => chosen.includes(optionId)).map((option) => option.text));
  }
  const value = numberOf(text);
  const shown = value === undefined ? text : number(value);
  if (kind === 'scale') return `${shown} / ${number(max ?? 10)}`;
  return unit ? `${shown} ${unit}` : shown;
}

/** Returns the bounds of a typed number: "From 20 to 90 years". */
export function boundsInWords({ min, max, unit = '' }: Question, words: QuestionnaireWords): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return `${words.bounds(number(min), number(max))} ${unit}`.trim();
}

/** Returns the error text for an answer, with how to correct it. */
export function faultInWords(fault: AnswerFault, question: Question, words: QuestionnaireWords): string {
  const { kind, min = 0, max = 0, step = 1, minDate = '', maxDate = '' } = question;
  switch (fault) {
    case 'missing':
      return words.missing[kind];
    case 'no-number':
      return words.noNumber;
    case 'range':
      return words.range(number(min), number(max));
    case 'whole':
      return words.whole;
    case 'step':
      return words.steps(number(step));
    case 'no-date':
      return words.noDate;
    case 'too-early':
      return words.tooEarly(dayText(minDate));
    case 'too-late':
      return words.tooLate(dayText(maxDate));
  }
}
