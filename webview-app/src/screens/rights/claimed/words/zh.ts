import type { en } from './en.ts';

export const zh: typeof en = {
  pageTitle: '我的健康权益',
  result: '领取结果',
  variants: {
    plain: { title: '领取成功', text: '权益已到账，现在就可以使用' },
    channel: { title: '领取成功', text: '合作伙伴送您的健康权益已到账' },
    'health-care': { title: '医生已就位', text: '身体有疑问，随时问医生' },
    zero: { title: '领取成功', text: '0 元领取，以后也不会收费' },
  },
  ownedTitle: '我的权益',
  until: (day) => `有效期至 ${day}`,
  unlimited: '不限次',
  left: (count) => `剩 ${count} 次`,
  states: { upcoming: '未生效', used: '已用完', expired: '已过期' },
  goods: '会员专享',
  app: '随时随地使用',
  messages: {
    title: '消息提醒',
    on: '已开启',
    off: '去开启',
    notNoted: '提醒设置没有保存成功',
    notHere: '这里暂时无法开启提醒',
  },
  toMine: '查看我的权益',
  all: '全部权益',
  none: '还没有领取权益',
  noneText: '先去领取，免费，只需一步',
  toClaim: '去领取',
};
