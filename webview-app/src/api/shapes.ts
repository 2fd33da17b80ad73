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

/**
 * Marks a field of a static file that a page can do without. The contract and `check-static` require it. Where it is missing or wrong, it is
 * reported and left out.
 */
export const Dispensable = <Field extends TSchema>(field: Field) =>
  Object.assign(Type.Optional(field), { dispensable: true });

/** Marks a list likewise. A missing or wrong list is empty. */
export const DispensableList = <Item extends TSchema>(item: Item) => Type.Array(item, { dispensable: true });

/** Marks an optional field whose fault must discard what holds it, because its absence means something else. */
export const Decisive = <Field extends TSchema>(field: Field) =>
  Object.assign(Type.Optional(field), { decisive: true });

/** A list that is rendered in parts (`kit/page/paged-list.tsx`). Any other list has at most 1,000 elements (`endpoint-checks.ts`). */
export const LongList = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 20_000 });

/** A count. */
export const Count = () => Type.Integer({ minimum: 0 });

/** `YYYY-MM-DD`, a day in Asia/Shanghai. @zh 上海时区的日期，`YYYY-MM-DD`。 */
export const IsoDate = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A time with its offset, `2026-03-01T09:30:00+08:00` or with `Z`. @zh 带时区偏移的时间，例如 `2026-03-01T09:30:00+08:00`，或以 `Z` 结尾。 */
export const IsoDateTime = () =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$' });

/** An http address or a path of this site. Never a `javascript:` or other scheme. @zh http 地址或本站路径，不允许 `javascript:` 等其他协议。 */
export const Address = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))' });

/** One of the listed words. Any other word is invalid. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: words });

/**
 * A word of an open list. An unknown word is displayed plainly, in the service's own words, and clears nothing. Never for money, identity
 * or a state that decides an action.
 * @zh 开放的词表，未知的词按服务端自己的文字显示。不用于金额、身份或决定操作的状态。
 */
export const OpenOneOf = (...words: readonly string[]) =>
  Type.Unsafe<string>({ type: 'string', pattern: '\\S', words });

/** A code of the pay configuration: a text or a number, or null. */
export const ConfCode = () => Type.Union([Type.String(), Type.Integer(), Type.Null()]);

/** The answer of a call without content. @zh 没有内容。 */
export const Nothing = Type.Unknown();

/** Degrees, WGS 84, north positive. @zh 单位为度，WGS 84，北纬为正。 */
export const Latitude = () => Type.Number({ minimum: -90, maximum: 90 });
/** Degrees, WGS 84, east positive. @zh 单位为度，WGS 84，东经为正。 */
export const Longitude = () => Type.Number({ minimum: -180, maximum: 180 });

/** 1 man, 2 woman. @zh 1 男，2 女。 */
export const Sex = () => Type.Union([Type.Literal(1), Type.Literal(2)]);

/** 0 unknown (the default), 1 single, 2 married. @zh 0 未知（默认），1 未婚，2 已婚。 */
export const MaritalStatus = () => Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/**
 * The state of a checkup's order: unpaid, paid without a date, booked, examined, refunded, closed unpaid, paid with nothing left.
 * @zh 体检订单状态，依次为：未支付、已支付未预约、已预约、已体检、已退款、未支付已关闭、已支付但无剩余服务。
 */
export const OrderStatus = () => OneOf('unpaid', 'paid', 'booked', 'used', 'refunded', 'cancelled', 'noService');
export type OrderStatus = Static<ReturnType<typeof OrderStatus>>;

/** One step of a timeline, in display order. `title` is in the person's language. @zh 时间线上的一步，按显示顺序；`title` 使用用户的语言。 */
export const Step = Type.Object({
  /** The step's code, unique in its list. @zh 步骤代码，在列表内唯一。 */
  code: Text(),
  title: Text(),
  /** The time at which the step was done. Absent before. @zh 该步骤完成的时间；完成前不返回。 */
  at: Type.Optional(IsoDateTime()),
  /** Done, in progress, or still to come. @zh 已完成、进行中或未开始。 */
  state: OneOf('done', 'current', 'todo'),
});
export type Step = Static<typeof Step>;

/** Whole health coins, never money. */
export const Coins = () => Type.Integer({ minimum: 0 });

/** A path of this app, or another address, to which a tap leads. */
export const Link = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))' });

/** The requested page of a list: pages count from 1 and have 10 rows by default. @zh 请求的页：页码从 1 开始，默认每页 10 条。 */
export const Paging = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** By start and end: not begun, running, or over. @zh 按起止时间：未开始、进行中或已结束。 */
export const ActivityTime = () => OneOf('BEFORE_START', 'START', 'END');

/**
 * The state of a consultation: draft, waiting for a doctor, answered and open, closed by the doctor or by time, rated, withdrawn.
 * @zh 问诊状态，依次为：草稿、等待医生、已回复且可追问、医生结束或超时关闭、已评价、已撤回。
 */
export const InquiryStatus = () => OneOf('saved', 'waiting', 'answered', 'closed', 'evaluated', 'cancelled');
export type InquiryStatus = Static<ReturnType<typeof InquiryStatus>>;

/** The time a complaint has lasted: a day, a week, a month, half a year, longer. @zh 不适持续的时间：一天、一周、一个月、半年、更久。 */
export const Duration = () => OneOf('day', 'week', 'month', 'halfYear', 'longer');
export type Duration = Static<ReturnType<typeof Duration>>;

/** The tabs of the list of checkups: to do, done, closed. @zh 体检列表的标签页：待办、已完成、已关闭。 */
export const ExamTab = () => OneOf('active', 'done', 'closed');
export type ExamTab = Static<ReturnType<typeof ExamTab>>;

/** Low, medium or high. @zh 低、中或高。 */
export const RiskLevel = () => OpenOneOf('low', 'medium', 'high');
export type RiskLevel = Static<ReturnType<typeof RiskLevel>>;

/** Once, or at most once a day. @zh 只弹一次，或每天最多一次。 */
export const Exposure = () => OneOf('once', 'daily');

/**
 * The way to use a service of the health card. `page`: its page provides it, and a use is spent when it is done. `voucher`:
 * `useCardService` spends a use for a code.
 * @zh 健康卡服务的使用方式。`page`：在服务页面使用，完成时扣一次；`voucher`：由 `useCardService` 扣一次并换取凭码。
 */
export const ServiceWay = () => OneOf('page', 'voucher');
