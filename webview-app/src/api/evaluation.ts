import { type Static, Type } from 'typebox';
import { Doctor } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Coins, IsoDateTime, OneOf, Personal, Text } from './shapes.ts';
import { seenStatus } from './shapes-seen.ts';

/** The service of an order, and whether it can be rated. */
export const EvaluationState = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  doctor: Type.Optional(Doctor),
  isEvaluated: Type.Boolean(),
  canEvaluate: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The reward of a first rating. */
  rewardCoins: Coins(),
});
export type EvaluationState = Static<typeof EvaluationState>;

/**
 * A question of a rating. `star` is 1 to 5, `single` and `multi` choose among `options`, `text` is free. With `showBelow` it is asked only
 * if the first `star` question got at most that many stars.
 */
export const EvaluationQuestion = Type.Object({
  questionId: Text(),
  kind: OneOf('star', 'single', 'multi', 'text'),
  title: Text(),
  required: Type.Boolean(),
  options: Type.Array(Type.Object({ optionId: Text(), text: Text() })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
  showBelow: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type EvaluationQuestion = Static<typeof EvaluationQuestion>;

/** An answer by question kind: `stars`, `optionIds` (one for `single`) or `text`. */
export const EvaluationAnswer = Type.Object({
  questionId: Text(),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  optionIds: Type.Optional(Type.Array(Text())),
  text: Type.Optional(Personal('opinion', { maxLength: 300 })),
});
export type EvaluationAnswer = Static<typeof EvaluationAnswer>;

/** A saved rating, in words. */
export const EvaluationReview = Type.Object({
  evaluationNo: Text(),
  orderNo: Text(),
  productName: Text(),
  submittedAt: IsoDateTime(),
  anonymous: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      title: Text(),
      kind: OneOf('star', 'single', 'multi', 'text'),
      stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      texts: Type.Array(Text()),
    }),
  ),
  /** The service's reply, if it exists. */
  reply: Type.Optional(Text()),
  repliedAt: Type.Optional(IsoDateTime()),
});
export type EvaluationReview = Static<typeof EvaluationReview>;

export const NewEvaluation = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  anonymous: Type.Boolean(),
  answers: Type.Array(EvaluationAnswer),
  /** `open`, `rated` or `closed`. */
  seenStatus,
});
export type NewEvaluation = Static<typeof NewEvaluation>;

export const EvaluationSaved = Type.Object({ evaluationNo: Text(), rewardCoins: Coins() });
export const EvaluationQuestions = Type.Object({ questions: Type.Array(EvaluationQuestion) });
export const OfService = Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) });

export const getEvaluationState = get('/api/sdhealth/user-evaluation/get-user-evaluation-login', {
  query: OfService,
  data: EvaluationState,
});

export const listEvaluationQuestions = get('/api/sdhealth/user-evaluation/get-questions-by-productno', {
  query: Type.Object({ productNo: Text() }),
  data: EvaluationQuestions,
  offline: true,
});

/** Returns a rating. Code 40400: not rated yet. */
export const reviewEvaluation = get('/api/sdhealth/user-evaluation/review-evaluation', {
  query: OfService,
  data: EvaluationReview,
  errors: [40400],
});

/** Saves a rating. Code 40950: already rated; 40951: this service cannot be rated (yet). */
export const saveEvaluation = post('/api/sdhealth/user-evaluation/save-user-evaluation', {
  json: NewEvaluation,
  data: EvaluationSaved,
  once: true,
  seen: ['seenStatus'],
  errors: [40950, 40951],
});
