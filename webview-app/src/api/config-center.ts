import { type Static, Type } from 'typebox';
import { CONFIG_PATH } from '../rules/constants.ts';
import { get } from './endpoint.ts';
import { IsoDateTime, NotPersonal, Text } from './shapes.ts';

/** The values a mini-program needs to pay, by its appid. @zh 各 appid 小程序支付所需的值。 */
export const MiniProgramPay = Type.Object({
  appid: Text(),
  /** The pay platform of the mini-program: 15, 14, 12, 17 or 20. @zh 小程序的支付平台：15、14、12、17 或 20。 */
  payPlatform: Type.Integer(),
  payUrl: Text(),
});
export type MiniProgramPay = Static<typeof MiniProgramPay>;

/**
 * A row of the channel table. Unlisted channels have third type 1, or 301 on the partner host.
 * @zh 渠道表的一行；未列出的 `thirdType` 为 1，合作方域名下为 301。
 */
export const Channel = Type.Object({
  /** The name of the channel, as in a page's address. @zh 渠道名，同页面地址中的值。 */
  channel: Text(),
  thirdType: Type.Integer(),
  appid: Type.String(),
  payPlatform: Type.Integer(),
  /** Offers or hides the quick login for this channel, instead of the general setting. @zh 为该渠道单独开启或关闭一键登录，覆盖通用设置。 */
  quickLogin: Type.Optional(Type.Boolean()),
});
export type Channel = Static<typeof Channel>;

/** The share of phones that a switch is on for. A phone stays on its side, and a larger share only adds phones. */
const Percent = () => Type.Optional(Type.Number({ minimum: 0, maximum: 100 }));

/** A text of the provider for customers. @zh 服务方写给用户的文字。 */
export const BothTexts = Type.Object({
  /** The Chinese text. @zh 中文。 */
  zh: Text(),
  /** The English text. @zh 英文。 */
  en: Text(),
});

/** The app shows only a page with this text. @zh 应用只显示带此文字的页面。 */
export const Maintenance = Type.Object({
  text: BothTexts,
  /** The time at which it begins. Absent: at once. @zh 开始时间；没有时立即开始。 */
  from: Type.Optional(IsoDateTime()),
  /** The time at which it ends. Absent: it lasts until `false`. @zh 结束时间；没有时持续到值为 `false`。 */
  until: Type.Optional(IsoDateTime()),
  percent: Percent(),
});
export type Maintenance = Static<typeof Maintenance>;

/** No page sends a payment. @zh 所有页面都不发起支付。 */
export const PaymentOff = Type.Object({
  /** True: no page sends a payment. @zh 为 true 时所有页面都不发起支付。 */
  off: Type.Boolean(),
  /** The reason, for customers. Absent: the app's own words. @zh 给用户的原因；没有时使用应用自己的文字。 */
  text: Type.Optional(BothTexts),
  percent: Percent(),
});
export type PaymentOff = Static<typeof PaymentOff>;

/** A page that is off for a share of phones. @zh 对部分手机关闭的页面。 */
export const ScreenOff = Type.Object({
  /** The id of the route: `checkup.sale`. @zh 路由标识，例如 `checkup.sale`。 */
  id: Text(),
  percent: Percent(),
});
export type ScreenOff = Static<typeof ScreenOff>;

/** A feature that is on for a share of phones. @zh 对部分手机开启的功能。 */
export const PartlyOn = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
});

/** The oldest release that may stay open. @zh 允许继续使用的最低版本。 */
export const LeastRelease = Type.Object({
  /** The version as `a.b.c`. @zh 版本号，形如 `a.b.c`。 */
  version: Text(),
  percent: Percent(),
});
export type LeastRelease = Static<typeof LeastRelease>;

