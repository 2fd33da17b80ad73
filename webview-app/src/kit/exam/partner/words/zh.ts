import type { en } from './en.ts';

/** Chinese words of a checkup that a business partner pays for. */
export const zh: typeof en = {
  pays: (company) => `本次体检由${company}付费`,
  paysText: '套餐内项目您无需支付任何费用',
  periodIs: (from, to) => `可约日期：${from} 至 ${to}`,
  included: '套餐包含',
  items: (count) => `${count} 项`,
  notes: '提示、机构与咨询',
  call: (company) => `${company}体检专线`,
  institutions: '先看看体检机构',
  institutionsText: '按城市查看地址和距离',
  addOns: '需要加做项目吗？',
  addOnsText: '按需选择，此处无需付款',
  companyPays: '同样由企业付费',
  onTheDay: '到检当天在机构支付',
  paidBy: '付费方',
  period: '体检期',
  chosen: '加做项目',
  orderNo: '订单编号',
  detail: '预约详情',
  prepare: '体检须知',
  prepareText: '饮食安排与携带物品',
  toList: '查看我的体检',
  toOrder: '查看本次体检',
  titles: { unpaid: '服务未生效', cancelled: '服务已结束' },
  texts: {
    paid: '企业已为您安排好体检，请选择方便的日期',
    unpaid: '企业尚未开通此服务，详情请咨询体检专线',
    cancelled: '此服务已不能预约，详情请咨询企业体检专线',
    noService: '本服务的次数已用完',
  },
};
