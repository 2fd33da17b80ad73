import type { en } from './en.ts';

export const zh: typeof en = {
  none: '文章不存在',
  noneText: '文章可能已下线，去看看其他健康科普吧',
  empty: '内容正在准备中',
  emptyText: '请稍后再来看看',
  unreadable: '文章暂时无法显示',
  unreadableText: '请重新打开，或换一个浏览器试试',
  continueReading: '继续上次阅读',
  toList: '健康科普',
  picture: '图片',
  table: '表格，可左右滑动',
  leave: (host: string) => `打开 ${host}？`,
  leaveText: '即将离开本服务，前往外部网页',
  leaveOpen: '打开网页',
  leaveFailed: '网页没有打开，您可以复制网址',
  copy: '复制网址',
  copied: '网址已复制',
};
