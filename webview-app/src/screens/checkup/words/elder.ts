/** Lists simpler words of the checkup pages for the elder edition. */
import { promises } from '../../../installation/promises.ts';
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;
const { unusedRefund } = promises;

const en: Layer<Words> = {
  list: {
    lead: `Choose a package, then a place near you and a day${unusedRefund ? '. What is not used can be paid back' : ''}`,
  },
  sale: {
    hasUnpaid: 'You have ordered this and not paid yet',
    howItWorks: 'What happens after you buy',
    notes: 'What to do before the checkup',
  },
  state: {
    texts: {
      unpaid: 'We keep your order. If it is not paid in time, it goes away by itself and costs nothing',
      refunded: 'Your money goes back to where you paid from',
      cancelled: 'You have not paid, so nothing was taken',
    },
    payWithin: 'Time left to pay',
    callOff: { ask: 'The order goes away at once. The price may be higher next time' },
  },
  refund: {
    account: 'Goes back to',
  },
};

const zh: Layer<Words> = {
  list: { lead: `先选套餐，再选离家近的机构和日期${unusedRefund ? '，没用过可以退款' : ''}` },
  sale: {
    hasUnpaid: '这个套餐您下过单，还没有付钱',
    howItWorks: '买了以后怎么用',
    notes: '体检前要注意什么',
  },
  state: {
    titles: { unpaid: '还没有付钱', refunded: '钱已退回', cancelled: '订单已取消' },
    texts: {
      unpaid: '订单为您留着，到时间没付钱会自动取消，不收任何费用',
      paid: '钱已经付了，请约一个日期',
      received: '套餐已经领到，请约一个日期',
      refunded: '钱退回您付款时用的账户',
      cancelled: '您没有付钱，没有扣您的钱',
    },
    payWithin: '还有多久可以付',
    callOff: { text: '不收任何费用', ask: '订单马上取消，不能再付钱。下次买价格可能会变' },
    refundText: unusedRefund ? '没用过的套餐可以全部退款' : undefined,
  },
  refund: {
    account: '退到哪里',
    reason: '为什么退款',
  },
};

export const simpler = simplerBy<Words>({ en, zh });
