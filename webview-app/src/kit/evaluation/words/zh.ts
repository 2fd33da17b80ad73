import type { EvaluationWords } from './index.ts';

/** Chinese words of ratings. */
export const zh: EvaluationWords = {
  none: '没有找到该服务',
  noneText: '链接可能已过期，或订单属于其他账号',
  home: '查看全部服务',
  closed: '暂时无法评价',
  meanings: ['很差', '较差', '一般', '满意', '非常满意'],
  reward: (coins) => `完成评价可得 ${coins} 健康金`,
  choose: '请至少选择一项',
  starsFirst: '请先选择星级',
  chooseStars: '请选择星级',
  chooseOne: '请选择一项',
  write: '请写几句话',
  anonymous: '匿名评价',
  submit: '提交评价',
  thanks: '感谢您的评价',
  thanksText: '您的评价会帮助更多人选择，也帮助我们改进',
  earned: (coins) => `+${coins} 健康金`,
  see: '查看我的评价',
  yours: '我的评价',
  ratedOn: (day) => `${day}评价`,
  withoutName: (given) => `${given}，匿名`,
  reply: '客服回复',
  repliedOn: (day) => `${day}回复`,
  ratedBefore: '您已评价过，以下是您的评价',
  back: { order: '查看订单', consultations: '问诊记录' },
};
