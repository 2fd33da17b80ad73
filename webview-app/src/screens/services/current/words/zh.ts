import type { ServiceWords } from './en.ts';

export const zh: ServiceWords = {
  title: '当前服务',
  lead: '正在为您服务的保障与权益',
  days: (count, day) => (count === 1 ? '今天是我们守护您的第一天' : `已守护您 ${count} 天（自 ${day}起）`),
  partFailed: (title) => `${title}加载失败`,
  tips: {
    title: '最新提醒',
    all: (count) => `查看全部 ${count} 条`,
    newLabel: '新',
    close: (title) => `关闭：${title}`,
  },
  backlog: '待办事项',
  insurance: {
    title: '短期保险',
    states: { active: '您的保险正在保障中', renewable: '您的保险即将到期', expired: '您的保险已到期' },
    until: (name, day, status) => {
      if (!day) return name;
      return status === 'expired' ? `${name}，已于 ${day}到期` : `${name}，保障至 ${day}`;
    },
    renew: '去续保',
  },
  package: {
    title: '企业权益包',
    asking: '正在向合作机构查询您的企业权益，可能需要半分钟',
    slow: '查询时间比平时长，您可以先使用其他服务',
    from: (company, period) => `${company}提供，${period}`,
    agreeFirst: '同意协议后，即可使用以下服务',
    agree: '同意并开通',
    notOpened: '协议暂时无法打开，请重试',
    unreadable: '暂时无法同意协议',
    unreadableText: (titles) => `${titles.map((title) => `《${title}》`).join('、')}暂时无法打开，请稍后再试`,
    noteGap: '；',
    states: { locked: '待开通', used: '已用完', expired: '已过期' },
  },
  policies: {
    title: '我的保单',
    states: { active: '保障中', waiting: '待生效', expired: '已到期' },
    ended: (count) => `${count} 份保单已到期`,
    cover: (yuan) => (yuan >= 10_000 ? `保额 ${yuan / 10_000} 万元` : `保额 ${yuan} 元`),
  },
  rights: {
    title: '保单权益',
    sourceTitle: (source) => `${source}\u00a0· 权益`,
    unlimited: '不限次',
    left: (count) => `剩余 ${count} 次`,
  },
  records: { title: '我的记录', orders: '我的医疗订单', checkups: '我的体检与报告', talks: '我的问诊' },
  none: {
    title: '还没有使用中的服务',
    text: '您的保单、权益包和服务会显示在这里，可以先从这些开始',
    card: '健康权益卡',
    cardText: '免费领取，一步完成',
    checkup: '体检套餐',
    checkupText: '选套餐、选机构、约日期',
    doctor: '在线问医生',
    doctorText: '文字和图片咨询',
  },
};
