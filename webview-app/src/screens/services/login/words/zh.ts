import type { en } from './en.ts';

export const zh: typeof en = {
  loginFor: '登录后可查看您的订单、体检和权益',
  loginTo: (page) => `登录后继续查看“${page}”`,
};
