import { promises } from '../../../../installation/promises.ts';
import type { en } from './en.ts';

const { sendingDays } = promises;

/** Lists the Chinese words of the page of goods. */
export const zh: typeof en = {
  title: '商品详情',
  none: '该商品已下架',
  noneText: '链接可能已过期，去看看其他好物吧',
  toShop: '查看全部好物',
  pictures: '商品图片',
  stock: '剩余',
  pieces: (count) => `${count} 件`,
  soldOut: '已兑完',
  exchanged: '已兑',
  cash: '现金部分货到付款',
  limit: (count) => `每人限兑 ${count} 件`,
  about: '商品介绍',
  rules: '兑换须知',
  others: '看看其他',

  sentTo: (city) => `送至${city}`,
  notSentTo: (city) => `暂不支持送至${city}`,
  sentOnlyTo: (cities) => `仅支持送至${cities}`,
  changeCity: '点击更换城市',
  chooseCity: '要送到哪个城市？',
  cityUnknown: '请选择收货城市',

  ownedTitle: '您已兑换',
  yoursNow: '兑换成功',
  yoursText: (recordNo, day) => `${day}兑换，单号 ${recordNo}`,
  yoursSent: sendingDays ? `将在 ${sendingDays} 个工作日内发出` : '将寄到您填写的地址',
  yoursVoucher: '券码将以短信发送',
  doneBefore: '您之前已兑换过，本次未扣健康金',

  exchange: '立即兑换',
  receive: '领取奖品',
  receiveTitle: '领取奖品',
  won: '免费（走路赢得的奖品）',
  toRecord: '查看健康金明细',
  earn: '去赚健康金',
  short: (coins) => `还差 ${coins}`,
  anotherCity: '更换城市',
  soldOutText: '已兑完，看看下面的其他好物',
  needsCard: '兑换此商品需持有健康卡',

  confirmTitle: '确认兑换？',
  to: (city) => `送至${city}`,
  name: '收件人',
  nameHint: '请填写真实姓名',
  phone: '手机号',
  phoneHint: '仅供快递员联系',
  address: '详细地址',
  addressHint: '区县、街道、楼栋和门牌号',
  have: '当前健康金',
  price: '所需健康金',
  after: '兑换后剩余',
  onDelivery: '货到付款',
  noReturn: '兑换后健康金不退回',
  confirm: (coins) => `用 ${coins}兑换`,
  priceChanged: '价格有变，请重新确认',
};
