/** Lists simpler words of value-added services for the elder edition. */
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  vas: {
    beginAskText: 'After that, you cannot cancel it',
    finishAskText: 'After that, you cannot open the service again',
    voucher: { text: 'Show it to the staff, or read it out to them' },
  },
};

const zh: Layer<Words> = {
  vas: {
    title: '另外的服务',
    orderTitle: '服务的订单',
    noneText: '可能过期了，也可能是别人的',
    givenBy: '谁来服务',
    toPay: '您要付',
    cost: '要付多少',
    paidFor: (company, price) => `不用付，${company}付了 ${price}`,
    orderStatus: '订单怎样了',
    soFar: '到了哪一步',
    more: '订单上的其他内容',
    ordered: '一共有人订了',
    idCardHint: '18 位，服务的地方会核对',
    mobileHint: '服务的地方会打这个电话',
    orderAsk: '就订这个吗？',
    receive: '领这个服务',
    insured: '谁用',
    validTo: '哪天以前用',
    again: '再订一次',
    statuses: { placed: '还没有领', received: '领到了', using: '正在用', used: '用完了' },
    statusTexts: {
      placed: '订好了，领了就能用',
      received: '随时可以开始用',
      using: '打开看看到哪一步了',
      used: '已经用完了，谢谢您',
      expired: '过了日子，没有用',
      cancelled: '订单取消了，没有用',
    },
    beginAsk: '现在就开始用吗？',
    beginAskText: '开始以后，就不能取消了',
    finishText: '服务做完了，请点这里确认',
    finishAsk: '服务做完了吗？',
    finishAskText: '点了以后，就不能再打开这个服务',
    cancelText: '开始用以前可以取消',
    cancelAsk: '要取消吗？',
    cancelAskText: '以后还可以再订',
    keep: '先不取消',
    voucher: {
      text: '用的时候给工作人员看，或者念给他听',
      notCopied: '没有复制成，请用笔记下来',
      finishAskText: '点了以后，这个券码就不能再用',
      cancel: '不要这个券码了',
      cancelText: '用掉的一次会还到健康卡上',
      cancelAsk: '不要这个券码了吗？',
      cancelAskText: '券码不能再用，用掉的一次会还到健康卡上',
    },
  },
};

export const simpler = simplerBy<Words>({ en, zh });
