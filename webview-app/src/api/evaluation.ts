import { type Static, Type } from 'typebox';
import { Doctor } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Coins, IsoDateTime, OneOf, Personal, Text } from './shapes.ts';
import { seenStatus } from './shapes-displayed-state.ts';

/** The service of an order, and whether it can be rated. @zh 订单的服务及其是否可评价。 */
export const EvaluationState = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  doctor: Type.Optional(Doctor),
  isEvaluated: Type.Boolean(),
  canEvaluate: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The reward of a first rating. @zh 首次评价的奖励健康金。 */
  rewardCoins: Coins(),
});
export type EvaluationState = Static<typeof EvaluationState>;

/**
 * A question of a rating. `star` is 1 to 5, `single` and `multi` choose among `options`, `text` is free. With `showBelow` it is asked only
 * if the first `star` question got at most that many stars.
 * @zh 评价题目：`star` 为 1 到 5 星，`single`、`multi` 从 `options` 选择，`text` 为自由文本。有 `showBelow` 时，仅当首个 `star` 题不高于该星数才提问。
 */
export const EvaluationQuestion = Type.Object({
  questionId: Text(),
  /** The kind of question, which decides the answer. @zh 题型：`star` 星级、`single` 单选、`multi` 多选、`text` 文本。 */
  kind: OneOf('star', 'single', 'multi', 'text'),
  title: Text(),
  required: Type.Boolean(),
  options: Type.Array(Type.Object({ optionId: Text(), text: Text() })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
  showBelow: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type EvaluationQuestion = Static<typeof EvaluationQuestion>;

/** An answer by question kind: `stars`, `optionIds` (one for `single`) or `text`. @zh 按题型作答：`stars`、`optionIds`（`single` 只有一个）或 `text`。 */
export const EvaluationAnswer = Type.Object({
  questionId: Text(),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  optionIds: Type.Optional(Type.Array(Text())),
  /** The free text, at most 300 characters. @zh 自由文本，最多 300 字。 */
  text: Type.Optional(Personal('opinion', { maxLength: 300 })),
});
export type EvaluationAnswer = Static<typeof EvaluationAnswer>;

/** A saved rating, in words. @zh 已保存的评价，以文字形式。 */
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
  /** The service's reply, if it exists. @zh 服务方的回复，有则返回。 */
  reply: Type.Optional(Text()),
  repliedAt: Type.Optional(IsoDateTime()),
});
export type EvaluationReview = Static<typeof EvaluationReview>;

/** A rating as the person submits it. @zh 用户提交的评价。 */
export const NewEvaluation = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  anonymous: Type.Boolean(),
  answers: Type.Array(EvaluationAnswer),
  /** The state that the page showed: `open`, `rated` or `closed`. @zh 页面显示的状态：`open` 可评价、`rated` 已评价、`closed` 不可评价。 */
  seenStatus,
});
export type NewEvaluation = Static<typeof NewEvaluation>;

/** A saved rating, with the coins that it gave. @zh 已保存的评价及所获健康金。 */
export const EvaluationSaved = Type.Object({ evaluationNo: Text(), rewardCoins: Coins() });
/** The questions of a product's rating. @zh 产品的评价题目。 */
export const EvaluationQuestions = Type.Object({ questions: Type.Array(EvaluationQuestion) });
/** The service to rate: an order, and its product where it has several. @zh 要评价的服务：订单，多产品时还有产品编号。 */
export const OfService = Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) });

/** Returns the service of an order and whether the person can rate it, before the form is shown. @zh 显示评价表单前，返回订单的服务及用户能否评价。 */
export const getEvaluationState = get('/api/sdhealth/user-evaluation/get-user-evaluation-login', {
  query: OfService,
  data: EvaluationState,
});

/** Returns the questions of a product's rating. The same for everybody. @zh 返回产品的评价题目，对所有人相同。 */
export const listEvaluationQuestions = get('/api/sdhealth/user-evaluation/get-questions-by-productno', {
  query: Type.Object({ productNo: Text() }),
  data: EvaluationQuestions,
  offline: true,
});

/** Returns a rating. Code 40400: not rated yet. @zh 返回评价。40400：尚未评价。 */
export const reviewEvaluation = get('/api/sdhealth/user-evaluation/review-evaluation', {
  query: OfService,
  data: EvaluationReview,
  errors: [40400],
});

/** Saves a rating. Code 40950: already rated; 40951: this service cannot be rated (yet). @zh 保存评价。40950：已评价；40951：该服务（暂）不能评价。 */
export const saveEvaluation = post('/api/sdhealth/user-evaluation/save-user-evaluation', {
  json: NewEvaluation,
  data: EvaluationSaved,
  once: true,
  seen: ['seenStatus'],
  errors: [40950, 40951],
});
