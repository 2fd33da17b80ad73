import type { en } from './en.ts';

export const zh: typeof en = {
  hello: (name) => `${name}，您好`,
  welcome: '您好，需要什么帮助？',
  entries: '四项常用服务',
  doctor: '问医生',
  checkups: '我的体检',
  card: '我的权益',
  service: '打电话给客服',
  serviceChat: '联系客服',
  all: '全部服务',
  allBack: '返回常用服务',
};
