/** Lists the lab's words: the toolbar, the phones, the lists, the comparison. `controls.ts` has the words of the controls. */

import type { PhoneName } from '../phones.ts';
import type { Text, Word } from './word.ts';

const w = (en: string, zh: string): Word => ({ en, zh });
const phones = (count: number): Word => w(count === 1 ? '1 phone' : `${count} phones`, `${count} 台手机`);
/** Creates a word that contains a text, which may have a form in each language. */
const wordWith = (text: Text, en: (text: string) => string, zh: (text: string) => string): Word =>
  w(en(typeof text === 'string' ? text : text.en), zh(typeof text === 'string' ? text : text.zh));

export const HOST_TITLES: Readonly<Record<PhoneName, Word>> = {
  wechat: w('WeChat', '微信'),
  'mini-program': w('Mini-program', '小程序'),
  wecom: w('WeCom', '企业微信'),
  'android-app': w('Android app', 'Android App'),
  'ios-app': w('iOS app', 'iOS App'),
  'harmony-app': w('HarmonyOS app', '鸿蒙 App'),
  browser: w('Browser', '浏览器'),
};

/** Translates the labels of hosts' variants that are not names. */
export const VARIANTS: Readonly<Record<string, Word>> = {
  'Web message': w('Web message', 'Web 消息'),
  'Java interface': w('Java interface', 'Java 接口'),
  'No handshake': w('No handshake', '不握手'),
};

export const HEAD = {
  title: w('Device lab', '设备实验室'),
  otherLanguage: w('中文界面', 'English lab'),
  address: w('Address of all phones', '所有手机的地址'),
  reload: w('Load all phones again', '重新加载所有手机'),
  links: w('Quick links', '快捷入口'),
  packages: w('Packages', '套餐'),
  sale: w('Sale page', '售卖页'),
  order: w('Order', '订单'),
  booked: w('Booked', '已预约'),
  doctor: w('Doctor', '医生'),
  rightsCard: w('Rights card', '权益卡'),
  home: w('Home', '首页'),
  hybrid: w('Hybrid example', '混合示例'),
  reset: w('Reset backend', '重置后台'),
  resetRefused: w('Not reset: the backend refused. Again', '未重置：后台拒绝。再试一次'),
  resetFailedAt: (status: number, phone: Text) =>
    wordWith(
      phone,
      (title) => `The backend answered ${status}: nothing is reset from ${title} on`,
      (title) => `后台返回 ${status}：从「${title}」起都没有重置`,
    ),
  app: w('App', 'App 版本'),
  user: w('The user', '用户'),
  language: w('Language', '页面语言'),
  appearance: w('Appearance', '外观'),
  light: w('Light', '浅色'),
  dark: w('Dark', '深色'),
  taps: w('Taps', '点击'),
  inAll: w('In all phones', '所有手机'),
  inOne: w('In one', '仅一台'),
  answers: {
    accept: w('accept', '同意'),
    cancel: w('cancel', '取消'),
    fail: w('fail', '失败'),
    leave: w('leave', '离开'),
  },
  missingCount: (count: number) => w(`lacks ${count}`, `缺 ${count} 项`),
  addedCount: (count: number) => w(`${count} new`, `新增 ${count} 项`),
  event: w(' (event)', '（事件）'),
  missingBeside: (newest: string) => w(`Lacks, beside ${newest}: `, `比 ${newest} 缺少：`),
  addedSince: (previous: string) => w(`More than ${previous}: `, `比 ${previous} 多：`),
  nothing: w('nothing', '无'),
  comma: w(', ', '、'),
  noWorkers: w(
    'This browser, or this window of it, has no service workers, and the playground runs on one: take an ordinary window, or a newer browser.',
    '此浏览器（或此窗口）没有 Service Worker，演练场无法运行：请换用普通窗口或较新的浏览器。',
  ),
  host: w('Host', '宿主'),
  settings: w('Settings', '设置'),
} as const;

