/** Defines the schemas that the endpoint tables share. Not imported at run time, because the generator converts them to checks. */
import { type Static, type TSchema, type TStringOptions, Type } from 'typebox';
import { MOST_FEN } from '../rules/constants.ts';

/** Text with at least one visible character. */
export const Text = () => Type.String({ pattern: '\\S' });

/**
 * Marks a personal text, sent or received. Its value is masked in every text that leaves the page, because the generated row has the
 * field's name in `personal`. `docs/privacy.md` has a line for each `kind`.
 */
export const Personal = (kind: string, options: TStringOptions = {}) =>
  Type.String({ pattern: '\\S', ...options, personal: kind });

/** Marks a text of a session. Its name masks it (`rules/sensitive.ts`). */
export const Secret = () => Type.String({ pattern: '\\S', secret: true });

/** Marks a sent text that is not personal, with the reason. `check-tables` requires one of these three marks. */
export const NotPersonal = (why: string) => Type.String({ pattern: '\\S', notPersonal: why });

/** An amount of money in fen (1/100 yuan), never negative, at most `MOST_FEN`. The property's name ends in `Fen`. */
export const Fen = () => Type.Integer({ minimum: 0, maximum: MOST_FEN });

/** A list that is rendered in parts (`kit/page/paged-list.tsx`). Any other list has at most 1,000 elements (`endpoint-checks.ts`). */
export const LongList = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 20_000 });

/** A count. */
export const Count = () => Type.Integer({ minimum: 0 });

/** `YYYY-MM-DD`, a day in Asia/Shanghai. */
export const IsoDate = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A time with its offset, `2026-03-01T09:30:00+08:00` or with `Z`. */
export const IsoDateTime = () =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$' });

/** An http address or a path of this site. Never a `javascript:` or other scheme. */
export const Address = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))' });

/** One of the listed words. Any other word is invalid. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: words });

/**
 * A word of a list that the specification leaves open. An unknown word is displayed plainly, with the service's own words
 * (`kit/answers/known-word.ts`), and clears nothing. Never for money, identity or a state that decides an action.
 */
export const OpenOneOf = (..._: readonly string[]) => Type.Unsafe<string>({ type: 'string', pattern: '\\S' });

/** A code of the pay configuration: a text or a number, or null. */
export const ConfCode = () => Type.Union([Type.String(), Type.Integer(), Type.Null()]);

/** The answer of a call without content. */
export const Nothing = Type.Unknown();

/** Degrees, WGS 84. */
export const Latitude = () => Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = () => Type.Number({ minimum: -180, maximum: 180 });

/** 1 man, 2 woman (specification, section 5). */
export const Sex = () => Type.Union([Type.Literal(1), Type.Literal(2)]);

/** 0 unknown, 1 single, 2 married. The specification's default is 0. */
export const MaritalStatus = () => Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/** The state of a checkup's order: unpaid, paid without a date, booked, examined, refunded, closed unpaid, paid with nothing left. */
export const OrderStatus = () => OneOf('unpaid', 'paid', 'booked', 'used', 'refunded', 'cancelled', 'noService');
export type OrderStatus = Static<ReturnType<typeof OrderStatus>>;

/** One step of a timeline, in display order. `title` is in the person's language. */
export const Step = Type.Object({
  code: Text(),
  title: Text(),
  at: Type.Optional(IsoDateTime()),
  state: OneOf('done', 'current', 'todo'),
});
export type Step = Static<typeof Step>;

/** Whole health coins, never money. */
export const Coins = () => Type.Integer({ minimum: 0 });

/** A path of this app, or another address, to which a tap leads. */
export const Link = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))' });

/** The requested page of a list: pages count from 1 and have 10 rows by default. */
export const Paging = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** The state of an activity by its start and end (specification, section 4). */
export const ActivityTime = () => OneOf('BEFORE_START', 'START', 'END');

/** The state of a consultation: draft, waiting for a doctor, answered and open, closed by the doctor or by time, rated, withdrawn. */
export const InquiryStatus = () => OneOf('saved', 'waiting', 'answered', 'closed', 'evaluated', 'cancelled');
export type InquiryStatus = Static<ReturnType<typeof InquiryStatus>>;

/** The time a complaint has lasted. */
export const Duration = () => OneOf('day', 'week', 'month', 'halfYear', 'longer');
export type Duration = Static<ReturnType<typeof Duration>>;

/** The tabs of the list of checkups: to do, done, closed. */
export const ExamTab = () => OneOf('active', 'done', 'closed');
export type ExamTab = Static<ReturnType<typeof ExamTab>>;

/** The level of a risk by an assessment. */
export const RiskLevel = () => OpenOneOf('low', 'medium', 'high');
export type RiskLevel = Static<ReturnType<typeof RiskLevel>>;

/** The frequency of a popup: once, or at most once a day (`rules/exposure.ts`). */
export const Exposure = () => OneOf('once', 'daily');

/**
 * The way to use a service of the health card. `page`: its page provides it, and a use is spent when it is done. `voucher`:
 * `useCardService` spends a use for a code.
 */
export const ServiceWay = () => OneOf('page', 'voucher');
