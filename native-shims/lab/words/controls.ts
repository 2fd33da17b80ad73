/** Lists the words of the controls, group by group. */
import type { Fault, UserMatter } from '../../src/index.ts';
import type { Text, Word } from './word.ts';

const w = (en: string, zh: string): Word => ({ en, zh });
const inBothLanguages = (text: Text): Word => (typeof text === 'string' ? w(text, text) : text);
/** Creates a word that contains other words. */
const composed = <Parts extends readonly Text[]>(
  parts: Parts,
  en: (...parts: { [Part in keyof Parts]: string }) => string,
  zh: (...parts: { [Part in keyof Parts]: string }) => string,
): Word => {
  const words = parts.map(inBothLanguages);
  type Texts = { [Part in keyof Parts]: string };
  return w(
    en(...(words.map((word) => word.en) as unknown as Texts)),
    zh(...(words.map((word) => word.zh) as unknown as Texts)),
  );
};

export const CONTROLS = {
  title: w('Controls', '控制'),
  for: w('for', '对象'),
  target: w('The controls are for', '控制的对象'),
  allPhones: w('all phones', '所有手机'),
  active: w('Current settings', '当前设置'),
  rejected: (words: Text) =>
    composed(
      [words],
      (text) => `The backend has not accepted these settings. ${text}`,
      (text) => `后台未接受此处的设置。${text}`,
    ),
  held: (method: string) => w(`${method} waits`, `${method} 等待中`),
  release: w('Let go', '放行'),
  failCall: w('Fail', '失败'),
  resetAll: w('Put everything back', '全部复原'),
  remove: (words: Text, phones: Text) =>
    composed(
      [words, phones],
      (setting, phonesText) => `Take away: ${setting}, ${phonesText}`,
      (setting, phonesText) => `撤销：${setting}，${phonesText}`,
    ),
  groups: {
    events: [w('Events', '事件'), w('Something happens on the phone, once.', '手机上发生一件事，仅一次。')],
    faults: [w('Faults', '故障'), w('The answers of the host go wrong, from now on.', '从现在起，宿主的应答会出错。')],
    answers: [
      w('Answers', '应答'),
      w('You answer in the place of the host, or let its answers wait.', '由你代替宿主应答，或让它的应答等待。'),
    ],
    network: [
      w('Network', '网络'),
      w(
        'Only for calls to the backend. Pictures and program files load normally.',
        '只影响对后台的调用；图片和程序文件照常加载。',
      ),
    ],
    user: [
      w('User', '用户'),
      w(
        'What the user does when the host asks. A page that asks (login page, cashier) is answered by tapping there.',
        '宿主询问时用户怎么做。由页面询问的（登录页、收银台），请在页面上点击作答。',
      ),
    ],
    people: [w('People', '人员'), w('Who is logged in, and what they have bought.', '谁已登录，买过什么。')],
    backend: [
      w('Backend', '后台'),
      w('The backend behind these phones goes wrong, from now on.', '从现在起，这些手机背后的后台会出错。'),
    ],
    phone: [
      w('Phone', '手机'),
      w(
        'The phone itself. A clock loads its page anew; the backend keeps its own time.',
        '手机本身。改时钟会重新加载页面；后台仍用自己的时间。',
      ),
    ],
    export: [
      w('Export', '导出'),
      w(
        'What was done since the last clean start, as a Playwright test. Codes, numbers and names of persons, typed or in addresses, are exported only if they are sample data. Everything else is exported unchanged, including headings and names of buttons: read the test before you pass it on.',
        '把上次重新开始以来的操作导出为 Playwright 测试。填入验证码、号码、姓名等字段的内容以及地址中的此类值，只有属于示例数据时才会写出；其余内容（包括标题和按钮名称）原样写出：转交前请先通读。',
      ),
    ],
  },
  actions: {
    noneHasIt: w('No chosen phone has that', '所选手机都没有此功能'),
    doneIn: (title: Text) =>
      composed(
        [title],
        (name) => `Done in ${name}`,
        (name) => `已在「${name}」中完成`,
      ),
    doneInAll: (count: number) => w(`Done in ${count} phones`, `已在 ${count} 台手机中完成`),
    wasNotSet: w('Nothing is changed: it was not set', '未作改动：原本没有设置'),
    isForAll: w(
      'Nothing is changed: it is set for all phones. Choose all phones, or take its chip away',
      '未作改动：它是为所有手机设置的。请选择所有手机，或移除其标签',
    ),
    isForSingle: w(
      'Nothing is changed: it is set for single phones. Choose one of them, or take its chip away',
      '未作改动：它是为个别手机设置的。请选择其中一台，或移除其标签',
    ),
  },
} as const;

