import type { AreaWords } from './en.ts';

export const zh: AreaWords = {
  page: {
    steps: '领取步骤',
    faq: '常见问题',
    none: '没有找到这个活动',
    noneText: '活动可能已结束。您已领取的权益不受影响',
    others: '回到首页',
  },
  cardRule: {
    title: '健康卡权益规则',
    toCard: '返回健康卡',
  },
};
