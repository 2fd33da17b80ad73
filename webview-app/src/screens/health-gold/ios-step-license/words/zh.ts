import { numberText } from '../../../../messages/number-text.ts';
import type { en } from './en.ts';

export const zh: typeof en = {
  title: '开启步数授权',
  lead: '让您走的每一步都变成健康金',
  worth: {
    day: '一天走',
    steps: (steps) => `${numberText(steps)} 步`,
    become: '可以换',
    coins: (coins) => `${numberText(coins)} 健康金`,
  },
  points: [
    { title: '只读取步数', text: '只读取每天的步数，不读取位置、路线' },
    { title: '只用于换健康金', text: '步数仅用于本活动，只有您自己能看到' },
    { title: '随时可以关闭', text: '在手机设置中即可取消授权' },
  ],
  allow: '允许',
  later: '暂不开启',
  failed: '手机没有响应，请再试一次',
  off: {
    title: '步数授权未开启',
    lead: '系统只询问一次，请在手机设置中开启',
    how: '开启方法',
    steps: [
      '打开 iPhone 的“设置”',
      '进入“隐私与安全性”，点“运动与健身”',
      '打开“健身跟踪”，再打开下方列表中的本应用',
      '回到本页',
    ],
    again: '我已开启',
    still: '还没有开启，请检查这两个开关',
  },
  on: {
    title: '计步已开启',
    text: '从现在起，步数可以换健康金',
    button: '开始走路',
  },
  none: {
    title: '当前版本不支持计步',
    text: '更新App后即可用步数换健康金',
    button: '返回活动',
  },
};