export const EVENTS = {
  contract: w('Event of the contract', '契约中的事件'),
  payload: w('What the event says, as JSON', '事件内容（JSON）'),
  toBackground: w('Into the background', '转入后台'),
  toForeground: w('To the front', '回到前台'),
  back: w('Back', '返回'),
  backHint: w('As the phone’s back button: an own app asks its page first', '如同手机的返回键：自有 App 会先询问页面'),
  networkLost: w('Network lost', '断网'),
  networkBack: w('Network back', '恢复网络'),
  share: w('Share menu', '分享菜单'),
  shareHint: w('The person shares from the host’s own menu', '用户从宿主自己的菜单分享'),
  endSession: w('Session ended', '会话结束'),
  endSessionHint: w('The backend ends the session; an own app says so', '后台结束会话；自有 App 会通知页面'),
  fireForm: w('Fire an event', '触发事件'),
  eventField: w('Own apps tell the page', '自有 App 通知页面'),
  payloadField: w('with', '内容'),
  fire: w('Fire', '触发'),
  /** Repeats the contract's Chinese summary of each event. */
  summaries: {
    networkChanged: '网络连接变化时由宿主发送。',
    stepsChanged: '当天步数增加时由宿主发送。',
    resumed: '页面重新回到前台时由宿主发送。此时定时器和长连接里的数据可能已经过时。',
    paused: '页面离开前台时由宿主发送。页面可能再也不会回到前台。',
    updateAvailable: '宿主得到新的离线包时发送，下次启动时启用。',
    backPressed:
      '用户按返回键时由宿主发送，并等待页面回应。监听函数返回 true（或结果为 true 的 Promise）表示已处理，否则由宿主返回上一页。',
    paymentReturned: '支付结束时由宿主发送，包括页面上次加载时发起的支付。仅供参考，请查询服务端。',
    sessionChanged: '宿主登录、退出或切换用户时发送。页面必须删除前一个用户的数据。',
    shared: '用户通过宿主菜单完成分享后由宿主发送。',
  } as Readonly<Record<string, string>>,
} as const;

export const FAULTS = {
  kinds: {
    late: w('It comes late', '迟到'),
    drop: w('It never comes, though it was done', '已执行，但应答永远不来'),
    duplicate: w('It comes several times', '重复多次'),
    garbage: w('Its text is damaged', '文本损坏'),
    'wrong-shape': w('It has another shape', '结构不符'),
    'unknown-id': w('It is for a call that nobody made', '应答了一个不存在的调用'),
    silent: w('There is none: the host ignores the call', '没有应答：宿主忽略调用'),
    kill: w('There is none, and the host is gone from then on', '没有应答，宿主从此消失'),
  },
  ms: w('by milliseconds', '毫秒数'),
  times: w('times', '次数'),
  everyCall: w('every call', '所有调用'),
  ofContract: w('Calls of the contract (own apps)', '契约中的调用（自有 App）'),
  ofWechat: w('WeChat’s bridge (WeChat, WeCom, mini-program)', '微信桥（微信、企业微信、小程序）'),
  method: w('Call whose answer goes wrong', '应答出错的调用'),
  faultKind: w('What goes wrong', '出什么错'),
  form: w('Set a fault', '设置故障'),
  answerTo: w('The answer to', '对此调用的应答'),
  kindField: w('What is wrong with it', '错在哪里'),
  set: w('Set', '应用'),
} as const;

export const ANSWERS = {
  method: w('Call that is answered', '要应答的调用'),
  json: w('The answer, as JSON', '应答（JSON）'),
  hold: w('Hold its answer', '扣住应答'),
  holdHint: w(
    'The host does what is asked; its answer waits until you let it go or fail it',
    '宿主照做，但应答会等到你放行或判为失败',
  ),
  form: w('Answer by hand', '手动应答'),
  methodField: w('Whenever the page calls', '页面每次调用'),
  answerField: w('the host does nothing and answers', '宿主不执行，直接应答'),
  answer: w('Use this answer', '这样应答'),
} as const;

