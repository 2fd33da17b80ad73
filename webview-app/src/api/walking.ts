import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import {
  ActivityTime,
  Address,
  Coins,
  Count,
  IsoDate,
  IsoDateTime,
  Nothing,
  NotPersonal,
  OneOf,
  Text,
} from './shapes.ts';
import { seenCoins, seenPrizeId } from './shapes-seen.ts';

/** The code for an activity that has not started, or is over: nothing changes. */
const NOT_NOW = 40957;

/** The floating steps above the path until they become coins: walked, of a red packet, of timed tasks. */
const Bubble = () => OneOf('walk', 'redPacket', 'task');

export const Prize = Type.Object({
  prizeId: Text(),
  skuId: Text(),
  name: Text(),
  imgUrl: Address(),
  /** The total number of steps to win the prize. */
  targetSteps: Count(),
  selected: Type.Boolean(),
  won: Type.Boolean(),
  /** True if the prize was won and the person has received it. */
  received: Type.Optional(Type.Boolean()),
});
export type Prize = Static<typeof Prize>;

/** The guide's data, with the specification's names (section 3). `guideStatus` 5 hides the guide. Any other status shows it. */
export const GuideData = Type.Object({
  guideStatus: Type.Integer(),
  convertibleTotalSteps: Count(),
  convertibleRedPacketSteps: Count(),
  convertibleWalkSteps: Count(),
  convertibleTaskSteps: Count(),
  taskRewardSteps: Count(),
  /** Seconds until the timed task can be collected again. 0: now. */
  taskCountDown: Count(),
  signInBubbleText: Type.String(),
  redPacketSteps: Count(),
  redPacketContext: Type.String(),
  /** The remaining distance to the chosen prize, in a sentence. Empty if no prize is chosen. */
  prizeInfo: Type.String(),
  /** The prize that the person has chosen. */
  prize: Type.Optional(Prize),
  healthCornBalance: Coins(),
  /** The target of the pointing finger: 0 none, 1 the steps, 2 the red packet, 3 the task, 4 the sign-in, 5 the prize. Others hide it. */
  fingerPosition: Type.Integer(),
  canSignIn: Type.Boolean(),
  canReceiveTask: Type.Boolean(),
  canDeductionMoney: Type.Boolean(),
  activityRules: Type.Array(Text()),
});
export type GuideData = Static<typeof GuideData>;

/** A reward for a day's steps. `claimable`: reached but not collected. */
export const StepReward = Type.Object({
  rewardId: Text(),
  title: Text(),
  targetSteps: Count(),
  rewardCoins: Coins(),
  state: OneOf('todo', 'claimable', 'done'),
});
export type StepReward = Static<typeof StepReward>;