export const VIEW_BAR = {
  viewLabel: w('See', '查看'),
  find: w('Search all lists', '搜索所有列表'),
  filterLabel: w('Lines shown', '显示的行'),
  allLines: w('All lines', '所有行'),
  failed: w('Failed', '失败'),
  timeline: w('Timeline', '时间线'),
  timelineHint: w('What happened in all phones, in one list', '所有手机发生的事，合成一张列表'),
  differences: w('Differences', '差异'),
  differencesHint: w(
    'Marks in what phones differ: text, place, size, colour',
    '标出各手机的不同之处：文字、位置、大小、颜色',
  ),
  phones,
  text: (percent: number) => w(`text ${percent} %`, `文字 ${percent}%`),
  textSize: (percent: number) => w(`Text ${percent} %`, `文字 ${percent}%`),
  hasNotch: w('notch', '刘海屏'),
  landscape: w('landscape', '横屏'),
  turned: w('Landscape', '横屏'),
  turnedHint: w('The phones lie on their side', '手机横放'),
  processor: w('Processor', '处理器'),
  fullSpeed: w('Processor as fast as it is', '处理器：原速'),
  slower: (times: number) => w(`Processor ${times} times slower`, `处理器：慢 ${times} 倍`),
  slowdown: (times: number) => w(`${times} × slower`, `慢 ${times} 倍`),
  processorHint: w(
    'Keeps the thread of all phones busy for the rest of the time: a page cannot slow a processor',
    '让所有手机共用的线程在其余时间保持忙碌：网页无法真正降低处理器速度',
  ),
  size: w('Size of the phones', '手机尺寸'),
  sizeOfText: w('Size of the text', '文字大小'),
  notch: w('Notch', '刘海屏'),
  notchHint: w(
    'A bar in the place of the home button: 34 px of a page’s lower edge',
    '用横条代替主屏幕按钮：占去页面底部 34 px',
  ),
} as const;

export const DOCTOR = {
  title: w('The doctor', '医生'),
  recipient: w('The doctor speaks to', '医生对谁说'),
  textLabel: w('Say as the doctor', '以医生身份说'),
  send: w('Say', '发送'),
  faultLabel: w('The next connection', '下一次连接'),
  noFault: w('well', '正常'),
  doneIn: (count: number) =>
    w(`Done in ${count === 1 ? 'one phone' : `${count} phones`}`, `已在 ${count} 台手机中完成`),
  noAnswer: w('The backend did not answer', '后台没有应答'),
  picture: w('Picture', '图片'),
  pictureHint: w('Sends a picture', '发送一张图片'),
  types: w('Types', '正在输入'),
  typesHint: w('Is seen writing for a few seconds', '显示几秒钟「正在输入」'),
  read: w('Has read', '已读'),
  readHint: w('Has read all messages', '所有消息都已读'),
  end: w('End', '结束'),
  endHint: w('Ends the consultation', '结束问诊'),
  autoReply: w('Answers by itself', '自动回复'),
  autoReplyHint: w('Off: only what is said here', '关闭后，医生只说此处输入的话'),
  cut: w('Cut', '断开'),
  cutHint: w('Breaks the connections', '断开连接'),
  faultField: w('the next goes', '下一次连接'),
} as const;

export const PHONE = {
  frame: (title: Text) =>
    wordWith(
      title,
      (name) => `${name} frame`,
      (name) => `「${name}」的页面`,
    ),
  back: w('Back', '返回'),
  gather: w('Bring all phones here', '让所有手机都到这里'),
  variant: (title: Text) =>
    wordWith(
      title,
      (name) => `${name}: variant`,
      (name) => `${name}：变体`,
    ),
  flight: w('Flight recorder', '飞行记录'),
  flightOf: (title: Text) =>
    wordWith(
      title,
      (name) => `${name}: flight recorder`,
      (name) => `${name}：飞行记录`,
    ),
  flightHint: w(
    'Download the page’s last 200 messages, without secrets, as a .bridgelog',
    '把页面最近 200 条消息（不含机密）下载为 .bridgelog',
  ),
  noLogHere: w('None here', '此处没有'),
  showSingle: (title: Text) =>
    wordWith(
      title,
      (name) => `${name}: alone, at its size`,
      (name) => `${name}：单独显示，原始大小`,
    ),
  showAll: (title: Text) =>
    wordWith(
      title,
      (name) => `${name}: all phones again`,
      (name) => `${name}：回到所有手机`,
    ),
  deciding: w('The user decides …', '用户正在决定……'),
  decisions: {
    accept: w('Agreed', '同意'),
    cancel: w('Cancelled', '取消'),
    fail: w('Tried, and refused', '尝试后被拒绝'),
    leave: w('Left without an answer', '未作答就离开'),
  },
  question: (title: Text, question: string) =>
    wordWith(
      title,
      (name) => `${name}: ${question}`,
      (name) => `${name}：${question}`,
    ),
  opensOutside: w('Something of the host’s opens here', '宿主自己的界面在这里打开'),
  closed: w('The host has closed this page', '宿主已关闭此页面'),
  closedHint: w('Open an address to go on', '打开一个地址以继续'),
  twin: (title: Text, of: string) =>
    wordWith(
      title,
      (name) => `${name}, ${of}`,
      (name) => `${name}，${of}`,
    ),
} as const;

