/**
 * Defines the texts of the lazy-loaded parts of the app around the pages: skip link, login dialog, question about the account,
 * closed customer service, stored personal values, the customer of an administrator, and rare errors. No page waits for them.
 */

import { name } from '../installation/name.ts';
import { service } from '../installation/service.ts';
import { slogan } from '../installation/slogan.ts';
import { isElder } from './edition.ts';
import { elderLaterWords } from './elder-later.ts';
import { currentLanguage, type Language, useLanguage } from './index.ts';
import { en, type LaterWords } from './later-words-en.ts';
import { simplerBy } from './simpler.ts';

const zh: LaterWords = {
  skip: '到正文',
  serviceClosed: {
    title: '客服暂时不在线',
    unreachable: '暂时无法打开客服',
    text: service.hours
      ? `人工客服时间为每日 ${service.hours}，您可以先在公众号留言，我们会尽快回复`
      : '您可以在公众号留言',
    qrcode: '公众号二维码',
    scan: '长按识别或扫码留言',
  },
  login: {
    title: '验证手机号',
    reason: '为保障您的服务和订单安全，请先验证',
    bindTitle: '绑定手机号',
    bindReason: '使用此服务需要绑定手机号',
    phone: '手机号',
    phonePlaceholder: '请输入手机号',
    submit: '验证手机号',
    consent: { lead: '我已阅读并同意', terms: '服务协议', privacy: '隐私政策' },
    losesTyped: '现在离开，本页填写的内容会丢失。如仍要离开，请再返回一次',
    noCodeHint: '没收到验证码？请拨打客服电话',
    quick: '本机号码一键验证',
    useCode: '使用验证码',
  },
  loginUnfinished: {
    title: '登录未完成',
    text: '请再试一次，或用手机号登录',
    byPhone: '用手机号登录',
    without: '暂不登录，先看看',
  },
  loggedIn: (mobile) => `已登录 ${mobile}`.trim(),
  otherAccount: {
    title: '要切换账号吗？',
    text: '此链接会登录另一个账号，可能不是您本人的。如不清楚链接来源，请勿切换',
    keep: '保持当前账号',
    use: '切换账号',
  },
  accountByLink: {
    title: '这是您的账号吗？',
    text: (name, mobile) =>
      `您打开的链接登录了 ${name}${mobile && `（${mobile}）`} 的账号，接下来提交的内容将保存在该账号中`,
    mine: '是我的，继续',
    notMine: '不是我',
  },
  changedState: {
    title: '信息已有变化',
    again: '尚未提交。是否按最新信息继续？',
    impossible: '本次操作未提交，页面将显示最新信息',
    confirm: '继续',
    cancel: '暂不继续',
    changed: '已变更',
    fromTo: (previous, now) => `原为 ${previous}，现为 ${now}`,
    nowOnly: (now) => `现为 ${now}`,
    labels: {
      seenDate: '日期',
      seenUnitId: '机构',
      seenPerson: '使用人',
      seenIdCard: '证件号码',
      seenPhone: '手机号',
      seenStatus: '状态',
      seenAmountFen: '金额',
      seenLeft: '剩余次数',
      seenCoins: '健康金',
      seenPrizeId: '已选奖品',
      left: '剩余次数',
      versions: '协议',
      other: '信息',
    },
    statuses: {
      booked: '已预约',
      inactive: '未激活',
      active: '已激活',
      taken: '已由其他账号领取',
      placed: '待领取',
      received: '已领取',
      using: '使用中',
      used: '已使用',
      expired: '已过期',
      cancelled: '已取消',
      open: '未评价',
      rated: '已评价',
      closed: '不可评价',
    },
  },
  handOff: {
    title: '正在打开App',
    text: '如未打开，也可以在这里继续',
    again: '打开App',
    here: '在这里继续',
  },
  handOffByHand: {
    title: '请在App中打开此页面',
    text: '请点击右上角菜单，选择“在浏览器打开”；如没有这一项，请在手机上打开App',
    download: '下载App',
    here: '在这里继续',
  },
  needsApp: {
    title: '请在App中使用此页面',
    text: '此功能仅在App中可用。如未安装，我们会告诉您如何获取',
  },
  notHere: {
    title: '此页面暂不可用',
    text: '此页面所需的手机功能在这里无法使用',
  },
  switchedOff: {
    maintenance: '系统维护中',
    'screen-off': '此页面暂不可用',
    text: '请稍后再来，或先使用其他服务',
    kept: '您填写的内容已保留，恢复后可继续',
    phone: '客服电话',
  },
  oldRelease: {
    restart: '当前版本已停用，请完全关闭App后重新打开，以更新到新版本',
    upgrade: '当前版本已停用，请升级App后继续使用',
  },
  storedDataBar: {
    line: (days, codeDays) => `您的内容在本机最多保存 ${days} 天，其中到检码 ${codeDays} 天`,
    logout: '退出登录',
    sure: '退出后将清除本机内容，联网后才能重新登录',
    stay: '暂不退出',
  },
  actingFor: (number, name, mobile) =>
    name ? `正在代${name}${mobile && `（${mobile}）`}办理，客户号 ${number}` : `正在代客户 ${number} 办理`,
  personReplaced: '此账号已在其他页面退出或切换，本页已重新打开',
  customerReplaced: '所代办的客户已在其他页面更换或退出，本页已重新打开，操作前请先核对客户',
  share: {
    title: name.zh,
    desc: slogan.zh,
    from: (nickname, title) => `${nickname}推荐：${title}`,
  },
};

/** Both languages, exported for the check of the words. */
export const laterWords: Readonly<Record<Language, LaterWords>> = { en, zh };

/** Replaces difficult texts by those of the elder edition. */
const simplify = simplerBy<LaterWords>(elderLaterWords);
const wordsIn = (language: Language): LaterWords =>
  isElder() ? simplify(laterWords[language], language) : laterWords[language];

/** Returns the words in the current language, for code outside React. */
export const laterText = (): LaterWords => wordsIn(currentLanguage());

/** Returns the words in the current language, and renders again when it changes. */
export const useLaterWords = (): LaterWords => wordsIn(useLanguage());
