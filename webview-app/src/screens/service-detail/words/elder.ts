/** Lists simpler words of the pages of a service for the elder edition. */
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  service: {
    titles: { inactive: 'Not switched on yet', expired: 'This service has ended' },
    texts: { inactive: (to) => `Switch it on when you need it, ${to} at the latest` },
    noneText: 'First see how to get it. Then you can use it here',
    next: { inactive: 'Switch it on', none: 'How do I get it?' },
  },
};

const zh: Layer<Words> = {
  service: {
    titles: { inactive: '还没有开通', used: '次数用完了', expired: '服务到期了' },
    unpaidText: '付完钱就能在这里开通',
    texts: {
      upcoming: (from) => `${from}起可以开通`,
      inactive: (to) => `要用的时候再开通，最晚 ${to}`,
      used: () => '次数都用完了，想用可以再领',
      expired: (to) => `${to}已经到期，想用可以再领`,
    },
    noneText: '先看看怎么领，领到后就能在这里用',
    failed: '订单没有显示出来',
    next: { none: '怎么领？', unpaid: '去付钱', inactive: '去开通', used: '再领一次', expired: '再领一次' },
    call: '打电话',
  },
  question: { person: '给谁问', number: '编号' },
};

export const simpler = simplerBy<Words>({ en, zh });