export const NETWORK = {
  name: w('Network', '网络'),
  kinds: {
    good: w('Good', '良好'),
    slow: w('Slow: 0.4 s a call', '慢：每次调用 0.4 秒'),
    edge: w('Very slow: 2 s a call', '很慢：每次调用 2 秒'),
    hopeless: w('Hopeless: 8 s a call', '极慢：每次调用 8 秒'),
    offline: w('Offline', '离线'),
  },
  short: {
    good: w('good', '良好'),
    slow: w('slow', '慢'),
    edge: w('edge', '很慢'),
    hopeless: w('hopeless', '极慢'),
    offline: w('offline', '离线'),
  },
  form: w('Set the network', '设置网络'),
  calls: w('The phone’s calls to the backend', '手机对后台的调用'),
} as const;

export const USER: {
  readonly matters: Readonly<Record<UserMatter, Word>>;
  readonly short: Readonly<Record<UserMatter, Word>>;
  readonly answers: Readonly<Record<'accept' | 'cancel' | 'fail' | 'leave', Word>>;
  readonly unchanged: Word;
} = {
  matters: {
    login: w('Asked to log in, the user', '要求登录时，用户'),
    payment: w('Asked to pay, the user', '要求支付时，用户'),
    permission: w('Asked for place, camera, album, steps, the user', '请求位置、相机、相册、步数时，用户'),
    share: w('In the share sheet the user', '在分享面板中，用户'),
  },
  short: {
    login: w('login', '登录'),
    payment: w('payment', '支付'),
    permission: w('permission', '权限'),
    share: w('share', '分享'),
  },
  answers: {
    accept: w('accepts', '同意'),
    cancel: w('cancels', '取消'),
    fail: w('tries, and it fails', '尝试但失败'),
    leave: w('leaves without an answer', '不作答就离开'),
  },
  unchanged: w('same as the general setting', '与总设置相同'),
};

export const PEOPLE = {
  person: w('Person', '人员'),
  order: w('Order', '订单'),
  account: (name: Word, about: Word) =>
    composed(
      [name, about],
      (nameText, aboutText) => `${nameText}, ${aboutText}`,
      (nameText, aboutText) => `${nameText}，${aboutText}`,
    ),
  form: w('People and orders', '人员与订单'),
  personField: w('The user is', '用户是'),
  logIn: w('Log in', '登录'),
  logOut: w('Log out', '退出登录'),
  orders: w('Orders', '订单'),
  orderField: w('and has an order that is', '并有一张订单，状态为'),
  createOrder: w('Make and open it', '创建并打开'),
  states: {
    unpaid: w('not paid yet', '待支付'),
    paid: w('paid, not booked', '已支付，未预约'),
    booked: w('booked', '已预约'),
    used: w('used: the checkup is over', '已使用：体检已完成'),
  },
} as const;

export const BACKEND = {
  placeholder: w('all of them, or type to find one', '全部，或输入以查找'),
  calls: w('Calls that go wrong', '出错的调用'),
  troubleLabel: w('What the backend does', '后台怎么做'),
  invalidEndpoint: w(
    'A call is a method and a path, such as GET /api/sdhealth/mall/package/list',
    '调用由方法和路径组成，例如 GET /api/sdhealth/mall/package/list',
  ),
  form: w('Set trouble of the backend', '设置后台故障'),
  endpointField: w('Calls', '调用'),
  backend: w('The backend', '后台'),
  troubles: {
    'error-500': w('Fails: 500', '失败：500'),
    'error-503': w('Overloaded: 503', '过载：503'),
    slow: w('Slow: each answer 3 s late', '慢：每个应答晚 3 秒'),
    shape: w('Answers of a wrong shape', '应答结构不符'),
    garbage: w('Answers that are a foreign page', '应答是一个无关网页'),
    'error-401': w('Rejects the logged-in user: 401', '拒绝当前用户：401'),
    expired: w('Says the session is over: 20205', '声明会话已过期：20205'),
    offline: w('Is not there: connections break', '无法连接：连接中断'),
  },
  switchForm: w('Turn a switch of the configuration', '切换远程配置的开关'),
  switchLabel: w('Switch of the configuration', '远程配置的开关'),
  switchField: w('Switch', '开关'),
  turn: w('Turn', '切换'),
  turnBack: w('Turn back', '恢复'),
  switches: {
    maintenance: w('Maintenance', '系统维护'),
    payment: w('Payments off', '停止支付'),
    screens: w('Sale page off', '关闭销售页'),
    quickLogin: w('Quick login on', '开启一键登录'),
    leastRelease: w('This release is too old', '当前版本过旧'),
  },
} as const;