export const WalkingInfo = Type.Object({
  activityTime: ActivityTime(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  today: IsoDate(),
  todaySteps: Count(),
  totalSteps: Count(),
  /** The daily goal in steps. */
  goalSteps: Type.Integer({ minimum: 1 }),
  /** The maximum of counted steps per day. */
  dailyLimitSteps: Count(),
  stepsPerCoin: Type.Integer({ minimum: 1 }),
  convertibleTotalSteps: Count(),
  healthCornBalance: Coins(),
  /** The last seven days, oldest first. */
  week: Type.Array(Type.Object({ date: IsoDate(), steps: Count() })),
  rewards: Type.Array(StepReward),
  friendsToday: Count(),
});
export type WalkingInfo = Static<typeof WalkingInfo>;

/** Seven days of a round. A missed day restarts the round. */
export const SignInPage = Type.Object({
  canSignIn: Type.Boolean(),
  signedInToday: Type.Boolean(),
  streakDays: Count(),
  totalDays: Count(),
  days: Type.Array(
    Type.Object({
      day: Type.Integer({ minimum: 1, maximum: 7 }),
      date: IsoDate(),
      rewardCoins: Coins(),
      state: OneOf('done', 'today', 'todo'),
    }),
  ),
  rules: Type.Array(Text()),
});
export type SignInPage = Static<typeof SignInPage>;

/** The result of an exchange in whole coins. Steps below a coin stay convertible. */
export const Exchanged = Type.Object({
  exchangedSteps: Count(),
  coins: Coins(),
  healthCornBalance: Coins(),
  convertibleTotalSteps: Count(),
});
export type Exchanged = Static<typeof Exchanged>;

const CoinsGiven = Type.Object({ isNew: Type.Boolean(), rewardCoins: Coins(), healthCornBalance: Coins() });

export const getWalkingInfo = get('/api/sdhealth/walking/user-activity-info', { data: WalkingInfo });

export const getSignInPage = get('/api/sdhealth/walking/sign-in-page', { data: SignInPage });

/** Tells whether a button is enabled. `whyNot` is the reason if it is not. */
export const canClickWalking = get('/api/sdhealth/walking/can-click', {
  query: Type.Object({ action: OneOf('exchange', 'signIn', 'task', 'prize') }),
  data: Type.Object({ canClick: Type.Boolean(), whyNot: Type.Optional(Text()) }),
});

export const getGuideStatus = get('/api/sdhealth/walking/guide-status', { data: GuideData });

/**
 * Reports a day's steps from the phone. The server keeps the highest number of each of the last 7 days, so a report may be repeated or
 * late. Code 40985: the day does not count.
 */
export const reportSteps = post('/api/sdhealth/walking/steps/report', {
  unseen: 'reports what was done',
  json: Type.Object({ date: IsoDate(), steps: Count() }),
  data: Type.Object({
    date: IsoDate(),
    steps: Count(),
    /** False: not more steps than before. */
    isNew: Type.Boolean(),
    convertibleTotalSteps: Count(),
  }),
  errors: [40985],
});

/** Reports the guide's status. The name of the body is the specification's. */
export const reportGuideStatus = post('/api/sdhealth/walking/guide-status-report', {
  unseen: 'reports what was done',
  json: Type.Object({ guidStatus: Type.Integer({ minimum: 0, maximum: 5 }) }),
  data: Type.Object({ guideStatus: Type.Integer() }),
});

/** Chooses the prize to walk for. The choice can be changed until the prize is won (code 40991). */
export const selectPrize = post('/api/sdhealth/walking/select-prize', {
  json: Type.Object({ prizeId: Text(), seenPrizeId }),
  data: Prize,
  once: true,
  seen: ['seenPrizeId'],
  errors: [40991, NOT_NOW],
});

/** Converts all steps to coins: at least `seenCoins`. Code 40981: too few steps. */
export const exchangeHealthCoin = post('/api/sdhealth/walking/exchange-health-coin', {
  json: Type.Object({ seenCoins }),
  data: Exchanged,
  once: true,
  seen: ['seenCoins'],
  errors: [40981, NOT_NOW],
});

/** Converts the steps of one bubble to coins: at least `seenCoins`. Code 40981: too few steps. */
export const exchangeBubble = post('/api/sdhealth/walking/exchange-bubble-report', {
  json: Type.Object({ bubble: Bubble(), seenCoins: Type.Optional(seenCoins) }),
  data: Exchanged,
  once: true,
  seen: ['seenCoins'],
  errors: [40981, NOT_NOW],
});

/** Signs in for today. A second call has no effect. */
export const signIn = post('/api/sdhealth/walking/v2/sign-in', {
  unseen: 'happens once a day',
  errors: [NOT_NOW],
  json: Type.Object({}),
  data: Type.Object({
    isNew: Type.Boolean(),
    streakDays: Count(),
    rewardCoins: Coins(),
    healthCornBalance: Coins(),
  }),
  once: true,
});

/** Collects coins for viewing goods, once per goods and day, five times a day. */
export const receiveBrowseGoods = post('/api/sdhealth/walking/browse-goods-receive', {
  unseen: 'names the goods, which are collected once',
  errors: [NOT_NOW],
  json: Type.Object({ skuId: Text() }),
  data: CoinsGiven,
  once: true,
});

/** Collects the timed task's steps. Code 40982: too early. */
export const receiveTimedTask = post('/api/sdhealth/walking/v2/timed-task-receive', {
  unseen: 'is collected when its time has come',
  json: Type.Object({}),
  data: Type.Object({ taskRewardSteps: Count(), taskCountDown: Count(), convertibleTaskSteps: Count() }),
  once: true,
  errors: [40982, NOT_NOW],
});

/** Collects a reached reward. Code 40983: not reached. */
export const receiveStepReward = post('/api/sdhealth/walking/receive-reward', {
  unseen: 'names the reward, which is collected once',
  json: Type.Object({ rewardId: Text() }),
  data: CoinsGiven,
  once: true,
  errors: [40983, NOT_NOW],
});

const Reported = () => NotPersonal('names a part of the page');

/** Reports a batch of displayed items, for the activity's statistics. */
export const reportExposure = post('/api/sdhealth/walking/exposure-report', {
  unread: ['statistics are of no use to the sample', 'ids'],
  unseen: 'reports what was done',
  json: Type.Object({ seen: Type.Array(Type.Object({ position: Reported(), ids: Type.Array(Text()) })) }),
  data: Nothing,
});

/** Reports a batch of actions in order, for the activity's statistics. */
export const reportOperation = post('/api/sdhealth/walking/data/opt-report', {
  unseen: 'reports what was done',
  json: Type.Object({
    operations: Type.Array(Type.Object({ operation: Reported(), target: Type.Optional(Reported()) })),
  }),
  data: Nothing,
});
