import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Coins, Count, IsoDate, IsoDateTime, Link, OneOf, OpenOneOf, Paging, Text } from './shapes.ts';

/** A change of the account: `amount` coins came in or went out, `balance` remained. @zh 一次账户变动：`amount` 为收支数量，`balance` 为变动后余额。 */
export const CoinChange = Type.Object({
  changeId: Text(),
  /** `income` came in, `expense` went out. @zh `income` 收入，`expense` 支出。 */
  type: OneOf('income', 'expense'),
  /** The reason of the change. An unknown word is shown by `title` alone. @zh 变动原因；未知的词只显示 `title`。 */
  reason: OpenOneOf('steps', 'signIn', 'task', 'reward', 'invite', 'exchange', 'expired', 'gift'),
  title: Text(),
  amount: Coins(),
  balance: Coins(),
  at: IsoDateTime(),
  /** The goods of an exchange. @zh 兑换的商品。 */
  skuId: Type.Optional(Text()),
});
export type CoinChange = Static<typeof CoinChange>;

/** The balance. `expiring` coins expire on `expiresOn` unless they are spent. @zh 健康金余额；`expiring` 如未使用将于 `expiresOn` 过期。 */
export const CoinBalance = Type.Object({
  balance: Coins(),
  todayIncome: Coins(),
  totalIncome: Coins(),
  expiring: Coins(),
  expiresOn: Type.Optional(IsoDate()),
});
export type CoinBalance = Static<typeof CoinBalance>;

/** The state of a task. `claimable`: done, but the coins were not collected. @zh 任务状态；`claimable`：已完成但未领取健康金。 */
const TaskState = () => OneOf('todo', 'claimable', 'done');

/** A task that earns coins, as it stands today. @zh 可获得健康金的任务及其今日状态。 */
export const CoinTask = Type.Object({
  taskId: Text(),
  /** The kind of task. An unknown word is shown as a plain task. @zh 任务类型；未知的词按普通任务显示。 */
  type: OpenOneOf('login', 'browseArticle', 'browseGoods', 'assessment', 'invite', 'checkup'),
  title: Text(),
  desc: Text(),
  rewardCoins: Coins(),
  state: TaskState(),
  /** The number of times that the task was done today, `progress` of `target`. @zh 今日完成次数，`target` 次中的第 `progress` 次。 */
  progress: Count(),
  target: Count(),
  /** The page of the task. Absent if a tap is enough. @zh 任务页面；点击即可完成时不返回。 */
  link: Type.Optional(Link()),
});
export type CoinTask = Static<typeof CoinTask>;

/** The reward of a task. `isNew` is false if it was already given. @zh 任务奖励；先前已发放时 `isNew` 为 false。 */
export const TaskReward = Type.Object({
  taskId: Text(),
  isNew: Type.Boolean(),
  rewardCoins: Coins(),
  healthCornBalance: Coins(),
});
export type TaskReward = Static<typeof TaskReward>;

/** Returns the person's balance of coins, for the account page and for pages that offer goods. @zh 返回用户的健康金余额，供账户页和商品页使用。 */
export const getCoinBalance = get('/api/sdhealth/coin/balance', { data: CoinBalance });

/**
 * Lists changes, newest first. `month` is `YYYY-MM`. `income` and `expense` are the sums over all pages of the filter.
 * @zh 列出变动记录，从新到旧。`month` 为 `YYYY-MM`，`income` 和 `expense` 为筛选结果所有页的合计。
 */
export const listCoinChanges = get('/api/sdhealth/coin/change-record', {
  query: Type.Object({
    ...Paging,
    /** Only income, or only expenses. Absent: both. @zh 只看收入或支出；不传为全部。 */
    type: Type.Optional(OneOf('income', 'expense')),
    month: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  }),
  data: Type.Object({ list: Type.Array(CoinChange), total: Count(), income: Coins(), expense: Coins() }),
});

/** Returns the head of the account page. @zh 返回账户页头部内容。 */
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

/** Lists today's tasks with the person's progress. A day begins at midnight in Shanghai. @zh 列出今日任务及用户进度。每天从上海时间零点开始。 */
export const listCoinTasks = get('/api/sdhealth/coin/task-list', {
  data: Type.Object({ tasks: Type.Array(CoinTask), doneCount: Count() }),
});

/** Returns today's article task: `seconds` on its page earn `rewardCoins`. @zh 返回今日的阅读任务：在文章页停留 `seconds` 秒可得 `rewardCoins`。 */
export const getBrowseArticleTask = get('/api/sdhealth/coin/browse-article-task', {
  query: Type.Object({
    /** The open article. Absent: the article of the day. @zh 当前打开的文章；不传为当日文章。 */
    articleId: Type.Optional(Text()),
  }),
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

/** Reports that a task was opened. A task that needs only a tap becomes claimable. @zh 上报任务被打开。点击即可完成的任务变为可领取。 */
export const reportTaskClick = post('/api/sdhealth/coin/task-click-report', {
  unseen: 'reports what was done',
  json: Type.Object({ taskId: Text() }),
  data: Type.Object({ taskId: Text(), state: TaskState() }),
});

/** Completes the daily login task. A repeat on the day gives nothing: `isNew` is false. @zh 完成每日登录任务。当日重复调用不再发放，`isNew` 为 false。 */
export const completeLoginTask = post('/api/sdhealth/coin/complete-login-task', {
  unseen: 'reports what was done',
  json: Type.Object({}),
  data: TaskReward,
});

/**
 * Completes the reading task once per article and day, after `seconds`. Code 40984: not read long enough.
 * @zh 阅读满 `seconds` 秒后完成阅读任务，每篇每天一次。40984：阅读时间不够。
 */
export const completeBrowseArticleTask = post('/api/sdhealth/coin/complete-browse-article-task', {
  unseen: 'reports what was done',
  json: Type.Object({
    articleId: Text(),
    /** The reading time that the page measured, in seconds. @zh 页面计得的阅读时长，单位为秒。 */
    seconds: Count(),
  }),
  data: TaskReward,
  errors: [40984],
});