export const REMOTE = {
  add: w('Add a phone', '加入手机'),
  asking: w('Asking the server …', '正在询问服务器……'),
  noAnswer: w('The server does not answer.', '服务器没有应答。'),
  closed: w(
    'This server is open to its own machine only. For a phone in the same network start it with',
    '此服务器只对本机开放。要让同一网络的手机加入，请这样启动：',
  ),
  elsewhere: w(
    'What phones tell is for the machine of the server only. Open the lab there, by this name:',
    '手机上报的内容只给服务器所在的机器。请在那台机器上用此地址打开实验室：',
  ),
  invites: w(
    'A phone in this network opens the app by this code, and is one more column here.',
    '同一网络的手机扫此码打开应用，即成为这里的又一列。',
  ),
  code: w('QR code', '二维码'),
  phone: (number: number) => w(`Phone ${number}`, `手机 ${number}`),
  joined: w('Joined: tap on the phone itself', '已加入：请在手机上操作'),
  silent: w('Silent: its page is closed, or the phone sleeps', '无响应：页面已关闭，或手机已休眠'),
} as const;

export const LISTS = {
  views: {
    bridge: w('Bridge', '桥接'),
    console: w('Console', '控制台'),
    requests: w('Requests', '请求'),
    storage: w('Storage', '存储'),
  },
  empty: {
    bridge: w('No bridge traffic yet', '还没有桥接消息'),
    console: w('Nothing in the console, and no errors', '控制台为空，也没有错误'),
    requests: w('No requests yet', '还没有请求'),
    storage: w('Nothing is kept', '没有存储任何内容'),
  },
  listOf: (list: Word, title: Text): Word => ({
    en: `${list.en} of ${typeof title === 'string' ? title : title.en}`,
    zh: `${typeof title === 'string' ? title : title.zh}：${list.zh}`,
  }),
  traffic: w('Bridge traffic', '桥接消息'),
  count: (shown: number, all: number) => w(`${shown} of ${all}`, `${shown} / ${all}`),
  notFound: w('No line has what is looked for', '没有符合条件的行'),
  copy: w('Copy', '复制'),
  copied: w('Copied', '已复制'),
  refused: w('Refused', '被拒绝'),
  clear: w('Clear', '清空'),
  details: w('Details', '详情'),
  newer: w('Newer line', '较新的一行'),
  older: w('Older line', '较旧的一行'),
  close: w('Close the details', '关闭详情'),
  timelineOf: w('Timeline of all phones', '所有手机的时间线'),
  nothingYet: w('Nothing has happened yet', '还没有发生任何事'),
  toHost: w('page to host', '页面 → 宿主'),
  toPage: w('host to page', '宿主 → 页面'),
  hostOnly: w('the host by itself', '宿主自身'),
  request: w('request', '请求'),
  answerFrom: w('answer from', '应答来源'),
  console: w('console', '控制台'),
  error: w('error', '错误'),
  pending: w('waits', '等待中'),
  age: (duration: string) => w(`age ${duration}`, `已存 ${duration}`),
  noAnswer: w('no answer yet', '尚无应答'),
  sent: w('Sent', '发送'),
  received: w('Received', '收到'),
  answeredFrom: w('answered from', '应答来自'),
  areas: {
    local: w('local storage', '本地存储'),
    session: w('session storage', '会话存储'),
    cookie: w('cookie, shared by all phones', 'Cookie，所有手机共用'),
  },
} as const;

