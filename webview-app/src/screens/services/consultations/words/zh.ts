import type { ListWords } from './en.ts';

export const zh: ListWords = {
  title: '问诊记录',
  tabs: '问诊分类',
  names: { all: '全部', waiting: '待回复', answered: '进行中', closed: '待评价' },
  none: {
    all: '还没有问诊记录',
    waiting: '没有待回复的问诊',
    answered: '没有进行中的问诊',
    closed: '没有待评价的问诊',
  },
  noneText: '用文字和图片咨询医生，问诊记录会保存在这里',
  find: '找医生',
  unread: (count) => `${count} 条未读消息`,
  forWhom: (name) => `就诊人：${name}`,
  rate: '评价医生',
  rated: '查看我的评价',
  again: '再次咨询',
  third: '合作医生平台的问诊',
  thirdText: '在该平台的页面中查看',
  thirdFailed: '暂时无法打开该页面，请稍后再试',
};
