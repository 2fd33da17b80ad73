import type { en } from './en.ts';

export const zh: typeof en = {
  title: '健康金明细',
  show: '显示内容',
  tabs: { all: '全部', income: '收入', expense: '支出' },
  month: '月份',
  allTime: '全部时间',
  earned: '收入',
  spent: '支出',
  today: '今天',
  yesterday: '昨天',
  dayEarned: (coins) => `当日 ${coins}`,
  balance: (count) => `余额 ${count}`,
  none: {
    all: '还没有健康金记录',
    income: '没有收入记录',
    expense: '没有支出记录',
  },
  noneText: '走路、签到或完成任务后，明细会显示在这里',
  noneInMonthText: '换个月份看看，或查看全部',
  toTasks: '看看怎么赚健康金',
  showAll: '查看全部',
};
