/** Lists simpler words of the consultation pages for the elder edition. */
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { AreaWords } from './en.ts';

const en: Layer<AreaWords> = {
  online: { nothingFitsText: 'Try other words, or ask a doctor at once' },
  service: { noneText: 'You can look at the doctors. To ask one, you first need a service' },
};

const zh: Layer<AreaWords> = {
  online: {
    search: '写下哪里不舒服',
    nothingFits: (content) => `没有找到和“${content}”有关的科`,
    nothingFitsText: '换个说法试试，或者直接问医生',
    matchingDepartments: '您可以看这些科',
    matches: '因为您写了：',
    hot: '大家常看的科',
    notes: '问医生以前请看一下',
  },
  quick: {
    title: '马上问医生',
    department: (name) => `${name}的医生回答您`,
    nobody: '现在没有医生在。您先问，哪位医生先来就由他回答',
    ask: '现在就问',
    choose: '请先在上面选一项服务',
  },
  service: {
    choose: '用哪一项服务来问？',
    timesLeft: (remaining) => `还能问 ${remaining} 次`,
    always: '什么时候都能用',
    usedUp: '您的次数用完了',
    none: '您现在没有可以问医生的服务',
    noneText: '可以先看看医生。要问医生，先要买一项服务',
    left: (remaining, total) => `还能问 ${remaining} 次，一共 ${total} 次`,
    open: '接着问',
    unknownText: '可能过期了，也可能是别人的',
  },
  list: {
    sorts: ['我们推荐的', '大家最满意的', '看过的人最多的', '便宜的在前', '贵的在前'],
    filterWith: (count) => `挑了 ${count} 样`,
    chosen: '您挑了',
    doctorTitle: '哪一级的医生',
    any: '都可以',
    clear: '都不挑了',
    none: '这个科现在没有医生',
    noneText: '可以看别的科，或者马上问医生',
    nothingFits: '没有这样的医生',
    nothingFitsText: '少挑几样，医生就多了',
  },
  detail: { title: '写字、发照片问医生', open: '正在问的', past: '以前问过的', askNew: '再问一个问题' },
  doctor: {
    noneText: '可能过期了，也可能这位医生不看了',
    online: '现在可以问',
    unavailable: '现在不在',
    facts: '看病的情况',
    consultations: '看过的人',
    reply: '多久回答',
    free: (time) => `${time} 再来`,
    reviews: '病人怎么说',
    rules: '问医生以前请看一下',
    ask: '问这位医生',
    useService: (name, remaining) => `用${name}，还能问 ${remaining} 次`,
    noService: '买了可以问医生的服务，就能问',
  },
};

export const simpler = simplerBy<AreaWords>({ en, zh });
