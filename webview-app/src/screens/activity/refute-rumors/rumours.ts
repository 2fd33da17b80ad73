/** Sends answers to statements that are a fact or a rumour. */
import { getQuestionByCode, type RumourQuestion, submitQuestion } from '../../../api/activity.ts';
import { ANSWERED_BEFORE } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';

export type RumourAnswer = NonNullable<RumourQuestion['result']>['chosen'];

export interface AnsweredRumour {
  readonly question: RumourQuestion & { readonly result: NonNullable<RumourQuestion['result']> };
  /** True if an earlier answer, from another tab or phone, counts instead. */
  readonly isOlder: boolean;
}

const isAnswered = (question: RumourQuestion): question is AnsweredRumour['question'] => question.result !== undefined;

/**
 * Answers a statement, which accepts only one answer. If the service already has an answer, or the response was lost, the statement is
 * reloaded and its answer counts. Rejects if the statement has no answer.
 */
export const answerRumour = (questionCode: string, answer: RumourAnswer): Promise<AnsweredRumour> =>
  recoverLostAnswer(
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
