import type { en } from './en.ts';

export const zh: typeof en = {
  stock: { title: '限量兑换' },
};
