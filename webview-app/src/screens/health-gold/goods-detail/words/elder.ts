/** Lists simpler words of the page of goods for the elder edition. */
import { type Layer, simplerBy } from '../../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  cash: 'You pay the money to the courier at your door',
  notSentTo: (city) => `Cannot be sent to ${city}`,
  noReturn: 'Once exchanged, you do not get the coins back',
};

const zh: Layer<Words> = {
  none: '这件东西现在没有了',
  noneText: '可以看看别的',
  soldOut: '换完了',
  cash: '钱等东西送到时付给快递员',
  limit: (count) => `每人最多换 ${count} 件`,
  rules: '换之前请看一下',
  notSentTo: (city) => `送不到${city}`,
  sentOnlyTo: (cities) => `只送${cities}`,
  changeCity: '点这里换一个城市',
  cityUnknown: '请选您在哪个城市',
  yoursVoucher: '券码会用短信发给您',
  doneBefore: '您以前换过这一件，这次没有用掉健康金',
  needsCard: '有健康卡才能换这一件',
  confirmTitle: '要换这一件吗？',
  phoneHint: '快递员打这个电话找您',
  address: '住在哪里',
  have: '您现在有',
  price: '要用掉',
  after: '换了还剩',
  onDelivery: '东西送到时要付',
  noReturn: '换了以后，健康金不退',
  priceChanged: '价格变了，请再看一遍',
};

export const simpler = simplerBy<Words>({ en, zh });
