/**
 * The descriptions of the pages that a visitor may open, for search engines and link previews. Both languages are in one file, as it loads
 * after the first page and no page waits for it. All other pages have the description of the entry page, as in `index.html`.
 */
import { description } from '../installation/description.ts';
import { name } from '../installation/name.ts';
import type { Language } from '../messages/language.ts';
import type { RouteId } from '../routes.ts';
import { hasOwnApp } from '../rules/has-own-app.ts';

const getApp = {
  en: 'Get our app: book checkups, ask a doctor, collect steps and keep your benefits in one place on your phone.',
  zh: `下载${name.zh}App：体检预约、医生问诊、步数奖励和健康权益，一部手机就能管好。`,
};
const article = {
  en: 'Health knowledge written for everyone: what helps, what to watch for, and when to see a doctor.',
  zh: '通俗易懂的健康科普：怎么做有益健康、要留意什么、什么时候该看医生。',
};
const claim = {
  en: 'See the health benefits that are waiting for you, from checkups to doctor consultations, and claim them online.',
  zh: '查看可领取的健康权益，包括体检、问诊等服务，在线即可领取。',
};
const claimPaid = {
  en: 'Choose a package of health benefits, see what it includes and what it costs, and claim it online.',
  zh: '选择付费健康权益，了解包含的服务与价格，在线即可领取。',
};
const miniProgram = {
  en: `Open ${name.en} in a WeChat mini-program.`,
  zh: `在微信小程序中打开${name.zh}，体检、问诊等服务一键直达。`,
};

type Text = Readonly<Record<Language, string>>;

const descriptions: Readonly<Partial<Record<RouteId, Text>>> & { readonly 'home.main': Text } = {
  'home.main': description,
  'services.login': {
    en: 'Log in to go on with a service that was opened for you.',
    zh: '登录后即可继续使用为您开通的服务。',
  },
  'services.share': {
    en: 'Someone shared a service with you: see what it offers and how to use it.',
    zh: '好友向您分享了一项服务，查看服务内容和使用方法。',
  },
  ...(hasOwnApp && {
    'download.app': getApp,
    'download.bd': getApp,
    'download.qy': getApp,
    'download.qy-page': getApp,
    'download.commodity': getApp,
    'download.hz': getApp,
    'download.medical': getApp,
  }),
  'checkup.sale': {
    en: 'What this checkup includes, what it costs and where it can be done. Buy online, then choose the place and the day.',
    zh: '了解体检套餐的项目、价格与可预约机构，在线购买后即可选择机构和日期。',
  },
  'checkup.package-list': {
    en: 'Compare checkups for women, men, parents and office workers by their items and prices, and book online.',
    zh: '按人群、项目和价格挑选体检套餐，在线购买并预约体检机构和日期。',
  },
  'checkup.landing-entry': {
    en: 'See the current checkup offers and book online.',
    zh: '查看正在进行的体检优惠活动，在线即可预约。',
  },
  'checkup.landing': {
    en: 'A checkup at a special price: what it includes, where it can be done, and how to book.',
    zh: '体检优惠活动：了解套餐项目、可预约机构和预约方法。',
  },
  'campaign.pull-new': {
    en: `Invite friends to ${name.en} and choose a gift for each one who joins.`,
    zh: `邀请好友加入${name.zh}，好友加入后即可挑选礼品。`,
  },
  'content.science': article,
  'content.science-new': article,
  'content.article': article,
  'content.science-list': {
    en: 'Articles on nutrition, sleep, exercise and common illnesses, chosen by health professionals.',
    zh: '饮食、睡眠、运动与常见疾病等健康科普文章，由专业团队精选。',
  },
  'content.static': {
    en: `Terms, privacy and other information about ${name.en}.`,
    zh: `${name.zh}的服务协议、隐私政策等说明。`,
  },
  'content.pdf': {
    en: 'Read a checkup report on your phone, page by page.',
    zh: '在手机上逐页查看体检报告。',
  },
  'rights.claim': claim,
  'rights.claim-version': claim,
  'rights.claim-paid': claimPaid,
  'rights.claim-paid-version': claimPaid,
  'rights.claim-paid-rule': {
    en: 'The rules of paid health benefits: who can claim them, how long they last and how refunds work.',
    zh: '付费健康权益的领取条件、有效期与退款规则。',
  },
  'rights.user-rights': {
    en: 'The health benefits of a membership: which services it includes and how to use each one.',
    zh: '了解会员健康权益包含的服务，以及每项服务的使用方法。',
  },
  'rights.user-rights-paid': {
    en: 'Paid health benefits: which services they include, how to use each one and how long it lasts.',
    zh: '了解付费健康权益包含的服务、使用方法和有效期。',
  },
  'hand-off.open-minapp': miniProgram,
  'hand-off.open-minapp-new': miniProgram,
  'support.error': {
    en: 'This page could not be opened. Go back to the home page and try again.',
    zh: '页面暂时无法打开，请返回首页后重试。',
  },
};

export const descriptionOf = (id: RouteId | undefined, language: Language): string =>
  ((id && descriptions[id]) ?? descriptions['home.main'])[language];

/** The ids of the pages with their own description. */
export const described: readonly string[] = Object.keys(descriptions);
