/**
 * Defines the words of controls that only some screens use. Both languages are in one small file, loaded with the first such control
 * instead of with every page.
 */

import { useLanguage } from './index.ts';
import type { Language } from './language.ts';

const countOf = (count: number, singular: string) => `${count} ${singular}${count === 1 ? '' : 's'}`;

const en = {
  chart: {
    goal: (value: string) => `Goal ${value}`,
    reached: 'goal reached',
    summary: (label: string, reached: number, of: number) => `${label}: goal reached ${reached} of ${of} times`,
  },
  gauge: { here: 'Your result' },
  countdown: {
    days: (count: number) => countOf(count, 'day'),
    hours: (count: number) => countOf(count, 'hour'),
    minutes: (count: number) => countOf(count, 'minute'),
    seconds: (count: number) => countOf(count, 'second'),
    atMost: (time: string) => `At most ${time} left`,
    over: 'Time is up',
  },
  stars: { of: (value: string, most: number) => `${value} of ${most} stars` },
  upload: {
    add: 'Add a picture',
    count: (used: number, most: number) => `${used} of ${most}`,
    picture: (number: number) => `Picture ${number}`,
    waiting: 'Waiting',
    uploading: 'Uploading',
    failed: 'Not uploaded',
    retry: (picture: string) => `Upload again: ${picture}`,
    remove: (picture: string) => `Remove: ${picture}`,
  },
  agreement: {
    lead: 'I have read and agree to ',
    between: ', ',
    last: ' and ',
    name: (title: string) => title,
    missing: 'Please read this and tick the box to go on',
  },
  pull: {
    refresh: 'Refresh the list',
    busy: 'Refreshing',
    done: 'The list is up to date',
    failed: 'Could not refresh the list',
  },
  viewer: {
    title: 'Picture',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Larger',
    smaller: 'Smaller',
    percent: (percent: number) => `${percent}%`,
  },
  picture: {
    open: (picture: string) => `${picture}: view larger`,
    position: (position: number, of: number) => `Picture ${position} of ${of}`,
  },
  step: {
    of: (position: number, of: number) => `Step ${position} of ${of}`,
    done: 'Done',
    now: 'Now',
    later: 'Later',
    failed: 'Not done',
  },
  characters: (used: number, most: number) => `${used} of ${most} characters`,
  metres: (metres: number) => `${metres} m`,
  kilometres: (kilometres: string) => `${kilometres} km`,
  bubble: { own: 'You', sending: 'Sending', failed: 'Not sent', retry: 'Send again' },
  loadMore: { more: 'Show more', failed: 'Couldn’t load more', end: 'That’s all' },
  found: (count: number) => countOf(count, 'result'),
};

type ControlWords = typeof en;

const zh: ControlWords = {
  chart: {
    goal: (value) => `目标 ${value}`,
    reached: '已达标',
    summary: (label, reached, of) => `${label}：${of} 次中 ${reached} 次达标`,
  },
  gauge: { here: '您的结果' },
  countdown: {
    days: (count) => `${count}天`,
    hours: (count) => `${count}小时`,
    minutes: (count) => `${count}分钟`,
    seconds: (count) => `${count}秒`,
    atMost: (time) => `剩余不超过${time}`,
    over: '时间已到',
  },
  stars: { of: (value, most) => `${value} 星，满分 ${most} 星` },
  upload: {
    add: '添加图片',
    count: (used, most) => `${used}/${most}`,
    picture: (number) => `图片 ${number}`,
    waiting: '等待上传',
    uploading: '上传中',
    failed: '上传失败',
    retry: (picture) => `重新上传：${picture}`,
    remove: (picture) => `删除：${picture}`,
  },
  agreement: {
    lead: '我已阅读并同意',
    between: '、',
    last: '和',
    name: (title) => `《${title}》`,
    missing: '请先阅读并勾选同意',
  },
  pull: { refresh: '刷新列表', busy: '正在刷新', done: '列表已更新', failed: '列表刷新失败' },
  viewer: {
    title: '图片',
    previous: '上一张',
    next: '下一张',
    larger: '放大',
    smaller: '缩小',
    percent: (percent) => `${percent}%`,
  },
  picture: {
    open: (picture) => `${picture}：查看大图`,
    position: (position, of) => `第 ${position} 张，共 ${of} 张`,
  },
  step: {
    of: (position, of) => `第 ${position} 步，共 ${of} 步`,
    done: '已完成',
    now: '进行中',
    later: '未开始',
    failed: '未完成',
  },
  characters: (used, most) => `已输入 ${used} 字，最多 ${most} 字`,
  metres: (metres) => `${metres} 米`,
  kilometres: (kilometres) => `${kilometres} 公里`,
  bubble: { own: '我', sending: '发送中', failed: '发送失败', retry: '重新发送' },
  loadMore: { more: '查看更多', failed: '加载失败', end: '没有更多了' },
  found: (count) => `找到 ${count} 条结果`,
};

/** Both languages, exported for the check of the words. */
export const controlWords: Readonly<Record<Language, ControlWords>> = { en, zh };

/** Returns the words of controls in the current language, and renders again when it changes. */
export function useControlWords(): ControlWords {
  return controlWords[useLanguage()];
}