export const COMPARE = {
  kinds: {
    'only first': w('Only in the first', '仅第一台有'),
    'only second': w('Only in the second', '仅第二台有'),
    text: w('Other text', '文字不同'),
    'same text': w('Not translated', '未翻译'),
    cut: w('Cut off', '被截断'),
    size: w('Other size', '大小不同'),
    place: w('Other place', '位置不同'),
    colour: w('Other colour', '颜色不同'),
  },
  kindsOf: w('Kinds of differences', '差异的种类'),
  count: (count: number) => w(count === 1 ? '1 difference' : `${count} differences`, `${count} 处差异`),
  loading: w(', a page is still loading', '，有页面仍在加载'),
  onlyIn: (title: Text) =>
    wordWith(
      title,
      (name) => `Only in ${name}`,
      (name) => `仅在「${name}」中`,
    ),
  textIn: (title: Text, text: string) =>
    wordWith(
      title,
      (name) => `in ${name}: «${text}»`,
      (name) => `在「${name}」中：“${text}”`,
    ),
  untranslated: w('The same Chinese text in both languages', '两种语言里是同一段中文'),
  cutIn: (title: Text) =>
    wordWith(
      title,
      (name) => `Cut off in ${name}`,
      (name) => `在「${name}」中被截断`,
    ),
  otherIn: (first: string, title: Text, second: string) =>
    wordWith(
      title,
      (name) => `${first}, in ${name} ${second}`,
      (name) => `${first}，在「${name}」中为 ${second}`,
    ),
  placeIn: (title: Text, by: Word): Word => ({
    en: `In ${typeof title === 'string' ? title : title.en} ${by.en}`,
    zh: `在「${typeof title === 'string' ? title : title.zh}」中${by.zh}`,
  }),
  lower: (px: number) => w(`${px} px lower`, `偏下 ${px} px`),
  higher: (px: number) => w(`${px} px higher`, `偏上 ${px} px`),
  right: (px: number) => w(`${px} px to the right`, `偏右 ${px} px`),
  left: (px: number) => w(`${px} px to the left`, `偏左 ${px} px`),
  semicolon: w('; ', '；'),
  ignore: w('Ignore', '忽略'),
  ignoreOne: (number: number, text: string) => w(`Ignore ${number}: ${text}`, `忽略第 ${number} 处：${text}`),
  countAgain: w('Count them again', '重新计入'),
  expectedCount: (count: number, reason: Word): Word => ({
    en: `${count} meant. ${reason.en}.`,
    zh: `${count} 处是有意的。${reason.zh}。`,
  }),
  ignored: (count: number) => w(`${count} ignored `, `已忽略 ${count} 处 `),
  waiting: w('Waiting for the pages', '等待页面'),
  same: (first: Text, second: Text): Word => ({
    en: `${typeof second === 'string' ? second : second.en} shows what ${typeof first === 'string' ? first : first.en} shows`,
    zh: `「${typeof second === 'string' ? second : second.zh}」与「${typeof first === 'string' ? first : first.zh}」显示一致`,
  }),
  stillLoading: w('Still loading', '仍在加载'),
  sameAs: (title: Text) =>
    wordWith(
      title,
      (name) => `As in ${name}`,
      (name) => `与「${name}」一致`,
    ),
  differencesFrom: (count: number, title: Text) =>
    wordWith(
      title,
      (name) => `${count === 1 ? '1 difference' : `${count} differences`} from ${name}`,
      (name) => `与「${name}」有 ${count} 处差异`,
    ),
  sideBySide: w('Side by side', '并排比较'),
  sideBySideOf: (title: Text) =>
    wordWith(
      title,
      (name) => `${name}: side by side with the first phone`,
      (name) => `${name}：与第一台并排比较`,
    ),
  differencesOf: (title: Text) =>
    wordWith(
      title,
      (name) => `Differences of ${name}`,
      (name) => `${name}的差异`,
    ),
  compared: w('Phone that is compared', '比较的手机'),
  with: w('with', '与'),
  comparedWith: w('Compared with', '比较对象'),
  allOthers: w('all other phones', '其他所有手机'),
  sameHostInLanguage: (language: string) => w(`itself in ${language}`, `自身的 ${language} 版`),
  sameHostAtVersion: (version: string) => w(`itself, app ${version}`, `自身，App ${version}`),
  expected: {
    banner: w('A browser has no title bar of its own: the page draws one', '浏览器没有自己的标题栏，由页面绘制'),
    better: w(
      'Outside of the own apps a page says that it is better there',
      '在自有 App 之外，页面会提示到 App 中体验更好',
    ),
    keep: w('Somebody in the own app needs no way to get it', '已在自有 App 中的人无需下载入口'),
  },
} as const;

export const GALLERY = {
  title: w('Gallery of parts', '组件展示'),
  link: w('UI parts', '界面组件'),
  about: w(
    'Every part of the app with its states, as its tests see it.',
    '应用的每个界面组件及其各种状态，与测试所见一致。',
  ),
  parts: w('The parts', '组件'),
  lang: w('Language', '语言'),
  look: w('Appearance', '外观'),
  looks: { light: w('Light', '浅色'), dark: w('Dark', '深色') },
  width: w('Width', '宽度'),
  text: w('Text', '文字'),
} as const;

export const REPLAY = {
  call: w('Call', '调用'),
  recorded: w('In the recording', '录制时'),
  now: w('Now', '现在'),
  notBridgelog: w('This file is no .bridgelog.', '此文件不是 .bridgelog。'),
  callCount: (count: number, others: number) =>
    w(
      `${count} ${count === 1 ? 'call' : 'calls'}: ${others === 0 ? 'each ends as it did' : `${others} ${others === 1 ? 'ends' : 'end'} differently`}.`,
      `${count} 次调用：${others === 0 ? '结果都与录制时相同' : `${others} 次结果不同`}。`,
    ),
  copyVitest: w('Copy as a Vitest test', '复制为 Vitest 测试'),
  copied: w('Copied', '已复制'),
  notCopied: w('Not copied: the browser forbids it. The test stands below.', '未复制：浏览器不允许。测试见下方。'),
  table: w('Calls of the recording', '录制中的调用'),
  test: w('The test', '测试'),
  sheet: (name: string) => w(`Recording ${name}`, `录制 ${name}`),
  close: w('Close', '关闭'),
  play: w('Play a recording (.bridgelog)', '播放录制（.bridgelog）'),
} as const;
