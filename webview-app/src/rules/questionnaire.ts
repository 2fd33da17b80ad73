/**
 * Handles questions that are asked one after the other, and their answers. Rules:
 * 1. An answer is a list of option ids or a typed text. A typed text stays unchanged, even while it is wrong.
 * 2. A question with `showWhen` is asked once one of those options is chosen in an earlier question that is also asked.
 * 3. An answer to a question that is not asked is neither missing nor sent.
 * 4. An option of an older draft that the question no longer has is ignored.
 * 5. An exclusive option deselects the others, and they deselect it.
 */
import { plain } from './plain-text.ts';

export interface QuestionOption {
  readonly optionId: string;
  readonly text: string;
  /** Marks an exclusive option: "none of these". */
  readonly excludes: boolean;
}

/** A question of any kind. `number` is typed, `scale` chosen from `min` to `max` in steps of `step`. `date` is `YYYY-MM-DD`. */
export interface Question {
  readonly questionId: string;
  readonly kind: 'single' | 'multi' | 'number' | 'scale' | 'date';
  readonly title: string;
  readonly hint?: string;
  readonly options: readonly QuestionOption[];
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** The step. Default 1. */
  readonly step?: number;
  /** The labels at the ends of a scale. */
  readonly minText?: string;
  readonly maxText?: string;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly showWhen?: { readonly questionId: string; readonly optionIds: readonly string[] };
}

export type DraftAnswer = readonly string[] | string;
/** Answers by question id. */
export type DraftAnswers = Readonly<Record<string, DraftAnswer>>;

/** An answer in the form of the request. */
export interface SentAnswer {
  questionId: string;
  optionIds?: string[];
  value?: number;
  date?: string;
}

const answerTo = ({ questionId }: Question, answers: DraftAnswers): DraftAnswer | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;

/** Returns the chosen options that the question has, in its order. A single-choice question has at most one. */
export function chosenIn(question: Question, answers: DraftAnswers): string[] {
  const answer = answerTo(question, answers);
  if (!Array.isArray(answer)) return [];
  const chosen = question.options.filter(({ optionId }) => answer.includes(optionId)).map(({ optionId }) => optionId);
  return question.kind === 'single' ? chosen.slice(0, 1) : chosen;
}

/** Returns the typed or picked text, or ''. */
export function textIn(question: Question, answers: DraftAnswers): string {
  const answer = answerTo(question, answers);
  return typeof answer === 'string' ? answer : '';
}

/** Returns the chosen options after a tap on one of them. */
export function toggleOption({ kind, options }: Question, chosen: readonly string[], optionId: string): string[] {
  if (kind === 'single') return [optionId];
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId);
  const isExclusive = (id: string) => options.some((option) => option.optionId === id && option.excludes);
  return isExclusive(optionId) ? [optionId] : [...chosen.filter((id) => !isExclusive(id)), optionId];
}

/** Returns the questions that are asked after these answers, in their order. */
export function visibleQuestions<Q extends Question>(questions: readonly Q[], answers: DraftAnswers): Q[] {
  const visible: Q[] = [];
  for (const question of questions) {
    const { showWhen } = question;
    const condition = visible.find(({ questionId }) => questionId === showWhen?.questionId);
    const chosen = condition ? chosenIn(condition, answers) : [];
    if (!showWhen || chosen.some((id) => showWhen.optionIds.includes(id))) visible.push(question);
  }
  return visible;
}

/** Parses a number as people type or paste it. Returns undefined for any other text. */
export function numberOf(text: string): number | undefined {
  const number = plain.amount(text);
  return /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : undefined;
}

/** The reason why an answer cannot be sent. `missing`: the question has no answer. */
export type AnswerFault = 'missing' | 'no-number' | 'range' | 'whole' | 'step' | 'no-date' | 'too-early' | 'too-late';

/** Returns the fault of an answer, or undefined if it is valid. */
export function faultOf(question: Question, answers: DraftAnswers): AnswerFault | undefined {
  const { kind } = question;
  if (kind === 'single' || kind === 'multi') return chosenIn(question, answers).length > 0 ? undefined : 'missing';
  const text = textIn(question, answers).trim();
  if (text === '') return 'missing';
  return kind === 'date' ? dateFault(question, text) : numberFault(question, text);
}

function numberFault({ min = -Infinity, max = Infinity, step = 1 }: Question, text: string): AnswerFault | undefined {
  const value = numberOf(text);
  if (value === undefined) return 'no-number';
  if (value < min || value > max) return 'range';
  const steps = (value - (Number.isFinite(min) ? min : 0)) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return step === 1 ? 'whole' : 'step';
}

function dateFault({ minDate = '', maxDate }: Question, text: string): AnswerFault | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) return 'no-date';
  if (text < minDate) return 'too-early';
  return maxDate !== undefined && text > maxDate ? 'too-late' : undefined;
}

/** Returns the values of a scale, lowest first. */
export function scaleOf({ min = 0, max = 10, step = 1 }: Question): number[] {
  return Array.from({ length: Math.floor((max - min) / step + 1e-6) + 1 }, (_, index) => min + index * step);
}

/** Returns the answers to send. Only questions that are asked have answers. */
export const answersOf = (questions: readonly Question[], answers: DraftAnswers): SentAnswer[] =>
  visibleQuestions(questions, answers).map((question) => {
    const { questionId, kind } = question;
    const text = textIn(question, answers).trim();
    if (kind === 'single' || kind === 'multi') return { questionId, optionIds: chosenIn(question, answers) };
    if (kind === 'date') return { questionId, date: text };
    const value = numberOf(text);
    return { questionId, ...(value !== undefined && { value }) };
  });
