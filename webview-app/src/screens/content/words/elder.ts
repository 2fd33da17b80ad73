/** Lists simpler words of the articles, static pages and reports for the elder edition. */
import { promises } from '../../../installation/promises.ts';
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { en as standard } from './en.ts';

type Words = typeof standard;
const { reportDays } = promises;

const en: Layer<Words> = {
  report: {
    normal: 'Usual range',
    allInRange: 'All values are in the usual range',
  },
};

const zh: Layer<Words> = {
  document: { noneText: '这一页没有了，客服可以帮您找' },
  myData: {
    text: '这个手机上记着您的这些东西。别人用这个手机看不到，退出登录就没有了',
    kinds: {
      drafts: '写了一半的和没有发出去的',
      parcel: '上次寄东西的地址',
      choices: '您选过的',
      visits: '您看过和找过的',
      copies: '没有网时用的',
      other: '别的记录',
    },
    copied: '这里存不了文件，内容已经复制，请贴到您要放的地方',
    failed: '没有存成，请换一个浏览器试试',
    question: '把手机上记的都删掉？',
    deletedData: '写了一半的、选过的、存下的报告都会删掉，找不回来。下次买东西时，会再请您同意协议。',
    notDeleted: '您还是登录着。订单和预约都还在。',
  },
  articles: {
    toEarn: (coins, seconds) => `看 ${seconds} 秒，看到最后，得 ${coins} 健康金`,
    notEarned: '健康金还没有给到',
  },
  report: {
    noneText: '可能过期了，也可能是别人的报告',
    later: '报告还没有出来',
    laterText: reportDays ? `体检以后大约 ${reportDays} 个工作日出报告` : '请过些日子再来看',
    brokenText: '文件可能坏了，请再试一次，或者找客服再要一份',
    locked: '报告要密码才能看',
    expiredText: '请再点一次',
    noViewer: '报告没有打开',
    noViewerText: '请看看网络，再点一次',
    findings: (count) => `有 ${count} 项要注意`,
    normal: '一般在',
    marks: { high: '高了', low: '低了' },
    allInRange: '每一项都在一般的范围里',
    askText: '让医生看看，听听怎么办',
  },
};

export const simpler = simplerBy<Words>({ en, zh });
