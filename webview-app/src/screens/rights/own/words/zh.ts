import type { en } from './en.ts';

/** Chinese words of the rights and the card that a person has. */
export const zh: typeof en = {
  rights: {
    title: '我的权益',
    states: '按状态查看权益',
    state: { unused: '可使用', upcoming: '待生效', used: '已用完', expired: '已过期' },
    none: {
      unused: '暂无可使用的权益',
      upcoming: '暂无待生效的权益',
      used: '还没有用完的权益',
      expired: '没有过期的权益',
    },
    noneText: '点击上方数字，查看其他权益',
    nothing: '您还没有权益',
    nothingText: '领取一次，全年可用',
    claim: '去领取权益',
    use: '去使用',
    useOf: (name) => `去使用：${name}`,
    goods: '为您推荐',
  },
  right: {
    left: (left, total) => `剩 ${left}/${total} 次`,
    unlimited: '不限次',
    until: (date) => `${date} 前有效`,
    from: (date) => `${date} 起可用`,
    endedOn: (date) => `已于 ${date} 过期`,
    usedUp: '已用完',
  },
  visitor: {
    items: '权益内容',
    worth: (money) => `每年价值 ${money}`,
    text: '登录后查看您已有的权益',
    logIn: '登录查看我的权益',
  },
};