export const OWN = {
  form: w('An answer of your own', '自定义应答'),
  endpoint: w('Whenever the page asks for', '页面每次请求'),
  placeholder: w('type to find one of all calls', '输入以查找任一调用'),
  fields: w('The answer, field by field', '逐项填写应答'),
  json: w('The answer’s data, as JSON', '应答数据（JSON）'),
  answer: w('Use this answer', '这样应答'),
  absent: w('not there', '不存在'),
  moreItems: (count: number) => w(`… and ${count} more, as JSON`, `……另有 ${count} 项，见 JSON`),
  unknownEndpoint: w('There is no such call: choose one of the list', '没有这个调用：请从列表中选择'),
  noSchemas: w('The schemas could not be loaded', '无法加载结构定义'),
  harField: w('Answer as a HAR file did', '按 HAR 文件应答'),
  harHint: w(
    'The last good answer of each call in it; tokens are masked',
    '取其中每个调用最后一次成功的应答；令牌会被遮盖',
  ),
  notHar: w('This file is no HAR.', '此文件不是 HAR。'),
  harLoaded: (count: number) =>
    w(`${count} ${count === 1 ? 'call is' : 'calls are'} answered as in the file`, `${count} 个调用将按文件应答`),
  downloadHar: w('Download its requests (HAR)', '下载其请求（HAR）'),
  copyCurl: w('Copy as cURL', '复制为 cURL'),
} as const;

export const PHONE_WORDS = {
  clock: {
    name: w('Clock', '时钟'),
    unchanged: w('of this machine', '与本机相同'),
    kinds: {
      midnight: w('half a minute before midnight', '午夜前半分钟'),
      expired: w('400 days ahead: offers and cards have expired', '快 400 天：优惠和卡都已过期'),
      behind: w('two days behind', '慢两天'),
    },
  },
  place: {
    name: w('Place', '位置'),
    unchanged: w('as the host has it', '由宿主决定'),
    kinds: {
      beijing: w('Beijing', '北京'),
      chengdu: w('Chengdu', '成都'),
      urumqi: w('Urumqi', '乌鲁木齐'),
      tokyo: w('Tokyo', '东京'),
    },
  },
  theme: {
    name: w('Theme of the host', '宿主主题'),
    unchanged: w('as all phones', '与所有手机相同'),
    kinds: { light: w('light', '浅色'), dark: w('dark', '深色') },
  },
  edges: {
    name: w('Safe area', '安全区'),
    unchanged: w('as all phones', '与所有手机相同'),
    kinds: {
      plain: w('none', '无'),
      notch: w('notch below the host’s bar', '刘海屏，位于宿主标题栏之下'),
      full: w('full screen, under the status bar', '全屏，延伸到状态栏之下'),
    },
  },
  text: {
    name: w('Text size of WeChat', '微信字体大小'),
    unchanged: w('standard', '标准'),
    kinds: {
      '1': w('80 %', '80%'),
      '3': w('110 %', '110%'),
      '4': w('120 %', '120%'),
      '5': w('130 %', '130%'),
      '6': w('140 %', '140%'),
      '7': w('155 %', '155%'),
      '8': w('175 %', '175%'),
    },
  },
} as const;

export const EXPORT = {
  phone: w('Phone whose steps are exported', '导出哪台手机的步骤'),
  test: w('The test', '测试'),
  show: w('Read it', '阅读'),
  hide: w('Hide it', '收起'),
  form: w('Export a test', '导出测试'),
  phoneField: w('Done in', '操作所在'),
  download: w('Download the test', '下载测试'),
  clean: w('Start clean', '重新开始'),
  cleanHint: w('New phones and a new backend: the test begins here', '全新的手机和后台：测试从这里开始'),
} as const;

