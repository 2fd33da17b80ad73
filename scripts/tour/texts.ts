/** Texts of the start page, in both languages. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { RouteId } from '../../webview-app/src/routes.ts';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;

const t = (zh: string, en: string): Text => ({ zh, en });

export type Area = RouteId extends `${infer Name}.${string}` ? Name : never;

/** Areas in the order in which a customer meets them. An area of the table of routes that is not here does not compile. */
export const AREAS: Readonly<Record<Area, { readonly name: Text; readonly about: Text }>> = {
  entry: { name: t('首页与服务', 'Home and services'), about: t('一个人拥有的全部服务', 'All that a person has') },
  checkup: {
    name: t('体检套餐', 'Checkup packages'),
    about: t('购买、预约、改期、退款', 'Buy, book, change the date, get the money back'),
  },
  'free-appointment': {
    name: t('免费体检', 'Free checkups'),
    about: t('用权益里的次数预约', 'Booked with what a benefit includes'),
  },
  tob: { name: t('企业体检', 'Company checkups'), about: t('由单位提供的体检', 'Given by an employer') },
  'tob-pec': {
    name: t('合作伙伴体检', 'Partner checkups'),
    about: t('带加项，页面随伙伴而变', 'With extras; the pages follow the partner'),
  },
  'service-detail': {
    name: t('服务详情', 'Service details'),
    about: t('电话医生、全球救援、服务评价', 'Phone doctor, rescue abroad, ratings'),
  },
  consultation: {
    name: t('在线问诊', 'Online doctor'),
    about: t('描述病情，与医生对话', 'Describe what is wrong, and talk with a doctor'),
  },
  rights: {
    name: t('权益', 'Benefits'),
    about: t('领取、查看、关闭续费', 'Claim them, use them, turn off renewal'),
  },
  'rights-card': {
    name: t('健康权益卡', 'Health-rights card'),
    about: t('购买、赠送、激活', 'Buy it, give it, activate it'),
  },
  'health-gold': {
    name: t('健康金', 'Health gold'),
    about: t('步数换健康金，健康金换商品', 'Steps become coins, coins become goods'),
  },
  assessment: { name: t('健康测评', 'Assessments'), about: t('答题并得到报告', 'Questions, and a report at the end') },
  campaign: { name: t('邀请有礼', 'Invitations'), about: t('邀请好友，领取礼品', 'Invite a friend, choose a gift') },
  content: { name: t('健康科普', 'Articles'), about: t('阅读、搜索、条款、报告', 'Read, search, terms, reports') },
  download: {
    name: t('下载App', 'The way to the app'),
    about: t('按手机和所在环境给出办法', 'What fits the phone and the host'),
  },
  other: {
    name: t('其他页面', 'Everything else'),
    about: t('辟谣、勋章、增值服务', 'Rumours, medals, extra services'),
  },
};

export interface Trial {
  readonly text: Text;
  readonly route: RouteId;
}

/** Things to try on each host, chosen for what is unlike elsewhere. */
export const TRIALS: Readonly<Record<HostName, { readonly name: Text; readonly trials: readonly Trial[] }>> = {
  wechat: {
    name: t('微信', 'WeChat'),
    trials: [
      {
        text: t('登录由另一个网站完成，再回到这一页', 'Another site logs the person in and leads back to this page'),
        route: 'checkup.sale',
      },
      {
        text: t('邀请从右上角的菜单发出', 'An invitation goes out by the menu in the corner'),
        route: 'campaign.invite-friends',
      },
    ],
  },
  'mini-program': {
    name: t('微信小程序', 'Mini-program'),
    trials: [
      { text: t('付款在小程序自己的页面', 'Payment is on a page of the mini-program'), route: 'checkup.sale' },
      { text: t('下载页给出可复制的链接', 'The download page has a link to copy'), route: 'download.app' },
    ],
  },
  wecom: {
    name: t('企业微信', 'WeCom'),
    trials: [
      { text: t('打开另一个小程序', 'Opens a mini-program'), route: 'other.open-minapp' },
      { text: t('下载页请人在浏览器里打开', 'The download page asks for a browser'), route: 'download.app' },
    ],
  },
  'android-app': {
    name: t('安卓App', 'Android app'),
    trials: [
      {
        text: t('把版本换成 2.0.9：旧版被请求更新', 'Choose version 2.0.9: an old app is asked to update'),
        route: 'download.app',
      },
      {
        text: t('返回键先退一步，填写的内容还在', 'The back key goes one step back, and what was typed stays'),
        route: 'checkup.book',
      },
    ],
  },
  'ios-app': {
    name: t('iOS App', 'iOS app'),
    trials: [
      { text: t('手机里的步数变成图表', 'The phone’s steps become a chart'), route: 'health-gold.step' },
      { text: t('App 已登录，不必再输手机号', 'The app is logged in: no number is asked for'), route: 'entry.home' },
    ],
  },
  browser: {
    name: t('浏览器', 'Browser'),
    trials: [
      {
        text: t('付款离开页面，回来后继续', 'Payment leaves the page, which goes on when it is back'),
        route: 'checkup.sale',
      },
      { text: t('页面说明如何让步数同步', 'The page says how to get at one’s steps'), route: 'health-gold.step' },
    ],
  },
};

