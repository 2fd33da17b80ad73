import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, Exposure, Fen, IsoDate, IsoDateTime, Link, OneOf, ServiceWay, Text } from './shapes.ts';

/** Free rights are part of the service. Paid rights need a health card. @zh 免费权益随服务提供；付费权益需健康卡。 */
const RightsKind = () => OneOf('free', 'paid');
/** The page version. Absent: the first version. @zh 页面版本；不传为第一版。 */
const RightsVersion = () => OneOf('v2', 'v3', 'v4', 'v5', 'v6');

/** The state of a right: unused or in use, later, used up, expired. @zh 权益状态：可使用、稍后可用、已用完、已过期。 */
const RightStatus = () => OneOf('unused', 'upcoming', 'used', 'expired');

/**
 * One right of a person. `left` of `total` uses remain. An `unlimited` right has neither.
 * @zh 用户的一项权益，剩余 `left` 次，共 `total` 次；不限次数时两者不返回。
 */
export const UserRight = Type.Object({
  rightsNo: Text(),
  kind: RightsKind(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  /**
   * `upcoming`: the person has the right, but can use it only from `validFrom` on.
   * @zh `unused` 可用，`upcoming` 已有但从 `validFrom` 起才可用，`used` 已用完，`expired` 已过期。
   */
  status: RightStatus(),
  unlimited: Type.Boolean(),
  /** All uses of the right. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  /** The page to use the right. @zh 使用权益的页面。 */
  link: Type.Optional(Link()),
  /** The right's health card service, how it is used, and the page of its last use's result. @zh 权益对应的健康卡服务、使用方式和最近使用结果的页面。 */
  serviceCode: Type.Optional(Text()),
  way: Type.Optional(ServiceWay()),
  openLink: Type.Optional(Link()),
});
export type UserRight = Static<typeof UserRight>;

/** Goods that are offered beside the rights. @zh 权益旁推荐的商品。 */
export const RightsGoods = Type.Object({
  goodsNo: Text(),
  name: Text(),
  desc: Text(),
  imgUrl: Address(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  link: Link(),
});
export type RightsGoods = Static<typeof RightsGoods>;

/** The rights that can be claimed. @zh 可领取的权益。 */
export const RightsInfo = Type.Object({
  kind: RightsKind(),
  title: Text(),
  subtitle: Text(),
  receivedCount: Count(),
  validMonths: Type.Integer({ minimum: 1 }),
  /** The total price of the rights if bought separately. @zh 权益单独购买的总价，单位为分。 */
  worthFen: Fen(),
  items: Type.Array(Type.Object({ name: Text(), desc: Text(), icon: UserRight.properties.icon })),
  rules: Type.Array(Text()),
});
export type RightsInfo = Static<typeof RightsInfo>;

/** A popup of the rights pages. @zh 权益页的弹窗。 */
export const RightsPopup = Type.Object({
  popupId: Text(),
  /** The frequency of the popup. @zh 弹窗频次。 */
  exposure: Exposure(),
  title: Text(),
  text: Text(),
  imgUrl: Address(),
  buttonText: Text(),
  link: Link(),
});
export type RightsPopup = Static<typeof RightsPopup>;

/** Free rights, unless `kind` says `paid`. @zh 默认为免费权益，`kind` 可指定 `paid`。 */
const OfKind = Type.Object({ kind: Type.Optional(RightsKind()) });
const GoodsList = Type.Object({ list: Type.Array(RightsGoods) });

/** Tells whether rights were claimed: free rights unless `kind` differs. @zh 判断是否已领取权益，默认免费权益，可由 `kind` 指定。 */
export const hasReceivedRights = get('/api/sdhealth/promotion/user-rights/has-received', {
  query: OfKind,
  data: Type.Object({ received: Type.Boolean(), receivedAt: Type.Optional(IsoDateTime()) }),
});

/** Lists all goods of the rights pages. @zh 列出权益页的全部商品。 */
export const listUserRightsGoods = get('/api/sdhealth/promotion/user-rights/goods-list', { data: GoodsList });

/** Returns the popup of the rights page. Absent once the rights are claimed. @zh 返回权益页弹窗。领取后不返回。 */
export const getRightsPopupInfo = get('/api/sdhealth/promotion/user-rights/popup-info', {
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

/** Lists the goods beside the rights of one kind. @zh 列出某类权益旁的商品。 */
export const listRightsGoods = get('/api/sdhealth/promotion/user-rights/rights-goods', {
  query: OfKind,
  data: GoodsList,
});

/** Lists goods by occasion. @zh 按场景列出商品。 */
export const listRightsGoodsV2 = get('/api/sdhealth/promotion/user-rights/rights-goods-v2', {
  query: OfKind,
  data: Type.Object({
    groups: Type.Array(Type.Object({ groupId: Text(), title: Text(), list: Type.Array(RightsGoods) })),
  }),
});

/** Lists the person's rights, unused first. Without `kind`: rights of both kinds. @zh 列出用户的权益，可用的在前。不传 `kind` 时含两类。 */
export const listUserRights = get('/api/sdhealth/promotion/user-rights/rights-list', {
  query: Type.Object({
    kind: Type.Optional(RightsKind()),
    status: Type.Optional(RightStatus()),
  }),
  data: Type.Object({ list: Type.Array(UserRight) }),
});

/** Returns the rights that can be claimed. Public, so a visitor gets them too. @zh 返回可领取的权益。公开，访客也可获取。 */
export const getRightsInfo = get('/api/sdhealth/promotion/user-rights/rights-info', {
  query: Type.Object({ kind: Type.Optional(RightsKind()), version: Type.Optional(RightsVersion()) }),
  data: RightsInfo,
});

/** Returns the number of people who have claimed rights, as a decoration. It must answer within 1 s. @zh 返回已领取人数，仅作装饰，须在 1 秒内返回。 */
export const countRightsReceived = get('/api/sdhealth/promotion/user-rights/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Returns the number of the person's rights by state. @zh 按状态返回用户的权益数量。 */
export const countUserRights = get('/api/sdhealth/promotion/user-rights/get-user-rights-count', {
  data: Type.Object({ unused: Count(), upcoming: Count(), used: Count(), expired: Count() }),
  timeoutMs: 1_000,
});

/** Returns the links to the health app, shown after a claim. @zh 返回健康 App 的下载链接，领取后显示。 */
export const getHealthAppDownload = get('/api/sdhealth/promotion/user-rights/get-health-app-download', {
  data: Type.Object({ ...DownloadLinks.properties, qrcodeUrl: Address(), title: Text(), desc: Text() }),
});

/** Returns the popup after the form was sent. Absent before. @zh 返回领取提交后的弹窗。领取前不返回。 */
export const getSubmitPopup = get('/api/sdhealth/promotion/user-rights/submit-popup', {
  query: OfKind,
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

/**
 * Claims the rights. A second claim returns the existing rights, `isNew` false. Code 40986: a mobile number is required; 40957: the claim
 * period has not begun, or is over. The card's rights (`paid`) come once per paid order of it; 41022: there is no order; 40982: the card is
 * paid but not issued yet.
 * @zh 领取权益。重复领取返回已有权益，`isNew` 为 false。40986：须绑定手机号；40957：领取时段未开始或已结束。健康卡权益（`paid`）每个已支付订单领取一次；41022：没有订单；40982：已支付但尚未开卡。
 */
export const receiveUserRights = post('/api/sdhealth/promotion/user-rights/receive', {
  unread: ['the service counts its sales by it', 'channel', 'subChannel'],
  unseen: 'a second time answers with the same rights',
  json: Type.Object({
    kind: RightsKind(),
    version: Type.Optional(RightsVersion()),
    channel: Type.Optional(Text()),
    subChannel: Type.Optional(Text()),
  }),
  data: Type.Object({ isNew: Type.Boolean(), receivedAt: IsoDateTime(), list: Type.Array(UserRight) }),
  once: true,
  errors: [40957, 40982, 40986, 41022],
});

/** Requests a reminder of unclaimed rights. `sent` is false if they are already claimed. @zh 请求发送未领取权益的提醒消息。已领取时 `sent` 为 false。 */
export const sendUnreceivedMessage = post('/api/sdhealth/promotion/user-rights/unreceived-send-custom-msg', {
  unseen: 'sends a message',
  json: Type.Object({ kind: RightsKind() }),
  data: Type.Object({
    /** True if a message is sent now. @zh 本次发送了消息时为 true。 */
    sent: Type.Boolean(),
  }),
});