/** Short descriptions of overrides. */
export const OVERRIDE = {
  late: (ms: number) => w(`${ms} ms late`, `晚 ${ms} 毫秒`),
  times: (times: number) => w(`${times} times`, `${times} 次`),
  kinds: {
    instead: w('answered by hand', '手动应答'),
    hold: w('held', '扣住'),
    drop: w('drop', '丢失'),
    garbage: w('garbage', '损坏'),
    'wrong-shape': w('wrong shape', '结构不符'),
    'unknown-id': w('unknown id', '未知编号'),
    silent: w('silent', '不应答'),
    kill: w('kill', '宿主消失'),
  } satisfies Partial<Record<Fault['kind'], Word>>,
  everyAnswer: w('every answer', '所有应答'),
  pair: (key: Text, value: Text) =>
    composed(
      [key, value],
      (keyText, valueText) => `${keyText}: ${valueText}`,
      (keyText, valueText) => `${keyText}：${valueText}`,
    ),
  network: w('network', '网络'),
  backend: (what: Text) =>
    composed(
      [what],
      (which) => `backend, ${which}`,
      (which) => `后台，${which}`,
    ),
  allCalls: w('all calls', '所有调用'),
  troubles: {
    'error-500': w('error 500', '错误 500'),
    'error-503': w('error 503', '错误 503'),
    slow: w('slow', '慢'),
    shape: w('shape', '结构不符'),
    garbage: w('garbage', '损坏'),
    'error-401': w('error 401', '错误 401'),
    expired: w('expired', '已过期'),
    offline: w('offline', '离线'),
  },
  cover: w('in the background', '在后台'),
} as const;

/** Descriptions of the reasons why a schema refuses a value. */
export const WRONG = {
  notJson: (reason: string) => w(`This is no JSON: ${reason}`, `不是有效的 JSON：${reason}`),
  answerTo: (method: string) => w(`the answer to «${method}»`, `对「${method}」的应答`),
  event: (name: string) => w(`«${name}»`, `「${name}」`),
  wrongType: (what: Text, kind: Text, value: Text) =>
    composed(
      [what, kind, value],
      (thing, expected, actual) => `${thing} has to be ${expected}, and is ${actual}`,
      (thing, expected, actual) => `${thing}应为${expected}，实际是${actual}`,
    ),
  kinds: {
    string: w('a text', '文本'),
    number: w('a number', '数字'),
    integer: w('a whole number', '整数'),
    boolean: w('true or false', 'true 或 false'),
    array: w('a list', '列表'),
    object: w('an object', '对象'),
  },
  item: (what: Text, number: number) =>
    composed(
      [what],
      (thing) => `${thing}, item ${number}`,
      (thing) => `${thing}的第 ${number} 项`,
    ),
  missingField: (what: Text, name: string) =>
    composed(
      [what],
      (thing) => `${thing} needs «${name}»`,
      (thing) => `${thing}缺少「${name}」`,
    ),
  memberOf: (name: string, what: Text) =>
    composed(
      [what],
      (thing) => `«${name}» in ${thing}`,
      (thing) => `${thing}中的「${name}」`,
    ),
  oneOf: (what: Text, values: string) =>
    composed(
      [what],
      (thing) => `${thing} has to be one of: ${values}`,
      (thing) => `${thing}应为以下之一：${values}`,
    ),
  empty: (what: Text) =>
    composed(
      [what],
      (thing) => `${thing} must not be empty`,
      (thing) => `${thing}不能为空`,
    ),
  mismatch: (what: Text, pattern: string) =>
    composed(
      [what],
      (thing) => `${thing} has to look like ${pattern}`,
      (thing) => `${thing}应符合 ${pattern}`,
    ),
  tooSmall: (what: Text, minimum: number) =>
    composed(
      [what],
      (thing) => `${thing} has to be ${minimum} or more`,
      (thing) => `${thing}应不小于 ${minimum}`,
    ),
  tooLarge: (what: Text, maximum: number) =>
    composed(
      [what],
      (thing) => `${thing} has to be ${maximum} or less`,
      (thing) => `${thing}应不大于 ${maximum}`,
    ),
} as const;
