import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Coins, Count, IsoDate, IsoDateTime, Link, OneOf, OpenOneOf, Paging, Text } from './shapes.ts';

/** One change of the account: `amount` coins came in or went out, `balance` is the balance afterwards. */
export const CoinChange = Type.Object({
  changeId: Text(),
  type: OneOf('income', 'expense'),
  reason: OpenOneOf('steps', 'signIn', 'task', 'reward', 'invite', 'exchange', 'expired', 'gift'),
  title: Text(),
  amount: Coins(),
  balance: Coins(),
  at: IsoDateTime(),
  /** The goods of an exchange. */
  skuId: Type.Optional(Text()),
});
export type CoinChange = Static<typeof CoinChange>;

/** The balance. `expiring` coins expire on `expiresOn` unless they are spent. */
export const CoinBalance = Type.Object({
  balance: Coins(),
  todayIncome: Coins(),
  totalIncome: Coins(),
  expiring: Coins(),
  expiresOn: Type.Optional(IsoDate()),
});
export type CoinBalance = Static<typeof CoinBalance>;

/** The state of a task. `claimable`: done, but the coins were not collected. */
const TaskState = () => OneOf('todo', 'claimable', 'done');

export const CoinTask = Type.Object({
  taskId: Text(),
  type: OpenOneOf('login', 'browseArticle', 'browseGoods', 'assessment', 'invite', 'checkup'),
  title: Text(),
  desc: Text(),
  rewardCoins: Coins(),
  state: TaskState(),
  /** The number of times that the task was done today, `progress` of `target`. */
  progress: Count(),
  target: Count(),
  /** The page of the task. Absent if a tap is enough. */
  link: Type.Optional(Link()),
});
export type CoinTask = Static<typeof CoinTask>;

/** The reward of a task. `isNew` is false if it was already given. */
export const TaskReward = Type.Object({
  taskId: Text(),
  isNew: Type.Boolean(),
  rewardCoins: Coins(),
  healthCornBalance: Coins(),
});
export type TaskReward = Static<typeof TaskReward>;

export const getCoinBalance = get('/api/sdhealth/coin/balance', { data: CoinBalance });

/** Lists changes, newest first. `month` is `YYYY-MM`. `income` and `expense` are the sums over all pages of the filter. */
export const listCoinChanges = get('/api/sdhealth/coin/change-record', {
  query: Type.Object({
    ...Paging,
    type: Type.Optional(OneOf('income', 'expense')),
    month: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  }),
  data: Type.Object({ list: Type.Array(CoinChange), total: Count(), income: Coins(), expense: Coins() }),
});

/** Returns the head of the account page. */
export const getCoinHeader = get('/api/sdhealth/coin/header', {
  data: Type.Object({
    nickname: Type.String(),
    avatar: Address(),
    healthCornBalance: Coins(),
    todayIncome: Coins(),
    todaySteps: Count(),
    notice: Type.Optional(Text()),
  }),
});

export const listCoinTasks = get('/api/sdhealth/coin/task-list', {
  data: Type.Object({ tasks: Type.Array(CoinTask), doneCount: Count() }),
});

/** Returns today's article task: `seconds` on its page earn `rewardCoins`. */
export const getBrowseArticleTask = get('/api/sdhealth/coin/browse-article-task', {
  query: Type.Object({ articleId: Type.Optional(Text()) }),
  data: Type.Object({
    taskId: Text(),
    articleId: Text(),
    title: Text(),
    seconds: Count(),
    rewardCoins: Coins(),
    state: TaskState(),
    readToday: Count(),
    dailyLimit: Count(),
  }),
});

/** Reports that a task was opened. A task that needs only a tap becomes claimable. */
export const reportTaskClick = post('/api/sdhealth/coin/task-click-report', {
  unseen: 'reports what was done',
  json: Type.Object({ taskId: Text() }),
  data: Type.Object({ taskId: Text(), state: TaskState() }),
});

/** Completes the daily login task, once a day. */
export const completeLoginTask = post('/api/sdhealth/coin/complete-login-task', {
  unseen: 'reports what was done',
  json: Type.Object({}),
  data: TaskReward,
});

/** Completes the reading task once per article and day, after `seconds`. Code 40984: not read long enough. */
export const completeBrowseArticleTask = post('/api/sdhealth/coin/complete-browse-article-task', {
  unseen: 'reports what was done',
  json: Type.Object({ articleId: Text(), seconds: Count() }),
  data: TaskReward,
  errors: [40984],
});
