import type { RumourWords } from './en.ts';

const NAMES = { fact: '属实', rumour: '谣言' } as const;

/** Lists the Chinese words of the daily statements. */
export const zh: RumourWords = {
  title: '健康辟谣',
  progress: (position, of) => `第 ${position} 题，共 ${of} 题`,
  shared: '每日一辨',
  ask: '您觉得这个说法对吗？',
  fact: '属实',
  rumour: '谣言',
  right: '答对了',
  wrong: '答错了',
  truth: { fact: '这是真的', rumour: '这是谣言' },
  older: (chosen) => `您之前选择了“${NAMES[chosen]}”，以当时的回答为准`,
  next: '下一题',
  following: '接下来',
  finish: '查看今日成绩',
  toToday: '去答今天的题',
  newDay: '新的一天，题目已更新',
  none: '没有找到这道题',
  noneText: '今天的题目在等您',
  done: {
    title: '今日已答完',
    lead: (right, all) => (right === all ? '全部答对，真棒' : `答对 ${right} 题，共 ${all} 题`),
    right: '今日答对',
    rightValue: (right, all) => `${right} / ${all}`,
    streak: '连续答题',
    days: (count) => `${count} 天`,
    coins: '健康金',
    next: '距下次更新',
    over: '题目已更新',
    today: '今天',
    yesterday: '昨天',
    open: '还没有作答',
    you: (chosen) => `您的回答：${NAMES[chosen]}`,
    right1: '答对',
    wrong1: '答错',
    articles: '看健康科普',
  },
  empty: '今天没有题目',
  emptyText: '零点更新',
};
