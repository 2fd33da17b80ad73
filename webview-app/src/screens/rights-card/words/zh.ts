import type { en } from './en.ts';

/** Chinese words of the pages of the rights card. */
export const zh: typeof en = {
  claim: {
    title: '领取健康权益卡',
    lead: '一步领取，畅享健康服务',
    gives: '卡内权益',
    rules: '使用规则',
    claimed: (count) => `已有 ${count} 人领取`,
    validFor: (months) => (months === 12 ? '有效期一年' : `有效期 ${months} 个月`),
    free: '免费领取',
    button: '领取权益卡',
    nothing: '现在和以后都不收取费用',
  },
  gift: {
    from: '送给您的礼物',
    text: '愿您健康，请收下这张权益卡',
    button: '收下权益卡',
  },
  success: {
    pageTitle: '健康权益卡',
    title: '领取成功',
    text: '您的权益即刻可用',
    next: '马上使用',
    button: '查看我的权益卡',
    noneTitle: '还没有领取权益卡',
    noneText: '请先领取，只需一步',
    toClaim: '去领取',
  },
  own: {
    title: '您已领取此卡',
    text: '每人一张，这张是您的',
    rights: '我的权益',
    cardNo: '卡号',
    holder: '持卡人',
    since: '领取时间',
    valid: '有效期',
    until: (date) => `有效期至 ${date}`,
    button: '查看体检套餐',
  },
  right: {
    unlimited: '不限次',
    times: (count) => `${count} 次`,
    left: (left) => `剩余 ${left} 次`,
    used: '已用完',
  },
};
