import { numberText } from '../../../messages/number-text.ts';
import type { en } from './en.ts';

export const zh: typeof en = {
  beforeTitle: '活动即将开始',
  beforeText: (moment) => `活动将于 ${moment} 开始`,
  beginsIn: '距开始',
  begun: '活动开始了',
  endsIn: '距结束',
  until: (day) => `活动截至${day}`,
  endTitle: '活动已结束',
  endText: (day) => `活动已于 ${day}结束，感谢您的参与`,
  elsewhere: '看看其他服务',
  none: '没有找到该活动',
  noneText: '活动可能已下线，或链接已过期',
  goods: '商品',
  coins: (count) => `${numberText(count)} 健康金`,
  coinsAnd: (coins, money) => `${numberText(coins)} 健康金 + ${money}`,
  left: (count) => `剩 ${numberText(count)} 件`,
  exchange: '立即兑换',
  short: (count) => `还差 ${numberText(count)} 健康金`,
  have: '我的健康金',
  login: '登录后查看我的健康金',
  soldOut: '已兑完',
  goodsMissing: '商品暂时无法显示',
  linkRefused: '此页面无法在这里打开',
  video: (title) => `观看视频：${title}`,
  rules: '活动规则',
};
