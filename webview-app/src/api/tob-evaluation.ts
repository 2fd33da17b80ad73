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

/** Returns the partner's service of an order and whether the person can rate it. @zh 返回订单的合作企业服务及用户能否评价。 */
export const getTobEvaluationState = get('/api/sdhealth/tob/user-evaluation/get-user-evaluation-login', {
  query: OfService,
  data: EvaluationState,
});

/** Returns the questions of a partner's product. The same for everybody. @zh 返回合作企业产品的评价题目，对所有人相同。 */
export const listTobEvaluationQuestions = get('/api/sdhealth/tob/user-evaluation/get-questions-by-productno', {
  query: Type.Object({ productNo: Text() }),
  data: EvaluationQuestions,
  offline: true,
});

/** Returns a rating. Code 40400: not rated yet. @zh 返回评价。40400：尚未评价。 */
export const reviewTobEvaluation = get('/api/sdhealth/tob/user-evaluation/review-evaluation', {
  query: OfService,
  data: EvaluationReview,
  errors: [40400],
});

/** Saves a rating. Code 40950: already rated; 40951: this service cannot be rated (yet). @zh 保存评价。40950：已评价；40951：该服务（暂）不能评价。 */
export const saveTobEvaluation = post('/api/sdhealth/tob/user-evaluation/save-user-evaluation', {
  json: NewEvaluation,
  data: EvaluationSaved,
  once: true,
  seen: ['seenStatus'],
  errors: [40950, 40951],
});
