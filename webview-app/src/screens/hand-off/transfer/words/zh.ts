import type { TransferWords } from './en.ts';

export const zh: TransferWords = {
  title: '正在跳转',
  bar: '店铺跳转',
  going: '正在为您跳转，请稍候',
  leaving: '即将离开本页面',
  leavingText: '店铺将带您前往该网站。它不属于本服务，请勿在那里填写短信验证码',
  goOn: '继续前往',
  stay: '不前往，查看其他服务',
  notOpened: '该地址未能打开，您仍在本页面',
  refused: '已拦截该地址',
  refusedText: '店铺提供的地址不在可信范围内，为保障安全，未为您打开',
  unread: '店铺链接无法使用',
  unreadText: '链接可能已失效或不完整，您的订单不受影响，可在订单中查看',
  orders: '查看我的订单',
  home: '查看全部服务',
};
