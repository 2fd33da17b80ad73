/**
 * Loads and saves ratings of services. The customer's own services and a business partner's services have different endpoints, and are
 * rated the same way. Rules:
 * 1. The service returns the state of a rating: already rated, possible, or impossible with a reason.
 * 2. A rating is saved once: it has a key, and the service refuses a second rating of the same order and product.
 */
import {
  type EvaluationQuestion,
  type EvaluationReview,
  type EvaluationState,
  getEvaluationState,
  listEvaluationQuestions,
  type NewEvaluation,
  reviewEvaluation,
  saveEvaluation,
} from '../api/evaluation.ts';
import {
  getTobEvaluationState,
  listTobEvaluationQuestions,
  reviewTobEvaluation,
  saveTobEvaluation,
} from '../api/tob-evaluation.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';

export interface RatedService {
  readonly orderNo: string;
  readonly productNo: string;
}

/** The state of a service's rating: rated, possible, or impossible. */
export type Evaluation =
  | { readonly kind: 'rated'; readonly service: EvaluationState; readonly review: EvaluationReview }
  | {
      readonly kind: 'open';
      readonly service: EvaluationState;
      readonly questions: readonly EvaluationQuestion[];
    }
  | { readonly kind: 'closed'; readonly service: EvaluationState };

export type Answers = Pick<NewEvaluation, 'anonymous' | 'answers'>;
export type EvaluationSaved = { readonly rewardCoins: number };

export interface EvaluationSource {
  /** The prefix under which drafts are stored. */
  readonly name: 'own' | 'tob';
  /** Loads the rating. Resolves to `null` if the person has no such service. */
  readonly find: (ratedService: RatedService, signal: AbortSignal) => Promise<Evaluation | null>;
  readonly save: (ratedService: RatedService, answers: Answers, idempotencyKey: string) => Promise<EvaluationSaved>;
}

interface Endpoints {
  readonly state: typeof getEvaluationState;
  readonly questions: typeof listEvaluationQuestions;
  readonly review: typeof reviewEvaluation;
  readonly save: typeof saveEvaluation;
}

function sourceOf(name: EvaluationSource['name'], endpoints: Endpoints): EvaluationSource {
  const find = async (query: RatedService, signal: AbortSignal): Promise<Evaluation | null> => {
    const options = { signal, expected: [NOT_FOUND] };
    const service = await request(endpoints.state, { query }, options);
    if (service.isEvaluated)
      return { kind: 'rated', service, review: await request(endpoints.review, { query }, options) };
    if (!service.canEvaluate) return { kind: 'closed', service };
    const { questions } = await request(endpoints.questions, { query: { productNo: query.productNo } }, options);
    return { kind: 'open', service, questions };
  };
  return {
    name,
    find: (ratedService, signal) =>
      find(ratedService, signal).catch((error: unknown) => {
        if (isApiError(error, NOT_FOUND)) return null;
        throw error;
      }),
    save: (ratedService, answers, idempotencyKey) =>
      request(endpoints.save, { body: { ...ratedService, ...answers, seenStatus: 'open' } }, { idempotencyKey }),
  };
}

export const ownEvaluation = sourceOf('own', {
  state: getEvaluationState,
  questions: listEvaluationQuestions,
  review: reviewEvaluation,
  save: saveEvaluation,
});

export const partnerEvaluation = sourceOf('tob', {
  state: getTobEvaluationState,
  questions: listTobEvaluationQuestions,
  review: reviewTobEvaluation,
  save: saveTobEvaluation,
});
