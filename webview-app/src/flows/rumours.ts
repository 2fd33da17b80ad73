/** Statements that are a fact or a rumour, and the person's answers to them. */
import { getQuestionByCode, type RumourQuestion, submitQuestion } from '../api/activity.ts';
import { ANSWERED_BEFORE } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { orFound } from './lost-answer.ts';

export type RumourAnswer = NonNullable<RumourQuestion['result']>['chosen'];

export interface AnsweredRumour {
  readonly question: RumourQuestion & { readonly result: NonNullable<RumourQuestion['result']> };
  /** Another answer counts: the one that was given before, in another tab or on another phone. */
  readonly isOlder: boolean;
}

const isAnswered = (question: RumourQuestion): question is AnsweredRumour['question'] => question.result !== undefined;

/**
 * Answers a statement. A statement takes one answer: where the service has one already, or an answer of the service was lost, the
 * statement is asked for again, and what it has counts. Rejects where it has none.
 */
export const answerRumour = (questionCode: string, answer: RumourAnswer): Promise<AnsweredRumour> =>
  orFound(
    async () => {
      const { question } = await request(submitQuestion, { body: { questionCode, answer } });
      if (isAnswered(question)) return { question, isOlder: false };
      throw new Error('an answered statement came without its result');
    },
    async (failure) => {
      const question = await request(getQuestionByCode, { query: { questionCode } }, { notice: false });
      const isOlder = isApiError(failure, ANSWERED_BEFORE) && question.result?.chosen !== answer;
      return isAnswered(question) ? { question, isOlder } : undefined;
    },
    ANSWERED_BEFORE,
  );
