import type { en } from './en.ts';

export const zh: typeof en = {
  title: '我的体检',
  tabs: '体检分类',
  names: {
    active: (count: string) => `进行中 ${count}`.trim(),
    done: (count: string) => `已完成 ${count}`.trim(),
    closed: (count: string) => `已关闭 ${count}`.trim(),
  },
  none: {
    active: '没有进行中的体检',
    done: '还没有完成的体检',
    closed: '没有已关闭的订单',
  },
  noneText: '您购买的套餐和获赠的体检都会显示在这里',
  toPackages: '查看全部套餐',
  ordered: (day: string) => `下单日期：${day}`,
  received: (day: string) => `领取日期：${day}`,
  forWhom: (name: string) => `体检人：${name}`,
  past: '日期已过',
  stored: { booked: '已预约', used: '已完成', cancelled: '已关闭', noService: '已用完' },
  next: { unpaid: '去支付', paid: '去预约', booked: '查看预约' },
  report: '查看报告',
  given: '阳性康复后获赠的免费体检',
  activate: '立即激活',
  activateTitle: '激活这次体检？',
  activateText: '体检免费，激活后即可选择机构和日期',
  later: '暂不激活',
};
