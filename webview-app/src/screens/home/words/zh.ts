import { name } from '../../../installation/name.ts';
import type { en } from './en.ts';

export const zh: typeof en = {
  home: {
    title: name.zh,
    hello: '您好',
    claim: '体检、问诊、权益，一站式安排',
    visitor: '登录后查看您的服务',
    privacy: '隐私与我的数据',
    logout: '退出登录',
    search: '搜套餐、医生',
    gifts: '优惠与礼品',
    giftsText: (count) => `${count} 项可参与`,
    banners: '推荐',
    groups: '服务分类',
    all: '全部',
  },
};
