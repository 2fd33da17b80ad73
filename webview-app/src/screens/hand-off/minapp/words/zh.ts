import type { en } from './en.ts';

export const zh: typeof en = {
  title: '打开小程序',
  open: '打开小程序',
  openText: '将在微信中打开，您可以随时返回',
  here: '返回小程序',
  hereText: '您正在使用这个小程序',
  notOpened: '小程序没有打开',
  notOpenedText: '请重试，或按下面的方法在微信中查找',
  find: '在微信中查找',
  findSteps: (name) => ['打开微信', '点击顶部的搜索框', `搜索“${name}”`],
  copyName: '复制名称',
  copied: '名称已复制',
  scan: '或用微信扫一扫',
  code: (name) => `“${name}”的小程序码`,
  choose: '您想打开哪个小程序？',
  others: '更多小程序',
  unknown: '没有找到这个小程序',
  unknownText: '链接可能已失效，您要找的也许是',
  none: '暂时没有可用的小程序',
  noneText: '全部服务都可以在网页上使用',
  home: '返回首页',
};
