import type { en } from './en.ts';

/** Chinese words of the picture viewer. */
export const zh: typeof en = {
  title: '图片',
  previous: '上一张',
  next: '下一张',
  larger: '放大',
  smaller: '缩小',
  percent: (percent) => `${percent}%`,
};
