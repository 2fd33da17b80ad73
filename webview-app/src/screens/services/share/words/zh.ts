import type { ShareWords } from './en.ts';

export const zh: ShareWords = {
  title: '好友分享的服务',
  lead: '好友正在使用这项服务，推荐给您',
  from: (name) => `${name}推荐给您的服务`,
  givenBy: '服务提供方',
  worth: '服务价值',
  howTo: '获取方式',
  howToText: '由企业或保险公司赠送',
  states: {
    unpaid: '好友未开始使用',
    paid: '好友待使用',
    booked: '好友正在使用',
    used: '好友已使用',
    refunded: '好友的服务已结束',
    cancelled: '好友的服务已结束',
    noService: '好友的服务已结束',
  },
  includes: '服务内容',
  steps: '服务流程',
  notes: '使用须知',
  more: '看看我们的全部服务，找到适合您的',
  toPackage: '查看这个套餐',
  toHome: '查看全部服务',
  forMe: '看看我能用的服务',
  noLink: '链接已失效',
  noLinkText: '链接可能不完整或已过期，请让好友重新分享',
};
