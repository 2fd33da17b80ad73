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

/** An invited friend. The name is absent until the friend has registered. @zh 受邀好友；好友注册前不返回昵称。 */
export const Invitation = Type.Object({
  invitationNo: Text(),
  nickname: Type.Optional(Text()),
  avatar: Address(),
  /** `pending` sent, `registered` joined, `received` rewarded. @zh `pending` 已发出，`registered` 已注册，`received` 已获奖励。 */
  status: OpenOneOf('pending', 'registered', 'received'),
  statusText: Text(),
  invitedAt: IsoDateTime(),
  /** The coins that this invitation gives once the friend has joined. @zh 好友注册后该邀请的奖励健康金。 */
  rewardCoins: Coins(),
});
export type Invitation = Static<typeof Invitation>;

/** The person's invitations, with their sums over all pages. @zh 用户的邀请及所有页的合计。 */
export const InvitationList = Type.Object({
  list: Type.Array(Invitation),
  total: Count(),
  registeredCount: Count(),
  /** The coins received so far. @zh 目前已获得的健康金。 */
  rewardCoins: Coins(),
  rules: Type.Array(Text()),
});
export type InvitationList = Static<typeof InvitationList>;

/** An invitation to send to friends. `inviteCode` does not identify the person. @zh 发给好友的邀请；`inviteCode` 不能识别用户身份。 */
export const NewInvitation = Type.Object({
  invitationNo: Text(),
  inviteCode: Text(),
  /** The address to send to friends. @zh 发给好友的地址。 */
  link: Address(),
  posterUrl: Address(),
  createdAt: IsoDateTime(),
});
export type NewInvitation = Static<typeof NewInvitation>;

/** A city in which gifts and goods are delivered. @zh 可配送礼品和商品的城市。 */
export const ActivityCity = Type.Object({ cityId: Text(), cityName: Text(), letter: Text(), hot: Type.Boolean() });
export type ActivityCity = Static<typeof ActivityCity>;

/**
 * A gift. `need` friends must have registered before it can be chosen. 0: a welcome gift for holders of the health-rights card.
 * @zh 礼品，需有 `need` 位好友注册后才可选择；0 表示健康权益卡持卡人的欢迎礼。
 */
export const Gift = Type.Object({
  giftId: Text(),
  name: Text(),
  desc: Text(),
  pictureUrl: Address(),
  need: Count(),
  stock: Count(),
  /** True if the gift is a parcel, which needs an address. @zh 需邮寄、须填写地址的礼品为 true。 */
  isParcel: Type.Boolean(),
  /** `locked` too few friends, `exchanged` chosen by this person. @zh `open` 可选，`locked` 好友不足，`soldOut` 已兑完，`exchanged` 该用户已选。 */
  state: OneOf('open', 'locked', 'soldOut', 'exchanged'),
});
export type Gift = Static<typeof Gift>;

/** The gift campaign as this person sees it. @zh 该用户看到的礼品活动。 */
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

/** A statement that is either a fact or a rumour. `result` exists once it is answered. @zh 真相或谣言题；作答后才有 `result`。 */
export const RumourQuestion = Type.Object({
  questionCode: Text(),
  statement: Text(),
  topic: Text(),
  result: Type.Optional(
    Type.Object({
      chosen: OneOf('fact', 'rumour'),
      truth: OneOf('fact', 'rumour'),
      correct: Type.Boolean(),
      /** The explanation to show. @zh 显示的解释。 */
      why: Text(),
    }),
  ),
});
export type RumourQuestion = Static<typeof RumourQuestion>;

/** The statements of a day with the person's answers. @zh 当日题目及用户的作答。 */
export const DailyQuestions = Type.Object({
  date: IsoDate(),
  questions: Type.Array(RumourQuestion),
  answeredCount: Count(),
  correctCount: Count(),
  /** The reward for answering all statements of a day. @zh 当日题目全部作答的奖励健康金。 */
  rewardCoins: Coins(),
  /** Consecutive days, including today once it is done. @zh 连续天数；今天完成后包含今天。 */
  streakDays: Count(),
  /** The statements of yesterday. An unanswered statement has no result and can still be answered. @zh 昨日题目；未作答的没有结果，仍可作答。 */
  yesterday: Type.Array(RumourQuestion),
});
export type DailyQuestions = Static<typeof DailyQuestions>;

/** Lists the person's invitations, newest first. Counts and coins are sums over all pages. @zh 列出用户的邀请，从新到旧。人数和健康金为所有页的合计。 */
export const listInvitations = get('/api/sdhealth/activity/health-invitation/list', {
  query: Type.Object(Paging),
  data: InvitationList,
});

