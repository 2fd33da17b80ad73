import type { ValidityWords } from './en.ts';

export const zh: ValidityWords = {
  label: '有效期至',
  ended: '结束日期',
  until: (day) => `有效期至 ${day}`,
  endedOn: (day) => `已于 ${day}结束`,
  left: (days) => (days === 0 ? '今天到期' : `还剩 ${days} 天`),
  over: '已过期',
};
