/** Holds the fixed texts of the generated docs in each language. All other texts come from the contract. */
import type { HostName } from '../../src/core/data-types.ts';
import type { Doc } from './contract/docs.ts';
import { HOST_WORDS } from './contract/host-words.ts';

type Kind = 'text' | 'number' | 'wholeNumber' | 'boolean' | 'anything' | 'object' | 'objects';

export interface DocWords {
  /** Separates the items of a list. `semicolon` separates the remarks in a table cell. */
  readonly comma: string;
  readonly semicolon: string;
  /** Ends a document's file name. */
  readonly end: '.md' | '.zh.md';
  /** Links to the same document in the other language. `name` is the document's name. */
  readonly otherLanguage: (name: string) => string;
  /** Picks this language's text from a doc of the contract. */
  readonly doc: (text: Doc) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly listOf: (type: string) => string;
  readonly objectOf: (type: string) => string;
  /** Describes the rules of addresses (`bridge-sdk/src/core/address.ts`) by their names in the contract. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly address: string;
  readonly notEmpty: string;
  readonly newerWord: string;
  /** Names the type of a union. `newerKind` is the remark on an open union, `ofKind` that on a field of a single object. */
  readonly oneOf: (tag: string, isList: boolean) => string;
  readonly newerKind: (tag: string) => string;
  readonly ofKind: (tag: string, word: string) => string;
  readonly atLeast: (minimum: number) => string;
  readonly atMost: (maximum: number) => string;
  readonly secret: string;
  readonly head: readonly [field: string, type: string, always: string, remarks: string];
  readonly yes: string;
  readonly params: string;
  readonly result: string;
  readonly payload: string;
  /** Follows one of the three titles above, if a sentence replaces the table. */
  readonly colon: string;
  readonly none: string;
  readonly nothing: string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly deadline: (time: string) => string;
  readonly joins: string;
  readonly joinsBy: (param: string) => string;
  readonly journalled: (param: string) => string;
  readonly leaves: string;
  readonly rejects: (ownCodes: string, commonCodes: string) => string;
  readonly waits: string;
  readonly sentBy: (since: string, isOfEveryPage: boolean) => string;
  /** Explains the tables of hosts, above them. */
  readonly versions: string;
  readonly eventsOf: (capability: string) => string;
  readonly matrix: {
    readonly title: string;
    readonly about: string;
    readonly method: string;
    readonly event: string;
    /** Returns the title of a host. */
    readonly titleOf: (host: { readonly name: HostName }) => string;
    readonly dialog: string;
    readonly page: string;
    readonly ownApps: string;
    readonly otherHosts: string;
    readonly events: string;
    readonly eventsAbout: string;
    readonly reading: string;
    readonly readingAbout: string;
    readonly cell: string;
    readonly means: string;
    readonly cells: readonly (readonly [cell: string, means: string])[];
  };
}

const englishCells: DocWords['matrix']['cells'] = [
  [
    '`2.4.0`',
    "The method's `since`: the first version of the provider's own app that has it. Below it a method is HOST_TOO_OLD, and `needs` is this version. It is read only where an app makes no handshake.",
  ],
  [
    'yes',
    "Every client that the SDK knows. WeChat, mini-program, WeCom and browser have no version in this table: where an old client lacks the vendor's function only the call shows it, UNSUPPORTED (in WeCom HOST_TOO_OLD).",
  ],
  [
    '`sign`, `payUrl`, `miniProgramPayPage`',
    'As yes, but the page must give this option, else NOT_CONFIGURED. `sign` is a signature of your backend; in WeCom the option `wecom` is needed, too.',
  ],
  ['dialog', 'The host cannot. Pages mostly show a dialog of their own, by the option `fallbacks`.'],
  ['–', 'UNSUPPORTED, or the option `fallbacks`.'],
];

