import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import {
  ActivityTime,
  Address,
  Coins,
  Count,
  Fen,
  IsoDate,
  IsoDateTime,
  OneOf,
  OpenOneOf,
  Paging,
  Personal,
  Text,
} from './shapes.ts';

/** An invited friend. The name is absent until the friend has registered. */
export const Invitation = Type.Object({
  invitationNo: Text(),
  nickname: Type.Optional(Text()),
  avatar: Address(),
  status: OpenOneOf('pending', 'registered', 'received'),
  statusText: Text(),
  invitedAt: IsoDateTime(),
  rewardCoins: Coins(),
});
export type Invitation = Static<typeof Invitation>;

export const InvitationList = Type.Object({
  list: Type.Array(Invitation),
  total: Count(),
  registeredCount: Count(),
  rewardCoins: Coins(),
  rules: Type.Array(Text()),
});
export type InvitationList = Static<typeof InvitationList>;

/** An invitation to send to friends. `inviteCode` does not identify the person. */
export const NewInvitation = Type.Object({
  invitationNo: Text(),
  inviteCode: Text(),
  link: Address(),
  posterUrl: Address(),
  createdAt: IsoDateTime(),
});
export type NewInvitation = Static<typeof NewInvitation>;

export const ActivityCity = Type.Object({ cityId: Text(), cityName: Text(), letter: Text(), hot: Type.Boolean() });
export type ActivityCity = Static<typeof ActivityCity>;

/** A gift. `need` friends must have registered before it can be chosen. 0: a welcome gift for holders of the health-rights card. */
export const Gift = Type.Object({
  giftId: Text(),
  name: Text(),
  desc: Text(),
  pictureUrl: Address(),
  need: Count(),
  stock: Count(),
  /** True if the gift is a parcel, which needs an address. */
  isParcel: Type.Boolean(),
  state: OneOf('open', 'locked', 'soldOut', 'exchanged'),
});
export type Gift = Static<typeof Gift>;

export const GiftActivity = Type.Object({
  title: Text(),
  state: ActivityTime(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  registeredCount: Count(),
  gifts: Type.Array(Gift),
  rules: Type.Array(Text()),
  record: Type.Optional(
    Type.Object({ recordNo: Text(), giftId: Text(), name: Text(), exchangedAt: IsoDateTime(), stateText: Text() }),
  ),
});
export type GiftActivity = Static<typeof GiftActivity>;

/** A statement that is either a fact or a rumour. `result` exists once it is answered. */
export const RumourQuestion = Type.Object({
  questionCode: Text(),
  statement: Text(),
  topic: Text(),
  result: Type.Optional(
    Type.Object({
      chosen: OneOf('fact', 'rumour'),
      truth: OneOf('fact', 'rumour'),
      correct: Type.Boolean(),
      why: Text(),
    }),
  ),
});
export type RumourQuestion = Static<typeof RumourQuestion>;

export const DailyQuestions = Type.Object({
  date: IsoDate(),
  questions: Type.Array(RumourQuestion),
  answeredCount: Count(),
  correctCount: Count(),
  /** The reward for answering all statements of a day. */
  rewardCoins: Coins(),
  /** Consecutive days, including today once it is done. */
  streakDays: Count(),
  /** The statements of yesterday. An unanswered statement has no result and can still be answered. */
  yesterday: Type.Array(RumourQuestion),
});
export type DailyQuestions = Static<typeof DailyQuestions>;

export const listInvitations = get('/api/sdhealth/activity/health-invitation/list', {
  query: Type.Object(Paging),
  data: InvitationList,
});

export const listActivityCities = get('/api/sdhealth/activity/city/get-all', {
  data: Type.Object({ cities: Type.Array(ActivityCity) }),
  offline: true,
});

/** Returns the gift campaign. A visitor gets it too, with every gift locked. */
export const getGiftActivity = get('/api/sdhealth/activity/health-gift/detail', { data: GiftActivity });

/** Returns the three statements of a day, which change at midnight in Shanghai. They are the same for everybody, including visitors. */
export const getDailyQuestions = get('/api/sdhealth/activity/get-daily-question-list', { data: DailyQuestions });

/** Returns one statement. Code 40400: it does not exist. */
export const getQuestionByCode = get('/api/sdhealth/activity/get-question-by-code', {
  query: Type.Object({ questionCode: Text() }),
  data: RumourQuestion,
  errors: [40400],
});

/** Creates an invitation. Code 40957: the activity is not running. */
export const createInvitation = post('/api/sdhealth/activity/health-invitation/create', {
  unseen: 'makes something new',
  form: Type.Object({ channel: Type.Optional(Text()) }),
  data: NewInvitation,
  errors: [40957],
});

/**
 * Exchanges one gift per person, or goods for coins by `skuId`, one of each. Code 40954: already chosen; 40955: sold out; 40956: too few
 * friends; 40957: wrong time. For goods 40901: `coins` and `priceFen` are no longer the price; 40914: no delivery to the city `cityId`;
 * 40915: only for holders of a health card; 40989: sold out; 40998: too few coins.
 */
export const exchangeGift = post('/api/sdhealth/activity/gift_exchanget_record/exchange', {
  json: Type.Object({
    giftId: Text(),
    name: Type.Optional(Personal('name')),
    phone: Type.Optional(Personal('phone')),
    address: Type.Optional(Personal('address')),
    coins: Type.Optional(Coins()),
    priceFen: Type.Optional(Fen()),
    cityId: Type.Optional(Text()),
  }),
  data: Type.Object({ recordNo: Text(), giftId: Text(), name: Text(), exchangedAt: IsoDateTime() }),
  once: true,
  seen: ['coins', 'priceFen'],
  errors: [40901, 40914, 40915, 40954, 40955, 40956, 40957, 40989, 40998],
});

/** Answers a statement. Code 40958: already answered. Statements of another day can be answered too, but only today's count for the day. */
export const submitQuestion = post('/api/sdhealth/activity/submit-question', {
  unseen: 'a statement is answered once and has its own code',
  json: Type.Object({ questionCode: Text(), answer: OneOf('fact', 'rumour') }),
  data: Type.Object({ question: RumourQuestion, finishedToday: Type.Boolean(), rewardCoins: Coins() }),
  errors: [40958],
});
