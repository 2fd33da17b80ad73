import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, Exposure, Fen, IsoDate, IsoDateTime, Link, OneOf, ServiceWay, Text } from './shapes.ts';

/** Free rights are part of the service. Paid rights need a health card. */
const RightsKind = () => OneOf('free', 'paid');
/** The page version. Absent: the first version. */
const RightsVersion = () => OneOf('v2', 'v3', 'v4', 'v5', 'v6');

const RightStatus = () => OneOf('unused', 'upcoming', 'used', 'expired');

/** One right of a person. `left` of `total` uses remain. An `unlimited` right has neither. */
export const UserRight = Type.Object({
  rightsNo: Text(),
  kind: RightsKind(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  /** `upcoming`: the person has the right, but can use it only from `validFrom` on. */
  status: RightStatus(),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  /** The page to use the right. */
  link: Type.Optional(Link()),
  /** The right's health card service, how it is used, and the page of its last use's result. */
  serviceCode: Type.Optional(Text()),
  way: Type.Optional(ServiceWay()),
  openLink: Type.Optional(Link()),
});
export type UserRight = Static<typeof UserRight>;

/** Goods that are offered beside the rights. */
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

/** The rights that can be claimed. */
export const RightsInfo = Type.Object({
  kind: RightsKind(),
  title: Text(),
  subtitle: Text(),
  receivedCount: Count(),
  validMonths: Type.Integer({ minimum: 1 }),
  /** The total price of the rights if bought separately. */
  worthFen: Fen(),
  items: Type.Array(Type.Object({ name: Text(), desc: Text(), icon: UserRight.properties.icon })),
  rules: Type.Array(Text()),
});
export type RightsInfo = Static<typeof RightsInfo>;

export const RightsPopup = Type.Object({
  popupId: Text(),
  /** The frequency of the popup. */
  exposure: Exposure(),
  title: Text(),
  text: Text(),
  imgUrl: Address(),
  buttonText: Text(),
  link: Link(),
});
export type RightsPopup = Static<typeof RightsPopup>;

const OfKind = Type.Object({ kind: Type.Optional(RightsKind()) });
const GoodsList = Type.Object({ list: Type.Array(RightsGoods) });

/** Tells whether rights were claimed: free rights unless `kind` differs. */
export const hasReceivedRights = get('/api/sdhealth/promotion/user-rights/has-received', {
  query: OfKind,
  data: Type.Object({ received: Type.Boolean(), receivedAt: Type.Optional(IsoDateTime()) }),
});

/** Lists all goods of the rights pages. */
export const listUserRightsGoods = get('/api/sdhealth/promotion/user-rights/goods-list', { data: GoodsList });

/** Returns the popup of the rights page. Absent once the rights are claimed. */
export const getRightsPopupInfo = get('/api/sdhealth/promotion/user-rights/popup-info', {
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

export const listRightsGoods = get('/api/sdhealth/promotion/user-rights/rights-goods', {
  query: OfKind,
  data: GoodsList,
});

/** Lists goods by occasion. */
export const listRightsGoodsV2 = get('/api/sdhealth/promotion/user-rights/rights-goods-v2', {
  query: OfKind,
  data: Type.Object({
    groups: Type.Array(Type.Object({ groupId: Text(), title: Text(), list: Type.Array(RightsGoods) })),
  }),
});

/** Lists the person's rights, unused first. Without `kind`: rights of both kinds. */
export const listUserRights = get('/api/sdhealth/promotion/user-rights/rights-list', {
  query: Type.Object({
    kind: Type.Optional(RightsKind()),
    status: Type.Optional(RightStatus()),
  }),
  data: Type.Object({ list: Type.Array(UserRight) }),
});

/** Returns the rights that can be claimed. Public, so a visitor gets them too. */
export const getRightsInfo = get('/api/sdhealth/promotion/user-rights/rights-info', {
  query: Type.Object({ kind: Type.Optional(RightsKind()), version: Type.Optional(RightsVersion()) }),
  data: RightsInfo,
});

/** Returns the number of people who have claimed rights. */
export const countRightsReceived = get('/api/sdhealth/promotion/user-rights/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Returns the number of the person's rights by state. */
export const countUserRights = get('/api/sdhealth/promotion/user-rights/get-user-rights-count', {
  data: Type.Object({ unused: Count(), upcoming: Count(), used: Count(), expired: Count() }),
  timeoutMs: 1_000,
});

export const getHealthAppDownload = get('/api/sdhealth/promotion/user-rights/get-health-app-download', {
  data: Type.Object({ ...DownloadLinks.properties, qrcodeUrl: Address(), title: Text(), desc: Text() }),
});

/** Returns the popup after the form was sent. Absent before. */
export const getSubmitPopup = get('/api/sdhealth/promotion/user-rights/submit-popup', {
  query: OfKind,
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

/**
 * Claims the rights. A second claim returns the existing rights, `isNew` false. Code 40986: a mobile number is required; 40957: the claim
 * period has not begun, or is over. The card's rights (`paid`) come once per paid order of it; 41022: there is no order; 40982: the card is
 * paid but not issued yet.
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

/** Requests a reminder of unclaimed rights in the messaging app. `sent` is false if they are already claimed. */
export const sendUnreceivedMessage = post('/api/sdhealth/promotion/user-rights/unreceived-send-custom-msg', {
  unseen: 'sends a message',
  json: Type.Object({ kind: RightsKind() }),
  data: Type.Object({ sent: Type.Boolean() }),
});