export const WORDS = {
  title: t('从这里开始', 'Start here'),
  lead: t(
    '一套健康服务的手机页面，在六种环境里表现一致。下面的一切都连着本机的后台，可以随意购买、预约、退款，不会发生真实交易。',
    'Mobile pages of a health provider that behave alike in six hosts. All of it talks to a backend on this machine: buy, book and refund as you like; nothing is real.',
  ),
  minute: t('一分钟看懂', 'In one minute'),
  step1: t('打开六台手机', 'Open six phones'),
  step1Text: t(
    '同一页面并排显示在六种环境里。在一台上点击，其余一起动。',
    'One page in six hosts, side by side. Tap in one, and all follow.',
  ),
  openLab: t('打开设备实验室', 'Open the device lab'),
  step2: t('买一个套餐', 'Buy a package'),
  step2Text: t(
    '选一个体检套餐并付款。顶部的“The user”决定付款的人是同意、取消还是失败。',
    'Choose a checkup and pay. “The user” in the top bar decides: agrees, cancels, or fails.',
  ),
  openPackages: t('看体检套餐', 'See the packages'),
  step3: t('看看发生了什么', 'See what happened'),
  step3Text: t(
    '每台手机下方列出页面与宿主之间的消息。“Reset backend”让一切重新开始。',
    'Below each phone are the messages between page and host. “Reset backend” begins anew.',
  ),
  openOrder: t('看一张已预约的订单', 'See a booked order'),
  openApp: t('也可以只在这个浏览器里打开首页', 'Or open the home page in this browser alone'),
  lab: t('五句话了解设备实验室', 'The device lab in five lines'),
  lab1: t(
    '六台手机并排显示同一页面，各有自己的宿主、登录、存储和后台；在一台上点击，其余一起动。',
    'Six phones show one page, each with a host, a login, a storage and a backend of its own; a tap in one is done in all.',
  ),
  lab2: t(
    '顶部决定付款的人怎么做、App 版本、语言、深色、手机尺寸和字号；所有设置都在网址里，复制即可发给别人。',
    'The top bar says what the person does, the app’s version, language, dark, the phones’ size and text; all of it is in the address, to be sent to others.',
  ),
  lab3: t(
    '每台手机下方是它与宿主之间的消息，以及控制台、请求和存储；一个搜索框查遍全部。',
    'Below each phone are its messages with the host, its console, its requests and its storage; one search goes through all.',
  ),
  lab4: t(
    '“Timeline”把六台手机发生的事按时间排成一列；“Differences”标出与第一台不同的文字。',
    '“Timeline” has what happened in all phones in one list; “Differences” marks where a phone’s texts are unlike the first one’s.',
  ),
  lab5: t(
    '点“⤢”按原尺寸看一台；用 HOST=0.0.0.0 启动后，真手机扫码即成为新的一列。',
    '“⤢” shows one phone at its size; started with HOST=0.0.0.0, a real phone joins by a QR code as one more column.',
  ),
  accounts: t('可用的账号', 'Accounts'),
  who: t('是谁', 'Who'),
  phone: t('手机号', 'Phone'),
  code: t('验证码', 'Code'),
  has: t('有什么', 'Has'),
  customer: t('老客户', 'A customer'),
  customerHas: t('订单、健康金、权益、保单、问诊记录', 'Orders, coins, benefits, policies, consultations'),
  newcomer: t('新用户', 'Somebody new'),
  newcomerPhone: t('其他任何手机号', 'Any other number'),
  newcomerHas: t('什么都没有：适合看空页面和首次领取', 'Nothing yet: for empty pages and first gifts'),
  unbound: t('没有绑定手机号的人', 'Somebody without a number'),
  unboundPhone: t('不用填，打开链接即登录', 'None: the link logs in'),
  unboundHas: t('需要时会请他绑定手机号', 'Is asked to bind one where it is needed'),
  hosts: t('在每种环境里试什么', 'What to try on each host'),
  hostsLead: t(
    '都在设备实验室里打开；看对应的那台手机。',
    'All of these open in the lab; look at the phone of that name.',
  ),
  areas: t('全部页面', 'All pages'),
  areasLead: t(
    '页面名打开本浏览器里的示例，“六台”在设备实验室里打开。部分页面需要先登录。',
    'A name opens a sample in this browser, “six” opens it in the lab. Some pages ask for a login first.',
  ),
  six: t('六台', 'six'),
  sixOf: t('在六台手机上打开', 'Open in six phones'),
  pages: t('个页面', 'pages'),
  bridge: t('给开发者：每个宿主调用的手动示例', 'For developers: every call to a host, by hand'),
  other: t('English', '中文'),
} as const;
