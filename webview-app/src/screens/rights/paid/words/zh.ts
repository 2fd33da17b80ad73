import { promises } from '../../../../installation/promises.ts';
import type { PaidWords } from './en.ts';

const minutes = promises.cardInMinutes ? '，一般几分钟内完成' : '';

export const zh: PaidWords = {
  title: '健康卡',
  count: (count) => `已有 ${count} 人开卡`,
  price: (months) => `/ ${months} 个月`,
  includedServices: '卡内权益',
  servicesMissing: '权益内容加载失败',
  unlimited: '不限次',
  times: (count) => `${count} 次`,
  rules: '查看完整权益规则',
  rulesText: '开卡条件、有效期与退款说明',
  payNow: '立即支付',
  priceMissing: '价格加载失败',
  own: {
    title: '您已有健康卡',
    until: (date) => `有效期至 ${date}，无需重复购买`,
    toMine: '使用我的健康卡',
  },
  pending: {
    title: '正在为您开卡',
    text: `已支付成功，系统会自动开卡${minutes}`,
    toOrder: '查看开卡进度',
  },
  over: (date) => `您的上一张健康卡已于 ${date}到期，新卡自今日起生效`,
  waiting: '订单已为您保留，尚未扣款',
  ended: {
    title: '健康卡暂停办理',
    text: '重新开放前，您可以先领取免费权益',
    toFree: '查看免费权益',
  },
  success: {
    result: '开通结果',
    title: '健康卡已开通',
    text: '以下权益即刻可用',
    paid: '支付成功，正在开卡',
    paidText: `系统会自动开卡${minutes}，您可以先离开此页面`,
    refunded: '已退款',
    refundedText: '款项按原支付方式退回',
    checkAgain: '刷新状态',
    uses: '从这里开始',
    usesText: '点击任一服务，开始第一次使用',
    toMine: '我的权益',
    toCard: '我的健康卡',
    toProduct: '返回健康卡',
    order: '订单号',
    paidFen: '实付金额',
    amount: '应付金额',
    item: '商品',
  },
};