export const ENGLISH: DocWords = {
  comma: ', ',
  semicolon: '; ',
  end: '.md',
  otherLanguage: (name) => `[中文](./${name}.zh.md)`,
  doc: ({ doc }) => doc,
  kinds: {
    text: 'text',
    number: 'number',
    wholeNumber: 'whole number',
    boolean: 'boolean',
    anything: 'anything',
    object: 'object',
    objects: 'list of objects',
  },
  listOf: (type) => `list of ${type}`,
  objectOf: (type) => `object of ${type}`,
  addresses: {
    own: "a page of the page's own origin or of one in `origins`",
    return: "absolute, of the page's own web origin or of one in `origins`",
    web: 'absolute, http or https',
    page: 'http or https',
    file: 'http or https, or a `blob:` of the page',
    picture: 'http or https, a `blob:` of the page, or `data:image/`',
    app: 'http or https, `itms-apps`, `market`, or a scheme in `appSchemes`',
  },
  address: '[an address](./wire.md#addresses): ',
  notEmpty: 'not empty',
  newerWord: "a newer host's word reads `unknown`",
  oneOf: (tag, isList) => `${isList ? 'list of objects' : 'object'} of one of several kinds, by \`${tag}\``,
  newerKind: (tag) => `a newer host's kind reads \`{ ${tag}: 'unknown' }\``,
  ofKind: (tag, word) => `where \`${tag}\` is \`${word}\``,
  atLeast: (minimum) => `at least ${minimum}`,
  atMost: (maximum) => `at most ${maximum}`,
  secret: '**secret**: never logged, shown or recorded',
  head: ['field', 'type', 'always', ''],
  yes: 'yes',
  params: 'Params',
  result: 'Result',
  payload: 'Payload',
  colon: ': ',
  none: 'none (`{}`)',
  nothing: 'nothing to read (`{}`)',
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  deadline: (time) => `Must be finished within ${time} of being sent.`,
  joins: ' A second call while one is open joins it.',
  joinsBy: (param) => ` A second call with the same \`${param}\` while one is open joins it.`,
  journalled: (param) => ` Journalled by \`${param}\` before it is sent; \`pending()\` names it until \`settle()\`.`,
  leaves: ' May leave the page: `pending()` names it until its end is known.',
  rejects: (ownCodes, commonCodes) =>
    `**Rejects** with ${ownCodes}, and with what any method may: ${commonCodes} ([errors](../README.md#errors)).`,
  waits: 'The host waits for the page: a listener that returns `true` has handled it.',
  sentBy: (since, isOfEveryPage) =>
    isOfEveryPage
      ? `The provider's own apps send it from ${since} on; in every other host the page itself sees it ([events](./hosts.md#events)).`
      : `The provider's own apps send it from ${since} on; no other host does ([events](./hosts.md#events)).`,
  versions:
    "A version in the tables of hosts is the method's `since`: the first version of the provider's own app that has it. It counts only where an app makes no handshake; an app that makes one can do what it names there. [The other cells](./hosts.md#reading-the-tables).",
  eventsOf: (capability) => `Events of ${capability}`,
  matrix: {
    title: 'Which host can do what',
    about:
      'What `supportsOn(detectHost({ userAgent }), method)` says, on a server and in a page alike. An own app that shakes hands has the last word: it can do what its handshake names, and the versions here count for nothing. ',
    method: 'method',
    event: 'event',
    titleOf: ({ name }) => HOST_WORDS[name].en,
    dialog: 'dialog',
    page: 'page',
    ownApps: 'own apps',
    otherHosts: 'WeCom, mini-program, WeChat, browser',
    events: 'Events',
    eventsAbout:
      "A version is the event's `since`: the first version of the provider's own apps that sends it. It is for people only: `on` takes every event in every host, and where none is sent the listener is not called. An app of your own names its events in the handshake. “page” means that the SDK sees it by the page's own events; `connectNative` leaves that to the app.",
    reading: 'Reading the tables',
    readingAbout:
      "A version says something about the apps of the provider alone. An app of your own (`apps: ['MyApp']`) without a handshake is measured by the same numbers, which its versions have nothing to do with: let it answer `initialize`. A row of your own without `since` is UNSUPPORTED until a handshake names it.",
    cell: 'cell',
    means: 'means',
    cells: englishCells,
  },
};

