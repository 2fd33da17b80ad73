import type { en } from './en.ts';

/** Chinese words of the entry pages. */
export const zh: typeof en = {
  home: {
    title: '健康服务',
    hello: '您好',
    visitor: '登录后查看您的服务',
    logout: '退出登录',
    loginFor: '登录后将回到您刚才的页面',
    hero: {
      title: '您的健康权益卡',
      text: '看医生、做体检，一卡都有',
      button: '去领取',
    },
    groups: { mine: '我的', healthy: '健康生活', more: '更多' },
    offers: {
      packages: { title: '体检', text: '适合各年龄的套餐' },
      doctor: { title: '问医生', text: '图文在线咨询' },
      card: { title: '权益卡', text: '一张卡享多项权益' },
      steps: { title: '走路', text: '步数兑换健康金' },
      checkups: { title: '我的体检', text: '预约与报告' },
      records: { title: '问诊记录', text: '医生给您的建议' },
      services: { title: '当前服务', text: '现在可使用的服务' },
      orders: { title: '我的医疗订单', text: '已付、待付与退款' },
      rights: { title: '我的权益', text: '您的卡包含的权益' },
      assessment: { title: '健康测评', text: '几个问题，一份报告' },
      articles: { title: '健康科普', text: '医生审核的文章' },
      invite: { title: '邀请好友', text: '健康要一起分享' },
      pullNew: { title: '拉新有礼', text: '双方都有礼品' },
      download: { title: '下载App', text: '所有服务在一处' },
    },
  },
};
