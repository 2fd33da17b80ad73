import type { en } from './en.ts';

export const zh: typeof en = {
  book: {
    notes: '预约须知',
    science: '体检须知',
    scienceText: '饮食准备与需携带的物品',
  },
  state: {
    titles: {
      unpaid: '等待支付',
      cancelled: '订单已关闭',
      refunded: '订单已退回',
    },
    texts: {
      unpaid: '此订单尚未支付，可前往套餐页面继续',
      paid: '本次体检免费，请选择合适的日期预约',
      cancelled: '此订单不能再预约，可选择其他套餐',
      refunded: '本次体检已退回，可选择其他套餐',
    },
    ordered: '已下单',
    toPay: '支付',
    received: '已领取',
    closed: '已关闭',
    returned: '已退回',
    detail: '预约详情',
    detailText: '体检人、时间和地点',
    nextSteps: '查看后续服务',
    toPackage: '去支付',
  },
  facts: {
    package: '套餐',
    orderNo: '订单号',
    price: '费用',
    free: '免费',
    orderedAt: '下单时间',
    receivedAt: '领取时间',
    usedOn: '使用日期',
    usedAt: '体检机构',
  },
  none: {
    order: '查看此订单',
    orderText: '体检记录与报告',
    others: '查看全部套餐',
  },
};
