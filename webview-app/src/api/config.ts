import { type Static, Type } from 'typebox';
import { NOTICE_PATH } from '../rules/constants.ts';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, Nothing, NotPersonal, OneOf, Text } from './shapes.ts';

/**
 * The values for WeChat's `config`; the wire says `noncestr`. `agentId` only for WeCom's agent configuration.
 * @zh 微信 `config` 所需的值，字段为 `noncestr`；`agentId` 仅用于企业微信的 agent 配置。
 */
export const JsapiSignature = Type.Object({
  appid: Text(),
  noncestr: Text(),
  signature: Text(),
  timestamp: Type.Integer(),
  agentId: Type.Optional(Text()),
});
export type JsapiSignature = Static<typeof JsapiSignature>;

/** The links to the app: `version` the Android package, `yyb` the app market. @zh 应用链接：`version` 为 Android 安装包地址，`yyb` 为应用宝链接。 */
export const DownloadLinks = Type.Object({
  /** The address of the Android package. Absent if there is none. @zh Android 安装包地址；没有时不返回。 */
  version: Type.Optional(Type.String()),
  appStore: Type.Optional(Type.String()),
  yyb: Type.Optional(Type.String()),
});
export type DownloadLinks = Static<typeof DownloadLinks>;

/** The released version: its links, and the facts for a store page. @zh 已发布的版本：下载链接，以及应用商店页面所需信息。 */
export const ReleasedApp = Type.Object({
  ...DownloadLinks.properties,
  /** The version as `a.b.c`. @zh 版本号，形如 `a.b.c`。 */
  versionName: Type.Optional(Text()),
  /** The size of the Android package, in bytes. @zh Android 安装包大小，单位为字节。 */
  sizeBytes: Type.Optional(Count()),
  releasedOn: Type.Optional(IsoDate()),
  /** The oldest supported Android version: `8.0`. @zh 支持的最低 Android 版本，例如 `8.0`。 */
  androidFrom: Type.Optional(Text()),
  iosFrom: Type.Optional(Text()),
});
export type ReleasedApp = Static<typeof ReleasedApp>;

const KnownParts = () => NotPersonal('is composed of known parts (`client/notice.ts`)');

/** One entry of the error report, from known parts only. @zh 错误上报的一条，只由已知部分组成。 */
export const Notice = Type.Object({
  message: KnownParts(),
  /** The path of the route's row with parameter names: `/pecSale/:productNo`. @zh 路由行的路径，带参数名：`/pecSale/:productNo`。 */
  page: KnownParts(),
  /** The business code, or the app's word such as `SHAPE`. @zh 业务码，或应用自己的词，例如 `SHAPE`。 */
  code: Type.Optional(KnownParts()),
  /** Method and path of the endpoint's row. @zh 接口行的方法和路径。 */
  endpoint: Type.Optional(KnownParts()),
  /** The JSON pointer of the wrong value in an answer. `*` replaces a key that is data. @zh 返回中错误值的 JSON 指针；`*` 代替属于数据的键。 */
  path: Type.Optional(KnownParts()),
  /** Stack frames of our own files, innermost first: `sale-Bx3.js:1:2345`. @zh 自有文件的调用栈，最内层在前：`sale-Bx3.js:1:2345`。 */
  frames: Type.Optional(Type.Array(KnownParts())),
  host: Type.Optional(KnownParts()),
  /** Version and hash of the program: `1.4.0+Bx3kq9Zt`. A single file has its version alone. @zh 版本与程序文件的哈希，例如 `1.4.0+Bx3kq9Zt`；单文件只有版本。 */
  release: Type.Optional(KnownParts()),
  /** The time on the phone, corrected by the server's clock. @zh 手机上的时间，已按服务器时钟校正。 */
  time: Type.Optional(KnownParts()),
  /** The language of the page: `zh-CN`. @zh 页面语言，例如 `zh-CN`。 */
  language: Type.Optional(KnownParts()),
  /** `android`, `ios` or `other`. @zh `android`、`ios` 或 `other`。 */
  platform: Type.Optional(KnownParts()),
  /** The version of the own app around the page. @zh 页面所在自有 App 的版本。 */
  hostVersion: Type.Optional(KnownParts()),
  /**
   * Names and versions of the browser: `Chrome/120.0 MicroMessenger/8.0`. Of a start that failed, the whole user agent.
   * @zh 浏览器的名称与版本，例如 `Chrome/120.0 MicroMessenger/8.0`；启动失败时为完整的 User-Agent。
   */
  agent: Type.Optional(KnownParts()),
  /** The frame of the component that React was drawing. @zh 出错时 React 正在渲染的组件所在位置。 */
  component: Type.Optional(KnownParts()),
  /** The id of the failed call, as in its header `x-client`. @zh 失败请求的编号，与其请求头 `x-client` 中的相同。 */
  requestId: Type.Optional(KnownParts()),
  /** The percentage of phones that report, if not all do. @zh 上报手机所占百分比；全部上报时不传。 */
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** The files of a start that failed: how many did not arrive or were refused. @zh 启动失败时未到达或被拒绝的文件数。 */
  failed: Type.Optional(
    Type.Object({
      /** The number of scripts. @zh 脚本数。 */
      scripts: Count(),
      /** The number of style sheets. @zh 样式表数。 */
      styles: Count(),
    }),
  ),
  /** The hash of the server's release, if it is not this page's. @zh 服务器上版本的哈希，与本页不同时才有。 */
  newest: Type.Optional(KnownParts()),
});
export type Notice = Static<typeof Notice>;

/** Returns a signature for `url` without its hash. It is valid for that url only. @zh 为不含 hash 的 `url` 返回签名，只对该地址有效，不重复使用。 */
export const getJsapiSignature = get('/api/sdb/wx/jsapi-signature', {
  query: Type.Object({
    /** The page's address without its hash. @zh 页面地址，不含 hash。 */
    url: Text(),
    thirdType: Type.Integer(),
    /**
     * `config` (default) WeChat, `corp-config` WeCom, `agent-config` an app at WeCom.
     * @zh `config`（默认）微信，`corp-config` 企业微信，`agent-config` 企业微信应用。
     */
    kind: Type.Optional(OneOf('config', 'corp-config', 'agent-config')),
  }),
  data: JsapiSignature,
});

/** Returns the released app's links and facts. It also tells whether the network reaches the service. @zh 返回已发布应用的链接和信息。也用于探测网络。 */
export const getAppVersion = get('/apk/website/version.json', {
  data: ReleasedApp,
  host: 'static',
  wordless: true,
  cacheMs: 120_000,
});

/**
 * Reports an error to the collector of the web host. It names nobody. The app waits for no answer and repeats nothing.
 * @zh 向 web 主机的收集器上报错误，不含个人信息。应用不等待返回，也不重发。
 */
export const reportNotice = post(NOTICE_PATH, {
  unread: [
    'a collector keeps the whole notice',
    ...['page', 'code', 'endpoint', 'path', 'frames', 'host', 'release', 'time', 'platform', 'hostVersion', 'agent'],
    ...['component', 'requestId', 'percent', 'scripts', 'styles', 'newest'],
  ],
  unconfirmed: 'nobody',
  unseen: 'reports what was done',
  json: Notice,
  data: Nothing,
  host: 'web',
});
