/** Lists simpler words of the account of coins and its shop for the elder edition. */
import { type Layer, simplerBy } from '../../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  expiring: (coins, date) => `${coins} can be used until ${date}`,
  vipOnlyText: 'You can look at these. To get one, you need a health card',
};

const zh: Layer<Words> = {
  expiring: (coins, date) => `${coins}到 ${date}就不能用了`,
  tasks: '怎么得健康金',
  tasksDone: (done, all) => `今天做了 ${done} 件，一共 ${all} 件`,
  allTasks: (count) => `全部 ${count} 件`,
  times: (done, of) => `做了 ${done} 次，一共 ${of} 次`,
  claimed: (coins) => `${coins}，给您了`,
  claimedBefore: '这份健康金以前已经给您了',
  shop: '用健康金换东西',
  shopText: '每件东西，每人换一次',
  tabs: { coins: '不用另外付钱', walking: '走路能得的', vip: '有健康卡的人能换', prizes: '走路的奖品' },
  none: '现在没有能换的东西',
  noneText: '可以看看别的',
  vipOnly: '有健康卡的人才能换',
  vipOnlyText: '您可以看看。要换，先要有健康卡',
  prizesText: '先在“步数换健康金”里选一个奖品，走够步数就能得到',
  prizeGoal: (steps) => `一共走 ${steps} 步`,
};

export const simpler = simplerBy<Words>({ en, zh });
