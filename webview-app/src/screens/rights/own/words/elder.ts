/** Lists simpler words of a person's own rights and card for the elder edition. */
import { promises } from '../../../../installation/promises.ts';
import { type Layer, simplerBy } from '../../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  use: {
    text: 'It takes one use from your card. Until you show the code you can cancel, and the use comes back',
    unlimitedText: 'You can use it as often as you like while the card is valid',
  },
  card: { overText: 'Its services have stopped. With a new card you can go on' },
  service: { servicesText: 'A use is taken when your question is sent, your day is booked or you have the code' },
};

const zh: Layer<Words> = {
  rights: { state: { upcoming: '还没开始' }, noneText: '点上面的数字，看看别的权益' },
  right: { open: '正在用' },
  card: {
    pendingText: promises.cardInMinutes ? '一般几分钟就能用' : '办好了就能在这里用',
    over: '这张卡到期了',
    overText: '卡里的服务不能用了，重新开卡就能接着用',
  },
  use: {
    title: '要领这个券码吗？',
    text: '会用掉卡里的 1 次服务；券码没用之前可以取消，次数会退回来',
    unlimitedText: '健康卡到期之前，想用几次都可以',
  },
  service: { servicesText: '问题发出去、日期约好或领了券码，才算用掉 1 次' },
  balance: { totalAdded: '一共存入', spent: '一共用掉', noneText: '有健康券的话，可以给卡充值' },
  coupon: { unknown: '券码不对，或者已经用过' },
};

export const simpler = simplerBy<Words>({ en, zh });
