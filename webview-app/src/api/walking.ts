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
import { seenCoins, seenPrizeId } from './shapes-displayed-state.ts';

/** The code for an activity that has not started, or is over: nothing changes. */
const NOT_NOW = 40957;

/** The floating steps above the path until they become coins: walked, of a red packet, of timed tasks. @zh 路径上方的气泡，兑换前的步数：行走、红包、定时任务。 */
const Bubble = () => OneOf('walk', 'redPacket', 'task');

/** A prize of the walking activity with the person's progress. @zh 步行活动的奖品及用户进度。 */
export const Prize = Type.Object({
  prizeId: Text(),
  skuId: Text(),
  name: Text(),
  imgUrl: Address(),
  /** The total number of steps to win the prize. @zh 赢得奖品所需总步数。 */
  targetSteps: Count(),
  selected: Type.Boolean(),
  won: Type.Boolean(),
  /** True if the prize was won and the person has received it. @zh 已赢得并已领取时为 true。 */
  received: Type.Optional(Type.Boolean()),
});
export type Prize = Static<typeof Prize>;

/** The guide's data. `guideStatus` 5 hides the guide. Any other status shows it. @zh 引导数据。`guideStatus` 为 5 时不展示引导，其他值展示。 */
export const GuideData = Type.Object({
  guideStatus: Type.Integer(),
  convertibleTotalSteps: Count(),
  convertibleRedPacketSteps: Count(),
  convertibleWalkSteps: Count(),
  convertibleTaskSteps: Count(),
  taskRewardSteps: Count(),
  /** Seconds until the timed task can be collected again. 0: now. @zh 距下次可领取定时任务的秒数，0 表示现在。 */
  taskCountDown: Count(),
  signInBubbleText: Type.String(),
  redPacketSteps: Count(),
  redPacketContext: Type.String(),
  /** The remaining distance to the chosen prize, in a sentence. Empty if no prize is chosen. @zh 距所选奖品的剩余步数，一句话；未选时为空。 */
  prizeInfo: Type.String(),
  /** The prize that the person has chosen. @zh 用户所选的奖品。 */
  prize: Type.Optional(Prize),
  healthCornBalance: Coins(),
  /**
   * The target of the pointing finger: 0 none, 1 the steps, 2 the red packet, 3 the task, 4 the sign-in, 5 the prize. Others hide it.
   * @zh 引导手指的位置：0 无，1 步数，2 红包，3 任务，4 签到，5 奖品；其他值不显示。
   */
  fingerPosition: Type.Integer(),
  canSignIn: Type.Boolean(),
  canReceiveTask: Type.Boolean(),
  canDeductionMoney: Type.Boolean(),
  activityRules: Type.Array(Text()),
});
export type GuideData = Static<typeof GuideData>;

/** A reward for a day's steps. `claimable`: reached but not collected. @zh 当日步数奖励；`claimable`：已达到未领取。 */
export const StepReward = Type.Object({
  rewardId: Text(),
  title: Text(),
  targetSteps: Count(),
  rewardCoins: Coins(),
  /** `claimable`: reached but not collected. @zh `todo` 未达到，`claimable` 已达到未领取，`done` 已领取。 */
  state: OneOf('todo', 'claimable', 'done'),
});
export type StepReward = Static<typeof StepReward>;

/** The walking activity as it stands today for this person. @zh 步行活动及该用户今日的情况。 */
export const WalkingInfo = Type.Object({
  activityTime: ActivityTime(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  today: IsoDate(),
  todaySteps: Count(),
  totalSteps: Count(),
  /** The daily goal in steps. @zh 每日目标步数。 */
  goalSteps: Type.Integer({ minimum: 1 }),
  /** The maximum of counted steps per day. @zh 每日计入步数上限。 */
  dailyLimitSteps: Count(),
  stepsPerCoin: Type.Integer({ minimum: 1 }),
  convertibleTotalSteps: Count(),
  healthCornBalance: Coins(),
  /** The last seven days, oldest first. @zh 最近七天，最早的在前。 */
  week: Type.Array(Type.Object({ date: IsoDate(), steps: Count() })),
  rewards: Type.Array(StepReward),
  friendsToday: Count(),
});
export type WalkingInfo = Static<typeof WalkingInfo>;

/** Seven days of a round. A missed day restarts the round. @zh 一轮七天的签到，漏签后重新开始。 */
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
      /** Signed in, today, or still to come. @zh `done` 已签到，`today` 今天，`todo` 未到。 */
      state: OneOf('done', 'today', 'todo'),
    }),
  ),
  rules: Type.Array(Text()),
});
export type SignInPage = Static<typeof SignInPage>;

/** The result of an exchange in whole coins. Steps below a coin stay convertible. @zh 兑换结果，只兑换整数健康金，不足一枚的步数仍可兑换。 */
export const Exchanged = Type.Object({
  exchangedSteps: Count(),
  coins: Coins(),
  healthCornBalance: Coins(),
  convertibleTotalSteps: Count(),
});
export type Exchanged = Static<typeof Exchanged>;

/** The coins that a call gave. A repeat answers with `isNew` false and 0 coins. @zh 本次发放的健康金；重复调用返回 `isNew` 为 false 和 0。 */
const CoinsGiven = Type.Object({ isNew: Type.Boolean(), rewardCoins: Coins(), healthCornBalance: Coins() });

/** Returns steps, goal, rewards and week, for the walking page and the entry page. @zh 返回步数、目标、奖励和一周数据，供步行页和入口页使用。 */
export const getWalkingInfo = get('/api/sdhealth/walking/user-activity-info', { data: WalkingInfo });

/** Returns the seven days of the round, for the sheet of the sign-in. @zh 返回本轮七天的签到，供签到面板使用。 */
export const getSignInPage = get('/api/sdhealth/walking/sign-in-page', { data: SignInPage });

