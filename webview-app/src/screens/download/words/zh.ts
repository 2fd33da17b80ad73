import type { en } from './en.ts';

export const zh: typeof en = {
  pages: {
    app: { title: '一个App，管好全家健康', lead: '问医生、约体检、走路领奖励，随时在手边' },
    bd: { title: '合作专享，一站用好', lead: '您的专属服务与权益，打开App即可使用' },
    qy: { title: '在家就能问医生', lead: '文字、图片都能问，全家都能用' },
    'qy-page': { title: '走一走，健康金到手', lead: '步数换健康金，健康金换好物' },
    commodity: { title: '健康好物，用健康金换', lead: '走路攒健康金，换日常用得上的好物' },
    hz: { title: '您的健康福利已到', lead: '合作伙伴为您准备的服务，都在这个App里' },
    medical: { title: '用App更方便', lead: '打开更快，提醒及时，报告随时查看' },
  },
  benefits: {
    doctor: { title: '在线问医生', text: '文字、图片都能问' },
    checkup: { title: '预约体检', text: '就近选，日期自己定' },
    steps: { title: '步数换健康金', text: '手机自动计步' },
    shop: { title: '健康金换好物', text: '从体温计到优惠券' },
    card: { title: '我的权益', text: '剩余次数一目了然' },
    report: { title: '体检报告', text: '集中保存，专业解读' },
    reminders: { title: '预约提醒', text: '就诊前准时通知' },
    family: { title: '全家可用', text: '替爸妈预约和问诊' },
    policy: { title: '我的保单', text: '保障内容随时查看' },
  },
  partner: {
    title: '前往合作伙伴网站',
    text: '使用合作伙伴直接提供的服务',
    failed: '暂时无法打开合作伙伴网站，请重试',
  },
};
