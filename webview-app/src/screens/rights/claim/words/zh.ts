import type { en } from './en.ts';

export const zh: typeof en = {
  title: '领取健康权益',
  claimed: (count) => `已有 ${count} 人领取`,
  benefitsTitle: '权益内容',
  worth: (money) => `价值 ${money}`,
  validity: (months) => (months === 12 ? '一年内有效' : `${months} 个月内有效`),
  benefitsMissing: '权益内容暂时无法显示',
  goods: '权益用户还可以看看',
  nothing: '完全免费，以后也不会收费',
  claimedTitle: '您已领取这份权益',
  claimedSince: (day) => `领取日期：${day}，每人限领一次`,
  claimedText: '每人限领一次',
  toMine: '查看我的权益',
  remind: '先离开，稍后提醒我',
  leave: '直接离开',
};
