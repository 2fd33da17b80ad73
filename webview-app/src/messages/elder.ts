/** Defines simpler texts of the login and of errors for the elder edition. Loaded only in that edition. */
import type { en as standard } from './en.ts';
import { type Layer, simplerBy } from './simpler.ts';

const en: Layer<typeof standard> = {
  login: {
    failed: 'That did not work. Please try again',
  },
  states: {
    offline: {
      bar: 'Your phone has no network. This page goes on as soon as it has',
      title: 'Your phone has no network',
      text: 'Turn on Wi-Fi or mobile data, then tap “Try again”',
      line: 'Your phone has no network. What you entered is kept. Once you have a network, tap again',
    },
    portal: {
      title: 'This Wi-Fi wants you to log in first',
      text: 'Log in on the page of the Wi-Fi, then tap “Try again”',
      line: 'This Wi-Fi wants you to log in first. What you entered is kept. Once you have logged in, tap again',
    },
    service: {
      title: 'Our service does not answer now',
      text: 'Your phone has a network. Please try again in a while',
    },
    file: { title: 'A part of this page is missing', text: 'You did nothing wrong. Customer service can help you' },
    timeout: { title: 'This takes a long time', text: 'The network may be slow. Please try again' },
    failed: { title: 'This cannot be opened now', text: 'You did nothing wrong. Please try again in a while' },
    unreadable: { title: 'This cannot be shown now', text: 'You did nothing wrong. Customer service can help you' },
    gone: { title: 'We did not find this', text: 'The link may be old, or this is another person’s' },
    notFound: { title: 'There is no such page', text: 'Part of the address may be missing. Go home and look there' },
    supportCode: (code) => `Tell customer service this code: ${code}`,
    builtIn: 'This may be old: there was no newer one to load',
    staleAt: (time) => `This may be old: it is from ${time}`,
    stale: 'This may be old: there was nothing newer to load',
  },
  errors: {
    withCode: (words, code) => `${words}. Tell customer service this code: ${code}`,
    notSaved: 'It was not sent. What you entered is kept. Please tap again',
    refused: 'This cannot be done now. Customer service can help you',
    uncertain: 'We do not know yet if it worked. Please tap again: it is never done twice',
  },
};

const zh: Layer<typeof standard> = {
  login: {
    failed: '没有验证成功，请再试一次',
    noSession: '没有登录成功，请再试一次，或联系客服',
  },
  frame: {
    loginNeeded: { title: '请先登录', text: '登录后才能看到您自己的内容', button: '去登录' },
    mobileNeeded: { title: '请填手机号', text: '服务的消息会发到这个手机上', button: '填手机号' },
  },
  states: {
    offline: {
      bar: '手机没有连上网，连上后会自动继续',
      title: '手机没有连上网',
      text: '请打开无线网或移动数据，再点“重试”',
      line: '手机没有连上网。您填的内容还在，连上网后请再点一次',
    },
    portal: {
      title: '无线网要先登录',
      text: '请在无线网的页面上登录，再点“重试”',
      line: '无线网要先登录。您填的内容还在，登录后请再点一次',
      open: '打开登录页',
    },
    service: { title: '现在连不上我们的服务', text: '您的手机有网，请过一会儿再试' },
    file: { title: '这一页缺了一部分', text: '不是您操作的问题，可以联系客服' },
    timeout: { title: '等的时间有点长', text: '网络可能比较慢，请再试一次' },
    failed: { title: '现在打不开', text: '不是您操作的问题，请过一会儿再试' },
    unreadable: { title: '现在看不了', text: '不是您操作的问题，可以联系客服' },
    gone: { title: '没有找到', text: '链接可能过期了，或者是别人账号里的内容' },
    crashed: { title: '页面出了点问题', text: '您的资料没有丢，请重新打开，或回到首页' },
    notFound: { title: '没有这个页面', text: '地址可能不完整，请回到首页再找' },
    versionTooLow: '版本太旧了，请升级',
    supportCode: (code) => `请把这个代码告诉客服：${code}`,
    builtIn: '没有更新成功，下面可能是旧的内容',
    staleAt: (time) => `没有更新成功，下面是 ${time} 的内容`,
    stale: '没有更新成功，下面是之前的内容',
  },
  errors: {
    withCode: (words, code) => `${words}。请把这个代码告诉客服：${code}`,
    notSaved: '没有提交成功。您填的内容还在，请再点一次',
    refused: '现在办不了，需要帮助请联系客服',
    uncertain: '还不知道有没有办成，请再点一次，不会重复办理',
  },
};

export const simpler = simplerBy<typeof standard>({ en, zh });