export const CHINESE: DocWords = {
  comma: '、',
  semicolon: '；',
  end: '.zh.md',
  otherLanguage: (name) => `[English](./${name}.md)`,
  doc: ({ zh }) => zh,
  kinds: {
    text: '文本',
    number: '数字',
    wholeNumber: '整数',
    boolean: '布尔值',
    anything: '任意值',
    object: '对象',
    objects: '对象列表',
  },
  listOf: (type) => `${type}列表`,
  objectOf: (type) => `对象，值为${type}`,
  addresses: {
    own: '页面自身域名或 `origins` 中域名下的页面',
    return: '绝对地址，页面自身的网站域名或 `origins` 中的域名',
    web: '绝对地址，http 或 https',
    page: 'http 或 https',
    file: 'http 或 https，或页面自己的 `blob:`',
    picture: 'http 或 https、页面自己的 `blob:`，或 `data:image/`',
    app: 'http 或 https、`itms-apps`、`market`，或 `appSchemes` 中的 scheme',
  },
  address: '[地址](./wire.zh.md#地址)：',
  notEmpty: '不能为空',
  newerWord: '新版宿主才有的取值读作 `unknown`',
  oneOf: (tag, isList) => `按 \`${tag}\` 区分的多种对象${isList ? '组成的列表' : '之一'}`,
  newerKind: (tag) => `新版宿主才有的种类读作 \`{ ${tag}: 'unknown' }\``,
  ofKind: (tag, word) => `仅当 \`${tag}\` 为 \`${word}\` 时`,
  atLeast: (minimum) => `不小于 ${minimum}`,
  atMost: (maximum) => `不大于 ${maximum}`,
  secret: '**敏感**：不写日志、不展示、不记录',
  head: ['字段', '类型', '必有', ''],
  yes: '是',
  params: '参数',
  result: '返回值',
  payload: '内容',
  colon: '：',
  none: '无（`{}`）',
  nothing: '没有内容（`{}`）',
  seconds: (seconds) => `${seconds} 秒`,
  minutes: (minutes) => `${minutes} 分钟`,
  deadline: (time) => `发出后须在 ${time}内完成。`,
  joins: '前一次调用未结束时再次调用，会合并为同一次。',
  joinsBy: (param) => `前一次调用未结束时，\`${param}\` 相同的调用会合并为同一次。`,
  journalled: (param) => `发出前先按 \`${param}\` 写入本地记录，在 \`settle()\` 之前一直列在 \`pending()\` 里。`,
  leaves: '可能离开当前页面：结果明确之前一直列在 `pending()` 里。',
  rejects: (ownCodes, commonCodes) =>
    `**失败时的错误码**：${ownCodes}，以及任何方法都可能出现的 ${commonCodes}（[错误码](../README.zh.md#错误码)）。`,
  waits: '宿主会等待页面的回应：监听函数返回 `true` 表示已处理。',
  sentBy: (since, isOfEveryPage) =>
    isOfEveryPage
      ? `服务商自有 App 从 ${since} 起发送；在其他宿主中由页面自行感知（见[事件](./hosts.zh.md#事件)）。`
      : `服务商自有 App 从 ${since} 起发送，其他宿主不发送（见[事件](./hosts.zh.md#事件)）。`,
  versions:
    '宿主表格中的版本号是方法的 `since`：服务商自有 App 从这一版起支持。它只在 App 不握手时起作用；App 完成握手后，以握手里声明的为准。其他单元格见[如何阅读表格](./hosts.zh.md#如何阅读表格)。',
  eventsOf: (capability) => `${capability} 的事件`,
  matrix: {
    title: '各宿主支持的方法',
    about:
      '以下即 `supportsOn(detectHost({ userAgent }), method)` 的结果，服务端与页面一致。自有 App 完成握手后以握手为准：握手里声明的都支持，下列版本号不再起作用。',
    method: '方法',
    event: '事件',
    titleOf: ({ name }) => HOST_WORDS[name].zh,
    dialog: '弹窗',
    page: '页面',
    ownApps: '自有 App',
    otherHosts: '企业微信、小程序、微信、浏览器',
    events: '事件',
    eventsAbout:
      '版本号即事件的 `since`：服务商自有 App 从这一版起发送该事件。它只供人查阅：`on` 在任何宿主里都可以监听任何事件，宿主不发送时监听函数不会被调用。你自己的 App 在握手里声明会发送的事件。“页面”表示 SDK 通过页面自身的事件感知；使用 `connectNative` 时则完全由 App 发送。',
    reading: '如何阅读表格',
    readingAbout:
      "版本号只针对服务商的自有 App。你自己的 App（`apps: ['MyApp']`）如果不握手，也会按这些版本号判断，而它的版本与此毫无关系：请务必响应 `initialize`。自定义的方法如果没有 `since`，在握手声明之前是 UNSUPPORTED。",
    cell: '单元格',
    means: '含义',
    cells: [
      [
        '`2.4.0`',
        '方法的 `since`：服务商自有 App 从这一版起支持。低于该版本时方法返回 HOST_TOO_OLD，`needs` 为该版本。仅在 App 不握手时使用。',
      ],
      [
        '是',
        'SDK 识别的所有客户端都支持。表中没有微信、小程序、企业微信和浏览器的版本：旧客户端缺少对应的官方接口时，只有调用后才知道，返回 UNSUPPORTED（企业微信为 HOST_TOO_OLD）。',
      ],
      [
        '`sign`、`payUrl`、`miniProgramPayPage`',
        '同“是”，但页面必须传这个配置项，否则为 NOT_CONFIGURED。`sign` 是后端的签名；在企业微信中还需要配置项 `wecom`。',
      ],
      ['弹窗', '宿主不支持。页面通常通过配置项 `fallbacks` 显示自己的弹窗。'],
      ['–', 'UNSUPPORTED，或由配置项 `fallbacks` 实现。'],
    ],
  },
};
