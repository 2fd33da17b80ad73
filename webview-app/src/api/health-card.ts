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

/** One service of the card. `left` of `total` uses remain; `unlimited` ones have neither. */
export const CardService = Type.Object({
  serviceCode: Text(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  way: ServiceWay(),
  /** The page of the service. To the holder of a card it names the card's order of the service. */
  link: Link(),
  /** The page of what the last use has brought, while it goes on. */
  openLink: Type.Optional(Link()),
  /** The order with which any doctor can be asked; absent where there is none. */
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

/** Bought with the card's balance. */
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
  /** `unpaid`: it is to be paid like an order of the mall. */
  status: OneOf('unpaid', 'placed', 'delivered'),
  placedAt: IsoDateTime(),
  balanceFen: Fen(),
});
export type CardOrder = Static<typeof CardOrder>;

/** A coupon that was put on a card. */
const SentCoupon = Type.Object({
  couponNo: Text(),
  amountFen: Fen(),
  /** The person's own balance after it. */
  balanceFen: Fen(),
  /** The friend's number, masked; absent for the person's own card. */
  mobile: Type.Optional(Text()),
});
export type SentCoupon = Static<typeof SentCoupon>;

/** The key of the action that something came of; what is older has none. */
const ActionKey = () => Type.Optional(Text());

/** A tab that pops up. `canExposure`: the person is one whom it is for; `exposure`: how often. */
export const PopTab = Type.Object({
  tabId: Text(),
  title: Text(),
  canExposure: Type.Boolean(),
  exposure: Exposure(),
  link: Link(),
});
export type PopTab = Static<typeof PopTab>;

/**
 * Spends a use of a service for a voucher, whose page is `jumpUrl`. `left` is the number of uses that the person saw; absent for an unlimited
 * service. Code 40987: nothing is left of it; 40400: no card, or no such service on it; 40993: its page does the thing, not a voucher; 40994:
 * there is an open voucher of it.
 */
export const useCardService = post('/api/sdhealth/promotion/health-card/use-service', {
  json: Type.Object({ serviceCode: Text(), left: Type.Optional(Count()) }),
  data: Type.Object({ logNo: Text(), service: CardService, usedAt: IsoDateTime(), jumpUrl: Link() }),
  once: true,
  seen: ['left'],
  errors: [40400, 40987, 40993, 40994],
});

/**
 * Orders goods of the card, or the card itself (`health-card`). `payBy` is `balance` unless it says `payment`: such an order is paid like one
 * of the mall, under the same number. Code 40988: the balance does not suffice; 40989: sold out; 40901: another price or other agreements now; 40913: not
 * offered now; 40994: the person has a card already.
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
    /** The version of the agreements that the person has ticked for it. */
    agreementsVersion: Type.Optional(Text()),
  }),
  data: CardOrder,
  once: true,
  seen: ['priceFen', 'agreementsVersion'],
  errors: [40901, 40913, 40986, 40988, 40989, 40994],
});

/**
 * A coupon by its number: exactly 6 letters or digits (specification, section 5). Its value goes on the card's balance, or on that of the
 * friend who has the mobile number. Code 40990: used or unknown; 40001: no mobile number.
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

/** Tells if the tab that invites to the card is shown. */
export const canExposurePopTab = get('/api/sdhealth/promotion/health-card/can-exposure-pop-tab', {
  data: Type.Object({ canExposure: Type.Boolean(), tab: Type.Optional(PopTab) }),
});

/** The amounts put on the card's balance, the coupons sent to friends, and the orders paid by the balance: each newest first. */
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
        /** Of a coupon that the person has put on the card. */
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

/** Cards given out so far. */
export const countHealthCards = get('/api/sdhealth/promotion/health-card/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

export const hasReceiveHealthCard = get('/api/sdhealth/promotion/health-card/has-receive-health-card', {
  data: Type.Object({ received: Type.Boolean() }),
});

/** The offer of the card to this person, with the price of now. */
export const CardOffer = Type.Object({
  goodsNo: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  validMonths: Type.Integer({ minimum: 1 }),
  terms: Type.Optional(OrderTerms),
});
export type CardOffer = Static<typeof CardOffer>;

/** The person's last order that is paid with money, of the card or of goods. */
export const CardPayment = Type.Object({
  goodsNo: Text(),
  orderNo: Text(),
  status: OrderStatus(),
  paidAt: Type.Optional(IsoDateTime()),
});
export type CardPayment = Static<typeof CardPayment>;

/**
 * The same, with when and until when; both are absent while a card that is paid is on its way. `offer` is absent where the card is not sold to this person: they have one, or wait for one that is
 * paid, or nobody can have it now. `orders` has the last one of each goods.
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

/** The person's card; absent without one. */
export const getHealthCardInfo = get('/api/sdhealth/promotion/health-card/health-card-info', {
  data: Type.Object({ card: Type.Optional(HealthCard) }),
});

/** The content of the page on which a card is received. `whyNot` is there when none can be. */
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
    /** Masked; empty where none is bound. */
    mobile: Type.String(),
    /** Masked; absent without a card. */
    cardNo: Type.Optional(Text()),
    balanceFen: Fen(),
    couponCount: Count(),
    orderCount: Count(),
  }),
});

/** The things that uses were spent on, newest first: questions that were sent, bookings, vouchers. */
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
        /** The page of the thing; absent where nothing else is known of it. */
        link: Type.Optional(Link()),
        /** The booking or the voucher was called off, and the use came back. */
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

/** The same by category. */
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
    /** Days until what was ordered is there. */
    deliveryDays: Count(),
    rules: Type.Array(Text()),
  }),
});
