import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, Exposure, Fen, IsoDate, IsoDateTime, Link, OneOf, ServiceWay, Text } from './shapes.ts';

/** Free rights come with the service; paid ones with a health card. */
const RightsKind = () => OneOf('free', 'paid');
/** Page versions; absent is the first. */
const RightsVersion = () => OneOf('v2', 'v3', 'v4', 'v5', 'v6');

const RightStatus = () => OneOf('unused', 'upcoming', 'used', 'expired');

/** One right a person has. `left` of `total` uses remain; `unlimited` ones have neither. */
export const UserRight = Type.Object({
  rightsNo: Text(),
  kind: RightsKind(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  /** `upcoming`: it is the person's, and can be used from `validFrom` on. */
  status: RightStatus(),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  /** The page to use it. */
  link: Type.Optional(Link()),
  /** The service of the health card that it is, the way in which it is had, and the page of what its last use has brought. */
  serviceCode: Type.Optional(Text()),
  way: Type.Optional(ServiceWay()),
  openLink: Type.Optional(Link()),
});
export type UserRight = Static<typeof UserRight>;

/** Something offered along with the rights. */
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

/** The rights that can be received, before they are. */
export const RightsInfo = Type.Object({
  kind: RightsKind(),
  title: Text(),
  subtitle: Text(),
  receivedCount: Count(),
  validMonths: Type.Integer({ minimum: 1 }),
  /** The price of the rights, each by itself. */
  worthFen: Fen(),
  items: Type.Array(Type.Object({ name: Text(), desc: Text(), icon: UserRight.properties.icon })),
  rules: Type.Array(Text()),
});
export type RightsInfo = Static<typeof RightsInfo>;

export const RightsPopup = Type.Object({
  popupId: Text(),
  /** The rule by which a person is shown it. */
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

/** Of free rights unless `kind` says otherwise. */
export const hasReceivedRights = get('/api/sdhealth/promotion/user-rights/has-received', {
  query: OfKind,
  data: Type.Object({ received: Type.Boolean(), receivedAt: Type.Optional(IsoDateTime()) }),
});

/** All goods that any of the rights pages offers. */
export const listUserRightsGoods = get('/api/sdhealth/promotion/user-rights/goods-list', { data: GoodsList });

/** The content over the rights page; absent once the rights are received. */
export const getRightsPopupInfo = get('/api/sdhealth/promotion/user-rights/popup-info', {
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

export const listRightsGoods = get('/api/sdhealth/promotion/user-rights/rights-goods', {
  query: OfKind,
  data: GoodsList,
});

/** The same by occasion. */
export const listRightsGoodsV2 = get('/api/sdhealth/promotion/user-rights/rights-goods-v2', {
  query: OfKind,
  data: Type.Object({
    groups: Type.Array(Type.Object({ groupId: Text(), title: Text(), list: Type.Array(RightsGoods) })),
  }),
});

/** The person's rights, unused first; without `kind` of both kinds. */
export const listUserRights = get('/api/sdhealth/promotion/user-rights/rights-list', {
  query: Type.Object({
    kind: Type.Optional(RightsKind()),
    status: Type.Optional(RightStatus()),
  }),
  data: Type.Object({ list: Type.Array(UserRight) }),
});

/** Public: also a visitor sees what there is to receive. */
export const getRightsInfo = get('/api/sdhealth/promotion/user-rights/rights-info', {
  query: Type.Object({ kind: Type.Optional(RightsKind()), version: Type.Optional(RightsVersion()) }),
  data: RightsInfo,
});

/** The number of people who have received rights. */
export const countRightsReceived = get('/api/sdhealth/promotion/user-rights/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** The number of the person's rights. */
export const countUserRights = get('/api/sdhealth/promotion/user-rights/get-user-rights-count', {
  data: Type.Object({ unused: Count(), upcoming: Count(), used: Count(), expired: Count() }),
  timeoutMs: 1_000,
});

export const getHealthAppDownload = get('/api/sdhealth/promotion/user-rights/get-health-app-download', {
  data: Type.Object({ ...DownloadLinks.properties, qrcodeUrl: Address(), title: Text(), desc: Text() }),
});

/** The content after the form was sent; absent before. */
export const getSubmitPopup = get('/api/sdhealth/promotion/user-rights/submit-popup', {
  query: OfKind,
  data: Type.Object({ popup: Type.Optional(RightsPopup) }),
});

/**
 * Receives the rights. A second time answers with what is there, `isNew` false. Code 40986: a mobile number is needed; 40957: the claim
 * has not begun, or is over. Those of the card (`paid`) come once for each paid order of it; 41022: there is none; 40982: the card is
 * paid and on its way.
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

/** Asks for a reminder, in the messaging app, that rights wait. `sent` is false where they are received already. */
export const sendUnreceivedMessage = post('/api/sdhealth/promotion/user-rights/unreceived-send-custom-msg', {
  unseen: 'sends a message',
  json: Type.Object({ kind: RightsKind() }),
  data: Type.Object({ sent: Type.Boolean() }),
});
