/** Lists simpler words of the walking page for the elder edition. */
import { type Layer, simplerBy } from '../../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;

const en: Layer<Words> = {
  guide: {
    1: 'Tap a circle, and your steps become coins',
    4: 'Come back every day. The more days in a row, the more coins you get',
  },
  failedSteps: { text: 'These are the steps we saw last time' },
  off: { refused: 'You said no. You can change this in the settings of your phone' },
};

const zh: Layer<Words> = {
  gainedSteps: (steps) => `${steps} 步，还没有换`,
  nothingMore: '这一份您已经领过了',
  failed: '没有办成，请再点一次',
  bubbles: { label: '还没有领的健康金', task: '送的步数' },
  exchange: { note: (steps) => `今天还有 ${steps} 步可以换，送您的步数也算在内` },
  guide: {
    1: '点一下圆圈，走的步数就换成健康金',
    2: '有送您的步数，点一下就换成健康金',
    3: '有步数可以领了，一天可以领好几次',
    4: '每天点一次“签到”，连着来的天数越多，得的健康金越多',
    5: '先选一个奖品，从现在起走的每一步都算',
  },
  signIn: { begin: '连着来 7 天，再从头算', states: { todo: '还没到' } },
  task: { title: '到时间就能领的步数', next: '还要等' },
  prize: {
    title: '走路得奖品',
    wonAtOnce: (steps) => `要走 ${steps} 步：您已经走够了，选它马上就能得到，选了不能换`,
  },
  closed: { overText: '您的健康金还能用，可以接着换东西', beforeText: (from) => `${from}开始，现在可以先看步数` },
  noSteps: {
    title: '请在App里记步数',
    text: '手机走了多少步，只有App能看到。请在App里打开这一页。您已有的健康金都还在',
  },
  failedSteps: { title: '现在看不到手机的步数', text: '下面是上次看到的步数' },
  off: {
    title: '还没有让App看步数',
    text: '您同意后，走的步数就能换成健康金',
    button: '同意看步数',
    refused: '您没有同意。以后可以在手机的“设置”里打开',
  },
};

export const simpler = simplerBy<Words>({ en, zh });
