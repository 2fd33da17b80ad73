import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Coins, Count, IsoDate, IsoDateTime, Link, OneOf, OpenOneOf, Paging, Text } from './shapes.ts';

/** One line of the account: `amount` coins came in or went out, `balance` was left after it. */
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

/** `expiring` coins are lost on `expiresOn` unless they are spent. */
export const CoinBalance = Type.Object({
  balance: Coins(),
  todayIncome: Coins(),
  totalIncome: Coins(),
  expiring: Coins(),
  expiresOn: Type.Optional(IsoDate()),
});
export type CoinBalance = Static<typeof CoinBalance>;

/** `claimable` is done but its coins have not been fetched. */
const TaskState = () => OneOf('todo', 'claimable', 'done');

export const CoinTask = Type.Object({
  taskId: Text(),
  type: OpenOneOf('login', 'browseArticle', 'browseGoods', 'assessment', 'invite', 'checkup'),
  title: Text(),
  desc: Text(),
  rewardCoins: Coins(),
  state: TaskState(),
  /** Done `progress` times of `target` today. */
  progress: Count(),
  target: Count(),
  /** The page of the task; absent where a tap on it is enough. */
  link: Type.Optional(Link()),
});
export type CoinTask = Static<typeof CoinTask>;

/** The reward of a task. `isNew` is false when it had been given before: nothing moved. */
export const TaskReward = Type.Object({
  taskId: Text(),
  isNew: Type.Boolean(),
  rewardCoins: Coins(),
  healthCornBalance: Coins(),
});
export type TaskReward = Static<typeof TaskReward>;

export const getCoinBalance = get('/api/sdhealth/coin/balance', { data: CoinBalance });

/** Newest first. `month` is `YYYY-MM`. `income` and `expense` are the sums of all pages of what is asked for. */
export const listCoinChanges = get('/api/sdhealth/coin/change-record', {
  query: Type.Object({
    ...Paging,
    type: Type.Optional(OneOf('income', 'expense')),
    month: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  }),
  data: Type.Object({ list: Type.Array(CoinChange), total: Count(), income: Coins(), expense: Coins() }),
});

/** The head of the account page. */
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

/** The article to read today: `seconds` on its page earn `rewardCoins`. */
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

/** Notes that a task was opened; a task that a tap fulfils becomes claimable by it. */
export const reportTaskClick = post('/api/sdhealth/coin/task-click-report', {
  unseen: 'reports what was done',
  json: Type.Object({ taskId: Text() }),
  data: Type.Object({ taskId: Text(), state: TaskState() }),
});

/** Once a day, for being here. */
export const completeLoginTask = post('/api/sdhealth/coin/complete-login-task', {
  unseen: 'reports what was done',
  json: Type.Object({}),
  data: TaskReward,
});

/** Once an article and day, after `seconds` of reading. Code 40984: not read long enough. */
export const completeBrowseArticleTask = post('/api/sdhealth/coin/complete-browse-article-task', {
  unseen: 'reports what was done',
  json: Type.Object({ articleId: Text(), seconds: Count() }),
  data: TaskReward,
  errors: [40984],
});
