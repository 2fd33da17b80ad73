import type { OrderWords } from './en.ts';

export const zh: OrderWords = {
  title: '我的医疗订单',
  search: '搜索我的订单',
  tabs: '订单分类',
  names: { all: '全部', active: '使用中', unpaid: '待支付', done: '已完成', closed: '已关闭' },
  kinds: { checkup: '体检', service: '服务', consultation: '问诊', card: '健康卡' },
  none: {
    all: '还没有订单',
    active: '没有使用中的订单',
    unpaid: '没有待支付的订单',
    done: '还没有完成的订单',
    closed: '没有已关闭的订单',
  },
  noneText: '您的体检、服务和问诊订单都会显示在这里',
  toPackages: '查看体检套餐',
  stored: { booked: '已预约', used: '已完成', cancelled: '已关闭', noService: '已用完' },
  report: '查看报告',
  pay: '去支付',
  share: {
    button: '分享给好友',
    shared: '已分享',
    copied: '链接已复制，好友只能看到服务介绍',
    copyFailed: '链接复制失败，请手动复制：',
    byMenu: '请点击右上角菜单，发送给好友',
  },
};
