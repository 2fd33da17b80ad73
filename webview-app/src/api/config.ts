import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, Nothing, NotPersonal, OneOf, Text } from './shapes.ts';

/** The values a mini-program needs to pay, by its appid. `payPlatform` is 15, 14, 12, 17 or 20 (specification, section 9). */
export const MiniProgramPay = Type.Object({ appid: Text(), payPlatform: Type.Integer(), payUrl: Text() });
export type MiniProgramPay = Static<typeof MiniProgramPay>;

/** A row of the channel table. An unlisted channel has third type 1, or 301 on the partner host. */
export const Channel = Type.Object({
  channel: Text(),
  thirdType: Type.Integer(),
  appid: Type.String(),
  payPlatform: Type.Integer(),
  /** Offers or hides the quick login for this channel, instead of the general setting. */
  quickLogin: Type.Optional(Type.Boolean()),
});
export type Channel = Static<typeof Channel>;

/** The central configuration. Only the requested keys are present. */
export const AppConfig = Type.Object({
  miniProgramPay: Type.Optional(Type.Array(MiniProgramPay)),
  channels: Type.Optional(Type.Array(Channel)),
  /** True if the quick login is offered. */
  quickLogin: Type.Optional(Type.Boolean()),
  /** The product of the HPV vaccination that partners order. */
  hpvProductNo: Type.Optional(Text()),
  /** Host names on which admin credentials come from local storage. */
  adminHosts: Type.Optional(Type.Array(Text())),
  /** Origins to which a payment may return, in addition to the page's own. */
  returnOrigins: Type.Optional(Type.Array(Text())),
  /** The current version of the agreements: terms, privacy, product clauses. Another version must be accepted again. */
  agreementsVersion: Type.Optional(Text()),
  /** Base products by number. */
  baseProducts: Type.Optional(Type.Record(Type.String(), Type.Object({ name: Text(), detailUrl: Text() }))),
  /** Clause groups by product number. */
  clauseGroups: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Object({ title: Text(), url: Text() })))),
  /** True if the entry page shows a tab for each group of services. */
  showTab: Type.Optional(Type.Boolean()),
  /** 1: the charity campaign is running. */
  n95GongyiSwitch: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
});
export type AppConfig = Static<typeof AppConfig>;

/** The values for WeChat's `config`; the wire says `noncestr`. `agentId` only for WeCom's agent configuration. */
export const JsapiSignature = Type.Object({
  appid: Text(),
  noncestr: Text(),
  signature: Text(),
  timestamp: Type.Integer(),
  agentId: Type.Optional(Text()),
});
export type JsapiSignature = Static<typeof JsapiSignature>;

/** The links to the app: `version` is the Android package's address, `yyb` the app market's link. */
export const DownloadLinks = Type.Object({
  version: Type.Optional(Type.String()),
  appStore: Type.Optional(Type.String()),
  yyb: Type.Optional(Type.String()),
});
export type DownloadLinks = Static<typeof DownloadLinks>;

/** The released version: its links, and the facts for a store page. */
export const ReleasedApp = Type.Object({
  ...DownloadLinks.properties,
  /** The version as `a.b.c`. */
  versionName: Type.Optional(Text()),
  /** The size of the Android package. */
  sizeBytes: Type.Optional(Count()),
  releasedOn: Type.Optional(IsoDate()),
  /** The oldest supported system version: `8.0`. */
  androidFrom: Type.Optional(Text()),
  iosFrom: Type.Optional(Text()),
});
export type ReleasedApp = Static<typeof ReleasedApp>;

const KnownParts = () => NotPersonal('is composed of known parts (`client/notice.ts`)');

/** One entry of the error report, from known parts only (`client/notice.ts`). */
export const Notice = Type.Object({
  message: KnownParts(),
  /** The path of the route's row with parameter names: `/pecSale/:productNo`. */
  page: KnownParts(),
  code: Type.Optional(KnownParts()),
  /** Method and path of the endpoint's row. */
  endpoint: Type.Optional(KnownParts()),
  /** The JSON pointer of the wrong value in an answer. `*` replaces a key that is data. */
  path: Type.Optional(KnownParts()),
  /** Stack frames of our own files, innermost first: `sale-Bx3.js:1:2345`. */
  frames: Type.Optional(Type.Array(KnownParts())),
  host: Type.Optional(KnownParts()),
  release: Type.Optional(KnownParts()),
});
export type Notice = Static<typeof Notice>;

/** Returns configuration. `keys` is a comma-separated list of the names in `AppConfig`. */
export const getConfig = get('/api/sdb/config-center/get', {
  query: Type.Object({ keys: NotPersonal('names of settings') }),
  data: AppConfig,
  cacheMs: 120_000,
});

/** Returns a signature for `url` without its hash. It is valid for that url only, so it is never reused. */
export const getJsapiSignature = get('/api/sdb/wx/jsapi-signature', {
  query: Type.Object({
    url: Text(),
    thirdType: Type.Integer(),
    kind: Type.Optional(OneOf('config', 'corp-config', 'agent-config')),
  }),
  data: JsapiSignature,
});

export const getAppVersion = get('/apk/website/version.json', {
  data: ReleasedApp,
  host: 'static',
  wordless: true,
  cacheMs: 120_000,
});

export const reportNotice = post('/api/sdb/v1/alarm/febot-notice', {
  unread: ['a collector keeps the whole notice', 'page', 'code', 'endpoint', 'path', 'frames', 'host', 'release'],
  unconfirmed: 'nobody',
  unseen: 'reports what was done',
  json: Notice,
  data: Nothing,
  host: 'web',
});