/** Lists the cities of the activities, for the choice of a delivery city. The same for everybody. @zh 列出活动城市，用于选择配送城市。对所有人相同。 */
export const listActivityCities = get('/api/sdhealth/activity/city/get-all', {
  data: Type.Object({ cities: Type.Array(ActivityCity) }),
  offline: true,
});

/** Returns the gift campaign. A visitor gets it too, with every gift locked. @zh 返回礼品活动。访客也可获取，所有礼品均为锁定。 */
export const getGiftActivity = get('/api/sdhealth/activity/health-gift/detail', { data: GiftActivity });

/**
 * Returns the three statements of a day, which change at midnight in Shanghai. They are the same for everybody, including visitors.
 * @zh 返回当日三道题，上海时间零点更换。对包括访客在内的所有人相同。
 */
export const getDailyQuestions = get('/api/sdhealth/activity/get-daily-question-list', { data: DailyQuestions });

/** Returns one statement. Code 40400: it does not exist. @zh 返回一道题。40400：不存在。 */
export const getQuestionByCode = get('/api/sdhealth/activity/get-question-by-code', {
  query: Type.Object({ questionCode: Text() }),
  data: RumourQuestion,
  errors: [40400],
});

/** Creates an invitation. Code 40957: the activity is not running. @zh 创建邀请。40957：活动未在进行。 */
export const createInvitation = post('/api/sdhealth/activity/health-invitation/create', {
  unseen: 'makes something new',
  form: Type.Object({ channel: Type.Optional(Text()) }),
  data: NewInvitation,
  errors: [40957],
});

/**
 * Exchanges one gift per person, or goods for coins by `skuId`, one of each. A parcel needs name, phone and address. Code 40954: already
 * chosen; 40955: sold out; 40956: too few friends; 40957: wrong time. For goods 40901: `coins` and `priceFen` are no longer the price;
 * 40914: no delivery to the city `cityId`; 40915: only for holders of a health card; 40989: sold out; 40998: too few coins.
 * @zh 兑换礼品（每人一份），或按 `skuId` 用健康金兑换商品（每种一件）。邮寄类须传姓名、手机号和地址。40954：已选过；40955：已兑完；40956：好友不足；40957：不在活动时间。商品另有 40901：`coins` 和 `priceFen`
 * 已不是当前价格；40914：不配送到 `cityId` 城市；40915：仅限健康卡持卡人；40989：已抢光；40998：健康金不足。
 */
export const exchangeGift = post('/api/sdhealth/activity/gift_exchanget_record/exchange', {
  json: Type.Object({
    giftId: Text(),
    /** The recipient's name. Only for a parcel. @zh 收件人姓名，仅邮寄时传。 */
    name: Type.Optional(Personal('name')),
    /** The recipient's mobile number. Only for a parcel. @zh 收件人手机号，仅邮寄时传。 */
    phone: Type.Optional(Personal('phone')),
    /** The recipient's address. Only for a parcel. @zh 收件地址，仅邮寄时传。 */
    address: Type.Optional(Personal('address')),
    /** The price in coins that the page showed. Only for goods. @zh 页面显示的健康金价格，仅商品传。 */
    coins: Type.Optional(Coins()),
    priceFen: Type.Optional(Fen()),
    cityId: Type.Optional(Text()),
  }),
  data: Type.Object({ recordNo: Text(), giftId: Text(), name: Text(), exchangedAt: IsoDateTime() }),
  once: true,
  seen: ['coins', 'priceFen'],
  errors: [40901, 40914, 40915, 40954, 40955, 40956, 40957, 40989, 40998],
});

/**
 * Answers a statement. Code 40958: already answered. Statements of another day can be answered too, but only today's count for the day.
 * @zh 提交一题的答案。40958：已作答。其他日期的题也可作答，但只有当日题计入当日。
 */
export const submitQuestion = post('/api/sdhealth/activity/submit-question', {
  unseen: 'a statement is answered once and has its own code',
  json: Type.Object({ questionCode: Text(), answer: OneOf('fact', 'rumour') }),
  data: Type.Object({
    question: RumourQuestion,
    finishedToday: Type.Boolean(),
    /** The coins that this answer gave: those of a finished day, else 0. @zh 本次作答获得的健康金：当日全部完成时的奖励，否则为 0。 */
    rewardCoins: Coins(),
  }),
  errors: [40958],
});
