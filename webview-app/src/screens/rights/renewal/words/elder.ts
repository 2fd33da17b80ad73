/** Lists simpler words of automatic renewal for the elder edition. */
import { promises } from '../../../../installation/promises.ts';
import { type Layer, simplerBy } from '../../../../messages/simpler.ts';
import type { RenewalWords } from './en.ts';

const notice = promises.noticeBeforeCharge ? '每次扣钱以前都告诉您' : undefined;

const en: Layer<RenewalWords> = {
  close: { on: 'Money is taken automatically', off: 'No money is taken automatically' },
  sign: {
    title: 'Pay again automatically',
    bankNote: 'You say yes on the next page, the page of your payment provider. No money is taken now',
  },
};

const zh: Layer<RenewalWords> = {
  close: {
    title: '不再自动扣钱',
    lead: '当初在哪里同意的，就在哪里关掉，只要一分钟',
    on: '现在会自动扣钱',
    off: '现在不会自动扣钱',
    offText: '不用关',
    unknown: '现在查不到会不会自动扣钱',
    unknownText: '您可以照下面的步骤做',
    check: '再查一次',
    stillOn: '现在还会自动扣钱',
    stillOnText: '刚关掉的，要等几分钟才查得到，请过一会儿再查',
    nowOff: '不会再自动扣钱了',
    nowOffText: '已经付过钱的服务，到期以前还能用',
    elsewhere: '在别的地方关',
    signedHere: '您在这里同意的',
    youAreHere: '您现在在这里',
  },
  sign: {
    title: '到期自动扣钱续上',
    lead: '服务到期时自动付钱接着用，随时可以关掉',
    effective: '从哪天开始',
    first: '第一次扣钱',
    atOnce: '开始用，也是第一次扣钱',
    next: '下一次扣钱',
    nextAfter: '再下一次扣钱',
    signedAt: '哪天同意的',
    contract: '自动扣钱的协议',
    stop: '怎么关掉',
    stopPoints: ['随时可以关掉，不收钱', ...(notice ? [notice] : []), '关掉以后，付过钱的服务到期以前还能用'],
    howToStop: '看怎么关掉',
    bankNote: '下一步到付款的页面上同意，现在不扣钱',
    nothingSigned: '没有办成',
    nothingSignedText: '您还没有同意就离开了，不会扣钱',
    waiting: '还没有办完',
    waitingText: '请到付款的页面上同意，同意以前不扣钱',
    check: '我已经同意了',
    stillWaiting: '还没有收到消息，请过一会儿再看',
    notOpened: '付款的页面打不开，没有办成，不会扣钱',
    bound: '已经办好了',
    boundText: '到期会自动扣钱续上，您不用再办',
    justBound: '办好了',
    justBoundText: notice,
    none: '没有可以自动续上的服务',
    noneText: '您现在没有这样的服务',
    unreadable: '协议现在打不开',
    unreadableText: '要先看协议才能办，请过一会儿再试。现在没有办，不会扣钱',
  },
};

export const simpler = simplerBy<RenewalWords>({ en, zh });