/** Tells whether a button is enabled. `whyNot` is the reason if it is not. @zh 判断按钮能否点击，不能时由 `whyNot` 说明。 */
export const canClickWalking = get('/api/sdhealth/walking/can-click', {
  query: Type.Object({ action: OneOf('exchange', 'signIn', 'task', 'prize') }),
  data: Type.Object({ canClick: Type.Boolean(), whyNot: Type.Optional(Text()) }),
});

/** Returns the bubbles, prize and guide of the walking page. Read again after each report of a status. @zh 返回步行页的气泡、奖品和引导。每次上报状态后重新读取。 */
export const getGuideStatus = get('/api/sdhealth/walking/guide-status', { data: GuideData });

/**
 * Reports a day's steps from the phone. The server keeps the highest number of each of the last 7 days, so a report may be repeated or
 * late. Code 40985: the day does not count.
 * @zh 上报手机某日的步数。服务端保留最近 7 天每日最大值，可重复或补报。40985：该日期不计入。
 */
export const reportSteps = post('/api/sdhealth/walking/steps/report', {
  unseen: 'reports what was done',
  json: Type.Object({ date: IsoDate(), steps: Count() }),
  data: Type.Object({
    date: IsoDate(),
    steps: Count(),
    /** False: not more steps than before. @zh 未超过先前步数时为 false。 */
    isNew: Type.Boolean(),
    convertibleTotalSteps: Count(),
  }),
  errors: [40985],
});

/** Reports the guide's status, after a step of the guide. @zh 上报引导状态，用于引导的每一步之后。 */
export const reportGuideStatus = post('/api/sdhealth/walking/guide-status-report', {
  unseen: 'reports what was done',
  json: Type.Object({ guidStatus: Type.Integer({ minimum: 0, maximum: 5 }) }),
  data: Type.Object({ guideStatus: Type.Integer() }),
});

/** Chooses the prize to walk for. The choice can be changed until the prize is won (code 40991). @zh 选择要走路赢取的奖品。赢得之前可更换（40991）。 */
export const selectPrize = post('/api/sdhealth/walking/select-prize', {
  json: Type.Object({ prizeId: Text(), seenPrizeId }),
  data: Prize,
  once: true,
  seen: ['seenPrizeId'],
  errors: [40991, NOT_NOW],
});

/** Converts all steps to coins: at least `seenCoins`. Code 40981: too few steps. @zh 将全部步数兑换为健康金，至少 `seenCoins`。40981：步数不足。 */
export const exchangeHealthCoin = post('/api/sdhealth/walking/exchange-health-coin', {
  json: Type.Object({ seenCoins }),
  data: Exchanged,
  once: true,
  seen: ['seenCoins'],
  errors: [40981, NOT_NOW],
});

/**
 * Converts the steps of one bubble to coins, at least `seenCoins`. Code 40981: too few steps.
 * @zh 将一个气泡的步数换成健康金，至少 `seenCoins`。40981：步数不足。
 */
export const exchangeBubble = post('/api/sdhealth/walking/exchange-bubble-report', {
  json: Type.Object({ bubble: Bubble(), seenCoins: Type.Optional(seenCoins) }),
  data: Exchanged,
  once: true,
  seen: ['seenCoins'],
  errors: [40981, NOT_NOW],
});

/** Signs in for today. A second call has no effect. @zh 今日签到。重复调用无效果。 */
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

/** Collects coins for viewing goods, once per goods and day, five times a day. @zh 领取浏览商品的健康金，每件商品每天一次，每天最多五次。 */
export const receiveBrowseGoods = post('/api/sdhealth/walking/browse-goods-receive', {
  unseen: 'names the goods, which are collected once',
  errors: [NOT_NOW],
  json: Type.Object({ skuId: Text() }),
  data: CoinsGiven,
  once: true,
});

/** Collects the timed task's steps. Code 40982: too early. @zh 领取定时任务的步数。40982：时间未到。 */
export const receiveTimedTask = post('/api/sdhealth/walking/v2/timed-task-receive', {
  unseen: 'is collected when its time has come',
  json: Type.Object({}),
  data: Type.Object({ taskRewardSteps: Count(), taskCountDown: Count(), convertibleTaskSteps: Count() }),
  once: true,
  errors: [40982, NOT_NOW],
});

/** Collects a reached reward. Code 40983: not reached. @zh 领取已达到的奖励。40983：未达到。 */
export const receiveStepReward = post('/api/sdhealth/walking/receive-reward', {
  unseen: 'names the reward, which is collected once',
  json: Type.Object({ rewardId: Text() }),
  data: CoinsGiven,
  once: true,
  errors: [40983, NOT_NOW],
});

const Reported = () => NotPersonal('names a part of the page');

/** Reports a batch of displayed items, for the activity's statistics. @zh 批量上报展示的内容，用于活动统计。 */
export const reportExposure = post('/api/sdhealth/walking/exposure-report', {
  unread: ['statistics are of no use to the sample', 'ids'],
  unseen: 'reports what was done',
  json: Type.Object({
    /** The displayed items by part of the page. @zh 按页面位置列出的展示内容。 */
    seen: Type.Array(Type.Object({ position: Reported(), ids: Type.Array(Text()) })),
  }),
  data: Nothing,
});

/** Reports a batch of actions in order, for the activity's statistics. @zh 按顺序批量上报操作，用于活动统计。 */
export const reportOperation = post('/api/sdhealth/walking/data/opt-report', {
  unseen: 'reports what was done',
  json: Type.Object({
    operations: Type.Array(Type.Object({ operation: Reported(), target: Type.Optional(Reported()) })),
  }),
  data: Nothing,
});
