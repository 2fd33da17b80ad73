import type { en } from './en.ts';

export const zh: typeof en = {
  guarantee: { title: '健康保障' },
};
