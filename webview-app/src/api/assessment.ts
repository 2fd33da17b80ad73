import { type Static, Type } from 'typebox';
import { ArticleSummary } from './article.ts';
import { get, post } from './endpoint.ts';
import { PackageSummary } from './mall.ts';
import { Address, Count, IsoDate, IsoDateTime, OneOf, RiskLevel, Text } from './shapes.ts';

/** The summary of a finished questionnaire. */
export const AssessmentRecord = Type.Object({
  recordNo: Text(),
  score: Count(),
  level: RiskLevel(),
  levelText: Text(),
  takenAt: IsoDateTime(),
});
export type AssessmentRecord = Static<typeof AssessmentRecord>;

/** The content of the first page. `last` is the person's last result, if it exists. */
export const AssessmentPage = Type.Object({
  assessmentId: Text(),
  title: Text(),
  subtitle: Text(),
  coverUrl: Address(),
  minutes: Count(),
  questionCount: Count(),
  takenCount: Count(),
  intro: Type.Array(Text()),
  notes: Type.Array(Text()),
  /** The source of the questions. */
  source: Text(),
  last: Type.Optional(AssessmentRecord),
  /** The other assessments. */
  others: Type.Array(Type.Object({ assessmentId: Text(), title: Text(), subtitle: Text(), minutes: Count() })),
});
export type AssessmentPage = Static<typeof AssessmentPage>;

/** An option. `excludes` marks an exclusive option ("none of these"). */
export const AssessmentOption = Type.Object({ optionId: Text(), text: Text(), excludes: Type.Boolean() });
export type AssessmentOption = Static<typeof AssessmentOption>;

/**
 * A question. `single` and `multi` choose among `options`. `number` is a value from `min` to `max` in steps of `step`, in `unit`. `scale`
 * is such a value too, with ends named by `minText` and `maxText`. `date` is a day from `minDate` to `maxDate`. With `showWhen` it is asked
 * only after one of those answers to an earlier question.
 */
export const AssessmentQuestion = Type.Object({
  questionId: Text(),
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

export const AssessmentAnswer = Type.Object({
  questionId: Text(),
  optionIds: Type.Optional(Type.Array(Text())),
  value: Type.Optional(Type.Number()),
  date: Type.Optional(IsoDate()),
});
export type AssessmentAnswer = Static<typeof AssessmentAnswer>;

/** A range of the scale, both ends included. */
export const ScoreBand = Type.Object({ level: RiskLevel(), text: Text(), from: Count(), to: Count() });
export type ScoreBand = Static<typeof ScoreBand>;

export const AssessmentReport = Type.Object({
  ...AssessmentRecord.properties,
  assessmentId: Text(),
  title: Text(),
  maxScore: Count(),
  bands: Type.Array(ScoreBand),
  summary: Text(),
  /** The parts of the score, highest weight first. `weight` is the share of the score, 0 to 100. `level` rates the part itself. */
  factors: Type.Array(Type.Object({ name: Text(), finding: Text(), level: RiskLevel(), weight: Count() })),
  advice: Type.Array(Type.Object({ title: Text(), items: Type.Array(Text()) })),
  articles: Type.Array(ArticleSummary),
  disclaimer: Text(),
  /** The person's other results of this assessment, newest first. */
  earlier: Type.Array(AssessmentRecord),
});
export type AssessmentReport = Static<typeof AssessmentReport>;

const OfAssessment = Type.Object({ assessmentId: Text() });

export const getAssessmentPage = get('/api/sdhealth/assessment/main/page', {
  query: OfAssessment,
  data: AssessmentPage,
});

export const loadAssessmentQuestions = get('/api/sdhealth/assessment/question/load', {
  query: OfAssessment,
  data: Type.Object({ assessmentId: Text(), title: Text(), questions: Type.Array(AssessmentQuestion) }),
  offline: true,
});

/** Returns the result `recordNo`, else the last one. Code 40400: no result exists. */
export const getAssessmentResult = get('/api/sdhealth/assessment/query/result', {
  query: Type.Object({ assessmentId: Text(), recordNo: Type.Optional(Text()) }),
  data: AssessmentReport,
  errors: [40400],
});

/** Returns the offers beside the report, by its level. */
export const getAssessmentPromotion = get('/api/sdhealth/assessment/query/promotion', {
  query: OfAssessment,
  data: Type.Object({ title: Text(), products: Type.Array(PackageSummary) }),
});

/** Submits the answers. Code 40953: an answer is missing or invalid; the message and the data's `questionId` name the question. */
export const submitAssessment = post('/api/sdhealth/assessment/submit', {
  unseen: 'makes a new record',
  json: Type.Object({ assessmentId: Text(), answers: Type.Array(AssessmentAnswer) }),
  data: AssessmentRecord,
  once: true,
  errors: [40953],
});
