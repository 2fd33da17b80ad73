import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDate, IsoDateTime, Link, OneOf, Step, Text } from './shapes.ts';

export const Policy = Type.Object({
  /** Masked. */
  policyNo: Text(),
  productName: Text(),
  /** Masked. */
  insuredName: Text(),
  status: OneOf('waiting', 'active', 'expired'),
  startDate: IsoDate(),
  endDate: IsoDate(),
  coverageFen: Fen(),
  premiumFen: Fen(),
  link: Type.Optional(Link()),
});
export type Policy = Static<typeof Policy>;

export const PolicyRight = Type.Object({
  rightsNo: Text(),
  /** The policy or card that includes the right, in the person's language. */
  source: Text(),
  name: Text(),
  desc: Text(),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validTo: IsoDate(),
  link: Link(),
});
export type PolicyRight = Static<typeof PolicyRight>;

/** A task of the person. */
export const BacklogItem = Type.Object({
  backlogNo: Text(),
  type: OneOf('pay', 'book', 'visit', 'report', 'card'),
  title: Text(),
  desc: Text(),
  /** The subject, without the words of its state. Absent if it is not an order. */
  productName: Type.Optional(Text()),
  dueOn: Type.Optional(IsoDate()),
  /** The institution of a visit. */
  place: Type.Optional(Text()),
  /** The amount of an open payment, and the time at which the order closes automatically. */
  amountFen: Type.Optional(Fen()),
  payBefore: Type.Optional(IsoDateTime()),
  link: Link(),
});
export type BacklogItem = Static<typeof BacklogItem>;

export const Tip = Type.Object({
  tipId: Text(),
  title: Text(),
  text: Text(),
  at: IsoDateTime(),
  read: Type.Boolean(),
  link: Type.Optional(Link()),
});
export type Tip = Static<typeof Tip>;

/** A medal, gained when `progress` has reached `target`. */
export const Medal = Type.Object({
  medalId: Text(),
  name: Text(),
  desc: Text(),
  imgUrl: Address(),
  gained: Type.Boolean(),
  gainedOn: Type.Optional(IsoDate()),
  progress: Count(),
  target: Count(),
  /** The page where the medal is earned. */
  link: Type.Optional(Link()),
});
export type Medal = Static<typeof Medal>;

/** Returns the days since the person joined, including the first. */
export const getJoinDays = get('/api/sdb/insurance/my/join-days', {
  data: Type.Object({ joinDays: Count(), joinedOn: IsoDate() }),
});

export const listPolicies = get('/api/sdb/insurance/my/health-insurance-policys', {
  data: Type.Object({ list: Type.Array(Policy), total: Count() }),
});

export const listPolicyRights = get('/api/sdb/insurance/my/health-rights', {
  data: Type.Object({ list: Type.Array(PolicyRight), total: Count() }),
});

export const getBacklog = get('/api/sdb/insurance/my/backlog', {
  data: Type.Object({ list: Type.Array(BacklogItem), total: Count() }),
});

/** Lists tips, newest first, without closed tips. */
export const getAllTips = get('/api/sdb/insurance/my/tips/get-all-tips', {
  data: Type.Object({ list: Type.Array(Tip), unread: Count() }),
});

/** Records an action on a tip. `close` removes it from the list. */
export const recordTipOperation = post('/api/sdb/insurance/my/tips/operation-record', {
  unseen: 'names the state that it leads to',
  form: Type.Object({ tipId: Text(), operation: OneOf('read', 'close') }),
  data: Type.Object({ tipId: Text(), unread: Count() }),
});

export const getMedals = get('/api/sdb/insurance/my/medal', {
  data: Type.Object({ list: Type.Array(Medal), gainedCount: Count() }),
});

/** Returns the person's level. `nextPoints` is absent at the highest. */
export const getHonor = get('/api/sdb/insurance/my/honor', {
  data: Type.Object({
    level: Type.Integer({ minimum: 1 }),
    levelName: Text(),
    points: Count(),
    nextPoints: Type.Optional(Count()),
    honors: Type.Array(Type.Object({ honorId: Text(), name: Text(), desc: Text(), gainedOn: IsoDate() })),
  }),
});

/** Tells whether a short-term insurance is active, and until when. The path is misspelt in the specification. */
export const getShortInsuranceStatus = get('/api/sdb/insurance/my/short-insuracne-status', {
  data: Type.Object({
    status: OneOf('none', 'active', 'renewable', 'expired'),
    productName: Type.Optional(Text()),
    endDate: Type.Optional(IsoDate()),
    renewUrl: Type.Optional(Link()),
  }),
});

/** Returns the second opinion that was arranged for the order. */
export const getSecondVisit = get('/api/sdb/insurance/my/tob/second-visit/detail', {
  query: Type.Object({ orderNo: Text() }),
  data: Type.Object({
    visitNo: Text(),
    orderNo: Text(),
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