/** The central configuration. Only the requested keys are present. @zh 集中配置，只返回请求的键。 */
export const AppConfig = Type.Object({
  miniProgramPay: Type.Optional(Type.Array(MiniProgramPay)),
  /** The channel table. @zh 渠道表。 */
  channels: Type.Optional(Type.Array(Channel)),
  /** True if the quick login is offered, `{ percent }` for a share of phones. @zh 提供一键登录时为 true；只对部分手机提供时为 `{ percent }`。 */
  quickLogin: Type.Optional(Type.Union([Type.Boolean(), PartlyOn])),
  /** The product of the HPV vaccination that partners order. @zh 合作企业预订的 HPV 疫苗产品。 */
  hpvProductNo: Type.Optional(Text()),
  /** Host names on which admin credentials come from local storage. @zh 从本地存储读取管理员凭证的主机名。 */
  adminHosts: Type.Optional(Type.Array(Text())),
  /** Origins to which a payment may return, in addition to the page's own. @zh 除页面自身外，支付可返回的来源。 */
  returnOrigins: Type.Optional(Type.Array(Text())),
  /**
   * The current version of the agreements: terms, privacy, product clauses. Another version must be accepted again.
   * @zh 协议（服务协议、隐私政策、产品条款）的当前版本；版本变化须重新同意。
   */
  agreementsVersion: Type.Optional(Text()),
  /** Base products by number. @zh 基础产品，以编号为键。 */
  baseProducts: Type.Optional(Type.Record(Type.String(), Type.Object({ name: Text(), detailUrl: Text() }))),
  /** Clause groups by product number. @zh 条款组，以产品编号为键。 */
  clauseGroups: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(
        Type.Object({
          title: Text(),
          /** The page of the clause. @zh 条款页面。 */
          url: Text(),
        }),
      ),
    ),
  ),
  /** True if the entry page shows a tab for each group of services. @zh 入口页按服务分组显示标签页时为 true。 */
  showTab: Type.Optional(Type.Boolean()),
  /** 1: the charity campaign is running. @zh 1：公益活动进行中。 */
  n95GongyiSwitch: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  // A switch is turned off by a value that says so, because phones keep the last value of a missing key. Each is a union, so that an odd
  // part makes the whole switch invalid and never widens it.
  /** The maintenance, or false. @zh 系统维护；没有维护时为 false。 */
  maintenance: Type.Optional(Type.Union([Type.Literal(false), Maintenance])),
  /** True if customers can pay. False or `off`: no page sends a payment. @zh 可以支付时为 true；为 false 或 `off` 时所有页面都不发起支付。 */
  payment: Type.Optional(Type.Union([Type.Boolean(), PaymentOff])),
  /** The pages that are off, by the id of their route. Empty: none. @zh 已关闭的页面，以路由标识列出；空列表表示没有。 */
  screens: Type.Optional(Type.Array(Type.Union([Text(), ScreenOff]))),
  /** The oldest release that may stay open, or false. @zh 允许继续使用的最低版本；没有要求时为 false。 */
  leastRelease: Type.Optional(Type.Union([Type.Literal(false), LeastRelease])),
  /** The share of phones that report errors. Absent: all. @zh 上报错误的手机所占比例；没有时全部上报。 */
  reports: Type.Optional(PartlyOn),
  /** The share of phones that measure page views and web vitals, where that is set up. Absent: all. @zh 在已配置统计时，统计页面浏览与网页性能的手机所占比例；没有时为全部。 */
  events: Type.Optional(PartlyOn),
});
export type AppConfig = Static<typeof AppConfig>;

/**
 * Returns configuration, at the app's start and from time to time while it is open. `keys` is a comma-separated list of the names in
 * `AppConfig`. Public.
 * @zh 应用启动时和打开期间定期返回配置。`keys` 为 `AppConfig` 中的名称，逗号分隔。公开。
 */
export const getConfig = get(CONFIG_PATH, {
  query: Type.Object({ keys: NotPersonal('names of settings') }),
  data: AppConfig,
  inParts: true,
  cacheMs: 10_000,
});
