import { Type } from 'typebox';
import { get, post } from './endpoint.ts';
import {
  EvaluationQuestions,
  EvaluationReview,
  EvaluationSaved,
  EvaluationState,
  NewEvaluation,
  OfService,
} from './evaluation.ts';
import { Text } from './shapes.ts';

export const getTobEvaluationState = get('/api/sdhealth/tob/user-evaluation/get-user-evaluation-login', {
  query: OfService,
  data: EvaluationState,
});

export const listTobEvaluationQuestions = get('/api/sdhealth/tob/user-evaluation/get-questions-by-productno', {
  query: Type.Object({ productNo: Text() }),
  data: EvaluationQuestions,
  offline: true,
});

/** Returns a rating. Code 40400: not rated yet. */
export const reviewTobEvaluation = get('/api/sdhealth/tob/user-evaluation/review-evaluation', {
  query: OfService,
  data: EvaluationReview,
  errors: [40400],
});

/** Saves a rating. Code 40950: already rated; 40951: this service cannot be rated (yet). */
export const saveTobEvaluation = post('/api/sdhealth/tob/user-evaluation/save-user-evaluation', {
  json: NewEvaluation,
  data: EvaluationSaved,
  once: true,
  seen: ['seenStatus'],
  errors: [40950, 40951],
});
