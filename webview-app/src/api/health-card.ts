import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { OrderTerms } from './mall.ts';
import {
  Address,
  Count,
  Exposure,
  Fen,
  IsoDate,
  IsoDateTime,
  Link,
  OneOf,
  OrderStatus,
  Paging,
  Personal,
  ServiceWay,
  Text,
} from './shapes.ts';

/** One service of the card. `left` of `total` uses remain. An `unlimited` service has neither. */
export const CardService = Type.Object({
  serviceCode: Text(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  way: ServiceWay(),
  /** The page of the service. For a card holder it contains the card's order of the service. */
  link: Link(),
  /** The page of the last use's result, while it is open. */
  openLink: Type.Optional(Link()),
  /** The order for asking any doctor. Absent if there is none. */
  asksWith: Type.Optional(Type.Object({ productNo: Text(), orderNo: Text() })),
});
export type CardService = Static<typeof CardService>;

export const HealthCard = Type.Object({
  /** Masked. */
  cardNo: Text(),
  title: Text(),
  holder: Text(),
  state: OneOf('active', 'expired'),
  receivedAt: IsoDateTime(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  balanceFen: Fen(),
  services: Type.Array(CardService),
});
export type HealthCard = Static<typeof HealthCard>;

/** Goods that the card's balance can buy. */
export const CardGoods = Type.Object({
  goodsNo: Text(),
  name: Text(),
  desc: Text(),
  imgUrl: Address(),
  category: OneOf('checkup', 'dental', 'vision', 'care'),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  stock: Count(),
});
export type CardGoods = Static<typeof CardGoods>;

export const CardOrder = Type.Object({
  orderNo: Text(),
  goodsNo: Text(),
  goodsName: Text(),
  quantity: Type.Integer({ minimum: 1 }),
  amountFen: Fen(),
  /** `unpaid`: to be paid like an order of the mall. */
  status: OneOf('unpaid', 'placed', 'delivered'),
  placedAt: IsoDateTime(),
  balanceFen: Fen(),
});
export type CardOrder = Static<typeof CardOrder>;

/** A coupon that was credited to a card. */
const SentCoupon = Type.Object({
  couponNo: Text(),
  amountFen: Fen(),
  /** The person's own balance afterwards. */
  balanceFen: Fen(),
  /** The friend's number, masked. Absent for the person's own card. */
  mobile: Type.Optional(Text()),
});
export type SentCoupon = Static<typeof SentCoupon>;

/** The idempotency key of the action that created the entry. Older entries have none. */
const ActionKey = () => Type.Optional(Text());

/** A tab that pops up. `canExposure`: whether the person belongs to its audience. `exposure`: how often it is shown. */
export const PopTab = Type.Object({
  tabId: Text(),
  title: Text(),
  canExposure: Type.Boolean(),
  exposure: Exposure(),
  link: Link(),
});
export type PopTab = Static<typeof PopTab>;

/**
 * Spends one use of a service for a voucher, whose page is `jumpUrl`. `left` is the number of uses that the person saw, absent for an
 * unlimited service. Code 40987: no use is left; 40400: no card, or no such service on it; 40993: the service is used on its page, not by a
 * voucher; 40994: an open voucher exists.
 */
export const useCardService = post('/api/sdhealth/promotion/health-card/use-service', {
  json: Type.Object({ serviceCode: Text(), left: Type.Optional(Count()) }),
  data: Type.Object({ logNo: Text(), service: CardService, usedAt: IsoDateTime(), jumpUrl: Link() }),
  once: true,
  seen: ['left'],
  errors: [40400, 40987, 40993, 40994],
});

/**
 * Orders goods of the card, or the card itself (`health-card`). `payBy` is `balance` by default. With `payment` the order is paid like
 * a mall order, under the same number. Code 40988: insufficient balance; 40989: sold out; 40901: price or agreements have changed; 40913:
 * not offered now; 40994: the person already has a card.
 */
export const placeCardOrder = post('/api/sdhealth/promotion/health-card/placeOrder', {
  unread: ['the service counts its sales by it', 'channel', 'subChannel'],
  json: Type.Object({
    goodsNo: Text(),
    quantity: Type.Integer({ minimum: 1, maximum: 9 }),
    priceFen: Fen(),
    payBy: Type.Optional(OneOf('balance', 'payment')),
    channel: Type.Optional(Text()),
    subChannel: Type.Optional(Text()),
    /** The version of the agreements that the person has accepted for the order. */
    agreementsVersion: Type.Optional(Text()),
  }),
  data: CardOrder,
  once: true,
  seen: ['priceFen', 'agreementsVersion'],
  errors: [40901, 40913, 40986, 40988, 40989, 40994],
});

/**
 * Redeems a coupon by its number: exactly 6 letters or digits (specification, section 5). Its value is credited to the card's balance, or
 * to the card of the friend with the mobile number. Code 40990: used or unknown; 40001: invalid mobile number.
 */
export const sendCoupon = post('/api/sdhealth/promotion/health-card/manual-send-coupon', {
  unseen: 'the typed number is all that anybody knows of a coupon',
  json: Type.Object({
    couponNo: Type.String({ pattern: '^[A-Za-z0-9]{6}$' }),
    mobile: Type.Optional(Personal('phone')),
  }),
  data: SentCoupon,
  once: true,
  errors: [40001, 40990],
});

/** Tells whether the tab that promotes the card is shown. */
export const canExposurePopTab = get('/api/sdhealth/promotion/health-card/can-exposure-pop-tab', {
  data: Type.Object({ canExposure: Type.Boolean(), tab: Type.Optional(PopTab) }),
});

/** Lists the credits of the card's balance, the coupons sent to friends, and the orders paid by the balance, each newest first. */
export const getUserRechargeInfo = get('/api/sdhealth/promotion/health-card/get-user-recharge-info', {
  data: Type.Object({
    balanceFen: Fen(),
    totalFen: Fen(),
    list: Type.Array(
      Type.Object({
        rechargeNo: Text(),
        amountFen: Fen(),
        source: OneOf('card', 'coupon', 'company'),
        title: Text(),
        at: IsoDateTime(),
        /** The coupon, if the person has credited one to the card. */
        couponNo: Type.Optional(Text()),
        actionKey: ActionKey(),
      }),
    ),
    orders: Type.Array(Type.Object({ ...CardOrder.properties, actionKey: ActionKey() })),
    sent: Type.Array(Type.Object({ ...SentCoupon.properties, at: IsoDateTime(), actionKey: ActionKey() })),
  }),
});

export const listExposurePopTabs = get('/api/sdhealth/promotion/health-card/can-exposure-list-pop-tab', {
  data: Type.Object({ list: Type.Array(PopTab) }),
});

/** Returns the number of issued cards. */
export const countHealthCards = get('/api/sdhealth/promotion/health-card/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
  prefetch: 'logged-in',
});

export const hasReceiveHealthCard = get('/api/sdhealth/promotion/health-card/has-receive-health-card', {
  data: Type.Object({ received: Type.Boolean() }),
});

/** The offer of the card to this person, with the current price. */
export const CardOffer = Type.Object({
  goodsNo: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  validMonths: Type.Integer({ minimum: 1 }),
  terms: Type.Optional(OrderTerms),
});
export type CardOffer = Static<typeof CardOffer>;

/** The person's last order of the card or of goods that is paid with money. */
export const CardPayment = Type.Object({
  goodsNo: Text(),
  orderNo: Text(),
  status: OrderStatus(),
  paidAt: Type.Optional(IsoDateTime()),
});
export type CardPayment = Static<typeof CardPayment>;

/**
 * Tells whether the person has a card, with its start and end, which are absent while a paid card is being issued. `offer` is absent if the
 * card is not sold to this person: they have a card or wait for it, or it is not for sale. `orders` has the last order of each goods.
 */
export const hasReceiveHealthCardV2 = get('/api/sdhealth/promotion/health-card/v2/has-receive-health-card', {
  data: Type.Object({
    received: Type.Boolean(),
    receivedAt: Type.Optional(IsoDateTime()),
    validTo: Type.Optional(IsoDate()),
    offer: Type.Optional(CardOffer),
    orders: Type.Array(CardPayment),
  }),
});

/** Returns the person's card. Absent without one. */
export const getHealthCardInfo = get('/api/sdhealth/promotion/health-card/health-card-info', {
  data: Type.Object({ card: Type.Optional(HealthCard) }),
});

/** Returns the content of the page for claiming a card. `whyNot` exists if none can be claimed. */
export const visitReceiveHealthCardPage = get('/api/sdhealth/promotion/health-card/visit-receive-health-card-page', {
  data: Type.Object({
    title: Text(),
    subtitle: Text(),
    canReceive: Type.Boolean(),
    whyNot: Type.Optional(Text()),
    services: Type.Array(CardService),
    rules: Type.Array(Text()),
  }),
});

export const getUserAccountInfo = get('/api/sdhealth/promotion/health-card/get-user-account-info', {
  data: Type.Object({
    nickname: Type.String(),
    /** Masked. Empty if none is bound. */
    mobile: Type.String(),
    /** Masked. Absent without a card. */
    cardNo: Type.Optional(Text()),
    balanceFen: Fen(),
    couponCount: Count(),
    orderCount: Count(),
  }),
});

/** Lists the uses, newest first: sent questions, bookings, vouchers. */
export const listServiceLog = get('/api/sdhealth/promotion/health-card/service-log-data', {
  query: Type.Object(Paging),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        logNo: Text(),
        serviceCode: Text(),
        name: Text(),
        usedAt: IsoDateTime(),
        channel: Text(),
        /** The page of the use. Absent if it has none. */
        link: Type.Optional(Link()),
        /** The time when the booking or voucher was cancelled and the use returned. */
        givenBackAt: Type.Optional(IsoDateTime()),
        actionKey: ActionKey(),
      }),
    ),
    total: Count(),
  }),
});

export const listCardGoods = get('/api/sdhealth/promotion/health-card/get-goods-list', {
  query: Type.Object(Paging),
  data: Type.Object({ list: Type.Array(CardGoods), total: Count() }),
});

/** Lists the card's goods by category. */
export const listCardGoodsV2 = get('/api/sdhealth/promotion/health-card/v2/get-goods-list', {
  data: Type.Object({
    groups: Type.Array(
      Type.Object({ category: CardGoods.properties.category, title: Text(), list: Type.Array(CardGoods) }),
    ),
  }),
});

export const getCardGoodsConfig = get('/api/sdhealth/promotion/health-card/get-goods-config', {
  data: Type.Object({
    title: Text(),
    maxQuantity: Type.Integer({ minimum: 1 }),
    /** The number of days until delivery. */
    deliveryDays: Count(),
    rules: Type.Array(Text()),
  }),
});
