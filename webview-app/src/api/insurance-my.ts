import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDate, IsoDateTime, Link, OneOf, Step, Text } from './shapes.ts';

/** An insurance policy of the person. @zh 用户的保单。 */
export const Policy = Type.Object({
  /** The policy's number, masked. @zh 保单号，已脱敏。 */
  policyNo: Text(),
  productName: Text(),
  /** The insured person's name, masked. @zh 被保险人姓名，已脱敏。 */
  insuredName: Text(),
  /** `waiting` before `startDate`, `expired` after `endDate`. @zh `waiting` 未生效，`active` 保障中，`expired` 已到期。 */
  status: OneOf('waiting', 'active', 'expired'),
  startDate: IsoDate(),
  endDate: IsoDate(),
  coverageFen: Fen(),
  premiumFen: Fen(),
  link: Type.Optional(Link()),
});
export type Policy = Static<typeof Policy>;

/** A right that a policy or card includes and that can be used now. @zh 保单或权益卡包含、当前可用的权益。 */
export const PolicyRight = Type.Object({
  rightsNo: Text(),
  /** The policy or card that includes the right, in the person's language. @zh 包含该权益的保单或卡，使用用户的语言。 */
  source: Text(),
  name: Text(),
  desc: Text(),
  unlimited: Type.Boolean(),
  /** All uses of the right. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validTo: IsoDate(),
  link: Link(),
});
export type PolicyRight = Static<typeof PolicyRight>;

/** A task of the person. @zh 用户的待办。 */
export const BacklogItem = Type.Object({
  backlogNo: Text(),
  /** To pay, to book, to visit, a report to read, rights to claim. @zh 待支付、待预约、待到检、报告已出、权益待领取。 */
  type: OneOf('pay', 'book', 'visit', 'report', 'card'),
  title: Text(),
  desc: Text(),
  /** The subject, without the words of its state. Absent if it is not an order. @zh 待办的对象，不含状态文字；不是订单时不返回。 */
  productName: Type.Optional(Text()),
  dueOn: Type.Optional(IsoDate()),
  /** The institution of a visit. @zh 到检的机构。 */
  place: Type.Optional(Text()),
  /** The amount of an open payment, and the time at which the order closes automatically. @zh 待支付金额（单位为分），及订单自动关闭的时间。 */
  amountFen: Type.Optional(Fen()),
  payBefore: Type.Optional(IsoDateTime()),
  link: Link(),
});
export type BacklogItem = Static<typeof BacklogItem>;

/** A tip to read or close. @zh 可阅读或关闭的提醒。 */
export const Tip = Type.Object({
  tipId: Text(),
  title: Text(),
  text: Text(),
  /** The time from which the tip is shown. @zh 提醒的时间。 */
  at: IsoDateTime(),
  read: Type.Boolean(),
  link: Type.Optional(Link()),
});
export type Tip = Static<typeof Tip>;

/** A medal, gained when `progress` has reached `target`. @zh 勋章，`progress` 达到 `target` 时获得。 */
export const Medal = Type.Object({
  medalId: Text(),
  name: Text(),
  desc: Text(),
  imgUrl: Address(),
  gained: Type.Boolean(),
  gainedOn: Type.Optional(IsoDate()),
  progress: Count(),
  target: Count(),
  /** The page where the medal is earned. @zh 获得勋章的页面。 */
  link: Type.Optional(Link()),
});
export type Medal = Static<typeof Medal>;

/** Returns the days since the person joined, including the first. @zh 返回用户加入的天数，含第一天。 */
export const getJoinDays = get('/api/sdb/insurance/my/join-days', {
  data: Type.Object({ joinDays: Count(), joinedOn: IsoDate() }),
});

/** Lists the person's policies, for the page of current services. @zh 列出用户的保单，供当前服务页使用。 */
export const listPolicies = get('/api/sdb/insurance/my/health-insurance-policys', {
  data: Type.Object({ list: Type.Array(Policy), total: Count() }),
});

/** Lists the rights that can be used now, for the page of current services. @zh 列出当前可用的权益，供当前服务页使用。 */
export const listPolicyRights = get('/api/sdb/insurance/my/health-rights', {
  data: Type.Object({ list: Type.Array(PolicyRight), total: Count() }),
});

/** Lists what the person has to do, for the entry page and current services. @zh 列出用户的待办，供入口页和当前服务页使用。 */
export const getBacklog = get('/api/sdb/insurance/my/backlog', {
  data: Type.Object({ list: Type.Array(BacklogItem), total: Count() }),
});

/** Lists tips, newest first, without closed tips. @zh 列出提醒，从新到旧，不含已关闭的。 */
export const getAllTips = get('/api/sdb/insurance/my/tips/get-all-tips', {
  data: Type.Object({ list: Type.Array(Tip), unread: Count() }),
});

/** Records an action on a tip. `close` removes it from the list. @zh 记录对提醒的操作。`close` 将其移出列表。 */
export const recordTipOperation = post('/api/sdb/insurance/my/tips/operation-record', {
  unseen: 'names the state that it leads to',
  form: Type.Object({
    tipId: Text(),
    /** `read` marks the tip, `close` removes it. @zh `read` 标为已读，`close` 移出列表。 */
    operation: OneOf('read', 'close'),
  }),
  data: Type.Object({ tipId: Text(), unread: Count() }),
});

/** Lists all medals with the person's progress, for the milestones. @zh 列出全部勋章及用户进度，供里程碑页使用。 */
export const getMedals = get('/api/sdb/insurance/my/medal', {
  data: Type.Object({ list: Type.Array(Medal), gainedCount: Count() }),
});

/** Returns the person's level. `nextPoints` is absent at the highest. @zh 返回用户等级。最高等级时不返回 `nextPoints`。 */
export const getHonor = get('/api/sdb/insurance/my/honor', {
  data: Type.Object({
    /** The level, from 1. @zh 等级，从 1 开始。 */
    level: Type.Integer({ minimum: 1 }),
    levelName: Text(),
    points: Count(),
    nextPoints: Type.Optional(Count()),
    honors: Type.Array(Type.Object({ honorId: Text(), name: Text(), desc: Text(), gainedOn: IsoDate() })),
  }),
});

/** Tells whether a short-term insurance is active, and until when. The path is misspelt. @zh 判断短期险是否有效及有效期。路径拼写以规格为准。 */
export const getShortInsuranceStatus = get('/api/sdb/insurance/my/short-insuracne-status', {
  data: Type.Object({
    /** `renewable`: active, and the renewal is open. @zh `none` 没有，`active` 有效，`renewable` 可续保，`expired` 已到期。 */
    status: OneOf('none', 'active', 'renewable', 'expired'),
    productName: Type.Optional(Text()),
    endDate: Type.Optional(IsoDate()),
    renewUrl: Type.Optional(Link()),
  }),
});

/** Returns the second opinion that was arranged for the order. @zh 返回为订单安排的二次诊疗。 */
export const getSecondVisit = get('/api/sdb/insurance/my/tob/second-visit/detail', {
  query: Type.Object({ orderNo: Text() }),
  data: Type.Object({
    visitNo: Text(),
    orderNo: Text(),
    /** Requested, arranged with a specialist, or done. @zh `applied` 已申请，`arranged` 已安排专家，`done` 已完成。 */
    status: OneOf('applied', 'arranged', 'done'),
    patientName: Text(),
    hospital: Text(),
    department: Text(),
    doctorName: Text(),
    doctorTitle: Text(),
    visitDate: Type.Optional(IsoDate()),
    address: Text(),
    phone: Text(),
    steps: Type.Array(Step),
    materials: Type.Array(Text()),
  }),
});
