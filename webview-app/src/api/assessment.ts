import { type Static, Type } from 'typebox';
import { ArticleSummary } from './article.ts';
import { get, post } from './endpoint.ts';
import { PackageSummary } from './mall.ts';
import { Address, Count, IsoDate, IsoDateTime, OneOf, RiskLevel, Text } from './shapes.ts';

/** The summary of a finished questionnaire. @zh 一次已完成测评的摘要。 */
export const AssessmentRecord = Type.Object({
  recordNo: Text(),
  score: Count(),
  level: RiskLevel(),
  levelText: Text(),
  takenAt: IsoDateTime(),
});
export type AssessmentRecord = Static<typeof AssessmentRecord>;

/** The content of the first page. `last` is the person's last result, if it exists. @zh 测评首页内容；`last` 为用户上次结果，有则返回。 */
export const AssessmentPage = Type.Object({
  assessmentId: Text(),
  title: Text(),
  subtitle: Text(),
  coverUrl: Address(),
  minutes: Count(),
  questionCount: Count(),
  takenCount: Count(),
  /** What the assessment tells, one paragraph each. @zh 测评介绍，每条一段。 */
  intro: Type.Array(Text()),
  notes: Type.Array(Text()),
  /** The source of the questions. @zh 题目来源。 */
  source: Text(),
  /** The person's last result. Absent before the first. @zh 用户上次结果；首次测评前不返回。 */
  last: Type.Optional(AssessmentRecord),
  /** The other assessments. @zh 其他测评。 */
  others: Type.Array(Type.Object({ assessmentId: Text(), title: Text(), subtitle: Text(), minutes: Count() })),
});
export type AssessmentPage = Static<typeof AssessmentPage>;

/** An option. `excludes` marks an exclusive option ("none of these"). @zh 选项；`excludes` 表示互斥选项（“以上都没有”）。 */
export const AssessmentOption = Type.Object({ optionId: Text(), text: Text(), excludes: Type.Boolean() });
export type AssessmentOption = Static<typeof AssessmentOption>;

/**
 * A question. `single` and `multi` choose among `options`. `number` is a value from `min` to `max` in steps of `step`, in `unit`. `scale`
 * is such a value too, with ends named by `minText` and `maxText`. `date` is a day from `minDate` to `maxDate`. With `showWhen` it is asked
 * only after one of those answers to an earlier question.
 * @zh 题目。`single`、`multi` 从 `options` 中选择；`number` 为 `min` 到 `max`、步长 `step`、单位 `unit` 的数值；`scale` 同为数值，两端文字为 `minText`、`maxText`；`date` 为
 * `minDate` 到 `maxDate` 的日期。有 `showWhen` 时，仅当先前题目选了其中的答案才提问。
 */
export const AssessmentQuestion = Type.Object({
  questionId: Text(),
  /** The kind of question, which decides the answer. @zh 题型：`single` 单选、`multi` 多选、`number` 数值、`scale` 量表、`date` 日期。 */
  kind: OneOf('single', 'multi', 'number', 'scale', 'date'),
  title: Text(),
  hint: Type.Optional(Text()),
  options: Type.Array(AssessmentOption),
  unit: Type.Optional(Text()),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  minText: Type.Optional(Text()),
  maxText: Type.Optional(Text()),
  minDate: Type.Optional(IsoDate()),
  maxDate: Type.Optional(IsoDate()),
  showWhen: Type.Optional(Type.Object({ questionId: Text(), optionIds: Type.Array(Text()) })),
});
export type AssessmentQuestion = Static<typeof AssessmentQuestion>;

/**
 * An answer by question kind: `optionIds` (one for `single`), `value` for a number or scale, or `date`.
 * @zh 按题型作答：`optionIds`（`single` 只有一个）、数值或量表用 `value`、日期用 `date`。
 */
export const AssessmentAnswer = Type.Object({
  questionId: Text(),
  optionIds: Type.Optional(Type.Array(Text())),
  value: Type.Optional(Type.Number()),
  date: Type.Optional(IsoDate()),
});
export type AssessmentAnswer = Static<typeof AssessmentAnswer>;

/** A range of the scale, both ends included. @zh 分数区间，两端均包含。 */
export const ScoreBand = Type.Object({ level: RiskLevel(), text: Text(), from: Count(), to: Count() });
export type ScoreBand = Static<typeof ScoreBand>;

/** The report of a finished questionnaire. @zh 已完成测评的报告。 */
export const AssessmentReport = Type.Object({
  ...AssessmentRecord.properties,
  assessmentId: Text(),
  title: Text(),
  maxScore: Count(),
  bands: Type.Array(ScoreBand),
  summary: Text(),
  /**
   * The parts of the score, highest weight first. `weight` is the share of the score, 0 to 100. `level` rates the part itself.
   * @zh 分数的组成，权重从高到低；`weight` 为占比 0 到 100，`level` 为该部分的等级。
   */
  factors: Type.Array(Type.Object({ name: Text(), finding: Text(), level: RiskLevel(), weight: Count() })),
  /** What to do, in groups of sentences. @zh 建议，分组的句子。 */
  advice: Type.Array(Type.Object({ title: Text(), items: Type.Array(Text()) })),
  articles: Type.Array(ArticleSummary),
  disclaimer: Text(),
  /** The person's other results of this assessment, newest first. @zh 用户该测评的其他结果，从新到旧。 */
  earlier: Type.Array(AssessmentRecord),
});
export type AssessmentReport = Static<typeof AssessmentReport>;

const OfAssessment = Type.Object({ assessmentId: Text() });

/** Returns the first page of an assessment, with the person's last result. @zh 返回测评首页及用户上次结果。 */
export const getAssessmentPage = get('/api/sdhealth/assessment/main/page', {
  query: OfAssessment,
  data: AssessmentPage,
});

/**
 * Returns all questions in order, when the person starts. The same for everybody, so the app keeps them for use without a network.
 * @zh 开始测评时返回全部题目，按顺序。对所有人相同，应用会保存以便离线使用。
 */
export const loadAssessmentQuestions = get('/api/sdhealth/assessment/question/load', {
  query: OfAssessment,
  data: Type.Object({ assessmentId: Text(), title: Text(), questions: Type.Array(AssessmentQuestion) }),
  offline: true,
});

/** Returns the result `recordNo`, else the last one. Code 40400: no result exists. @zh 返回 `recordNo` 的结果，不传则为最近一次。40400：没有结果。 */
export const getAssessmentResult = get('/api/sdhealth/assessment/query/result', {
  query: Type.Object({ assessmentId: Text(), recordNo: Type.Optional(Text()) }),
  data: AssessmentReport,
  errors: [40400],
});

/** Returns the offers beside the report, by its level. @zh 按报告等级返回报告旁推荐的产品。 */
export const getAssessmentPromotion = get('/api/sdhealth/assessment/query/promotion', {
  query: OfAssessment,
  data: Type.Object({
    title: Text(),
    /** The offered packages, best first. @zh 推荐的套餐，最合适的在前。 */
    products: Type.Array(PackageSummary),
  }),
});

/**
 * Submits the answers. Code 40953: an answer is missing or invalid; the message and the data's `questionId` name the question.
 * @zh 提交答案。40953：有答案缺失或无效，提示和返回数据中的 `questionId` 指明是哪一题。
 */
export const submitAssessment = post('/api/sdhealth/assessment/submit', {
  unseen: 'makes a new record',
  json: Type.Object({ assessmentId: Text(), answers: Type.Array(AssessmentAnswer) }),
  data: AssessmentRecord,
  once: true,
  errors: [40953],
});
