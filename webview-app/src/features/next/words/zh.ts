import type { en } from './en.ts';

export const zh: typeof en = {
  title: '您的近期事项',
  inDays: (days) => (days === 0 ? '今天' : days === 1 ? '明天' : `${days} 天后`),
  kinds: { pay: '待支付', visit: '体检预约', report: '报告已出', book: '待预约', card: '为您准备' },
  payWithin: '剩余',
  payOver: '订单即将关闭',
  nothing: '暂无待办事项',
  nothingText: '每年一次体检，心里更踏实。看看附近的套餐',
  failed: '暂时无法加载',
  failedPart: '部分内容暂时无法加载',
  orders: '我的订单',
  toPay: (count) => `${count} 笔待支付`,
  reports: '我的体检',
  ready: (count) => `${count} 份报告`,
  card: '我的权益卡',
  cardUntil: (year, month) => `${year}年${month}月到期`,
  cardOver: '已过期',
  noCard: '免费领取',
};
