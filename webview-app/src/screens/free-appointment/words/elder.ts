/** Lists simpler words of the free checkup’s pages for the elder edition. */
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  state: {
    texts: {
      unpaid: 'This order is not paid yet. You can go on from the page of the package',
      paid: 'You pay nothing for this checkup. Please choose a day',
      cancelled: 'This order cannot be used any more. You can choose another package',
    },
  },
};

const zh: Layer<Words> = {
  book: { notes: '约之前请看一下', science: '体检前要注意什么' },
  state: {
    titles: { unpaid: '还没有付钱', cancelled: '订单已取消' },
    texts: {
      unpaid: '这个订单还没有付钱，请到套餐页面接着办',
      paid: '这次体检不用付钱，请约一个日期',
      cancelled: '这个订单不能用了，可以看看别的套餐',
      refunded: '这个订单已经退了，不能再用',
    },
  },
};

export const simpler = simplerBy<Words>({ en, zh });
