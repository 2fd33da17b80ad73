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

/**
 * One service of the card. `left` of `total` uses remain. An `unlimited` service has neither.
 * @zh 卡的一项服务，剩余 `left` 次，共 `total` 次；不限次数时两者不返回。
 */
export const CardService = Type.Object({
  serviceCode: Text(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  unlimited: Type.Boolean(),
  /** All uses of the service. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  way: ServiceWay(),
  /** The page of the service. For a card holder it contains the card's order of the service. @zh 服务页面；持卡人的链接含卡的该服务订单。 */
  link: Link(),
  /** The page of the last use's result, while it is open. @zh 最近一次使用结果的页面，未结束时返回。 */
  openLink: Type.Optional(Link()),
  /** The order for asking any doctor. Absent if there is none. @zh 向任意医生提问所用的订单；没有时不返回。 */
  asksWith: Type.Optional(Type.Object({ productNo: Text(), orderNo: Text() })),
});
export type CardService = Static<typeof CardService>;

/** The person's health card with its services. @zh 用户的健康卡及其服务。 */
export const HealthCard = Type.Object({
  /** The card's number, masked. @zh 卡号，已脱敏。 */
  cardNo: Text(),
  title: Text(),
  holder: Text(),
  /** `expired` after `validTo`. @zh `active` 有效，`expired` 已过期（`validTo` 之后）。 */
  state: OneOf('active', 'expired'),
  receivedAt: IsoDateTime(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  balanceFen: Fen(),
  services: Type.Array(CardService),
  /** The card's order and the last day of its full refund. Absent if it is not refunded. @zh 卡订单及可全额退款的最后一天；不可退款时不返回。 */
  refund: Type.Optional(
    Type.Object({
      orderNo: Text(),
      /** The last day on which the refund can be asked for. @zh 可申请退款的最后一天。 */
      until: IsoDate(),
    }),
  ),
});
export type HealthCard = Static<typeof HealthCard>;

/** Goods that the card's balance can buy. @zh 可用卡余额购买的商品。 */
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

/** An order of the card or of its goods. @zh 健康卡或其商品的订单。 */
export const CardOrder = Type.Object({
  orderNo: Text(),
  goodsNo: Text(),
  goodsName: Text(),
  quantity: Type.Integer({ minimum: 1 }),
  amountFen: Fen(),
  /** `unpaid`: to be paid like an order of the mall. @zh `unpaid`：与商城订单同样支付；`placed` 已下单；`delivered` 已送达。 */
  status: OneOf('unpaid', 'placed', 'delivered'),
  placedAt: IsoDateTime(),
  /** The balance after the order, in fen. @zh 下单后的余额，单位为分。 */
  balanceFen: Fen(),
});
export type CardOrder = Static<typeof CardOrder>;

/** A coupon that was credited to a card. @zh 已充入健康卡的券。 */
const SentCoupon = Type.Object({
  couponNo: Text(),
  amountFen: Fen(),
  /** The person's own balance afterwards. @zh 充入后用户自己的余额，单位为分。 */
  balanceFen: Fen(),
  /** The friend's number, masked. Absent for the person's own card. @zh 好友的手机号，已脱敏；充入自己的卡时不返回。 */
  mobile: Type.Optional(Text()),
});
export type SentCoupon = Static<typeof SentCoupon>;

/** The idempotency key of the action that created the entry. Older entries have none. @zh 产生该条目的操作的幂等键；较早的条目没有。 */
const ActionKey = () => Type.Optional(Text());

/**
 * A tab that pops up. `canExposure`: whether the person belongs to its audience. `exposure`: how often it is shown.
 * @zh 弹出的标签：`canExposure` 为用户是否属于展示对象，`exposure` 为展示频次。
 */
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
 * @zh 用一次服务换取凭码，凭码页面为 `jumpUrl`。`left` 为用户所见剩余次数，不限次数的服务不传。40987：次数已用完；40400：没有卡或卡内无此服务；40993：该服务在页面使用，不用凭码；40994：已有未用的凭码。
 */
export const useCardService = post('/api/sdhealth/promotion/health-card/use-service', {
  json: Type.Object({
    serviceCode: Text(),
    /** The uses that the page showed as remaining. Absent if unlimited. @zh 页面显示的剩余次数；不限次数时不传。 */
    left: Type.Optional(Count()),
  }),
  data: Type.Object({ logNo: Text(), service: CardService, usedAt: IsoDateTime(), jumpUrl: Link() }),
  once: true,
  seen: ['left'],
  errors: [40400, 40987, 40993, 40994],
});

/**
 * Orders goods of the card, or the card itself (`health-card`). `payBy` is `balance` by default. With `payment` the order is paid like a
 * mall order, under the same number. Code 40988: insufficient balance; 40989: sold out; 40901: price or agreements have changed; 40913: not
 * offered now; 40994: the person already has a card.
 * @zh 订购卡内商品，或健康卡本身（`health-card`）。`payBy` 默认 `balance`；为 `payment` 时按商城订单以同一编号支付。40988：余额不足；40989：已售罄；40901：价格或协议已变；40913：现在不售卖；40994：
 * 用户已有卡。
 */
export const placeCardOrder = post('/api/sdhealth/promotion/health-card/placeOrder', {
  unread: ['the service counts its sales by it', 'channel', 'subChannel'],
  json: Type.Object({
    goodsNo: Text(),
    quantity: Type.Integer({ minimum: 1, maximum: 9 }),
    /** The price of one piece that the page showed, in fen. @zh 页面显示的单价，单位为分。 */
    priceFen: Fen(),
    payBy: Type.Optional(OneOf('balance', 'payment')),
    channel: Type.Optional(Text()),
    subChannel: Type.Optional(Text()),
    /** The version of the agreements that the person has accepted for the order. @zh 用户为该订单同意的协议版本。 */
    agreementsVersion: Type.Optional(Text()),
  }),
  data: CardOrder,
  once: true,
  seen: ['priceFen', 'agreementsVersion'],
  errors: [40901, 40913, 40986, 40988, 40989, 40994],
});

/**
 * Redeems a coupon by its number. Its value is credited to the card's balance, or to the card of the friend with the mobile number. Code
 * 40990: used or unknown; 40001: invalid mobile number.
 * @zh 按券码兑券。金额充入用户的卡，或该手机号好友的卡。40990：已使用或不存在；40001：手机号无效。
 */
export const sendCoupon = post('/api/sdhealth/promotion/health-card/manual-send-coupon', {
  unseen: 'the typed number is all that anybody knows of a coupon',
  json: Type.Object({
    couponNo: Type.String({ pattern: '^[A-Za-z0-9]{6}$' }),
    /** The friend's mobile number. Absent: the person's own card. @zh 好友的手机号；不传则充入自己的卡。 */
    mobile: Type.Optional(Personal('phone')),
  }),
  data: SentCoupon,
  once: true,
  errors: [40001, 40990],
});

/** Tells whether the tab that promotes the card is shown. @zh 判断是否显示推广健康卡的标签。 */
export const canExposurePopTab = get('/api/sdhealth/promotion/health-card/can-exposure-pop-tab', {
  data: Type.Object({
    canExposure: Type.Boolean(),
    /** The tab to show. Absent if `canExposure` is false. @zh 要显示的标签；`canExposure` 为 false 时不返回。 */
    tab: Type.Optional(PopTab),
  }),
});

/**
 * Lists the credits of the card's balance, the coupons sent to friends, and the orders paid by the balance, each newest first.
 * @zh 列出卡余额的充值、送给好友的券和余额支付的订单，各自从新到旧。
 */
export const getUserRechargeInfo = get('/api/sdhealth/promotion/health-card/get-user-recharge-info', {
  data: Type.Object({
    balanceFen: Fen(),
    totalFen: Fen(),
    list: Type.Array(
      Type.Object({
        rechargeNo: Text(),
        amountFen: Fen(),
        /** Where the credit came from: the card itself, a coupon, or a company. @zh 充值来源：卡本身、券或企业。 */
        source: OneOf('card', 'coupon', 'company'),
        title: Text(),
        at: IsoDateTime(),
        /** The coupon, if the person has credited one to the card. @zh 用户充入卡内的券，有则返回。 */
        couponNo: Type.Optional(Text()),
        actionKey: ActionKey(),
      }),
    ),
    orders: Type.Array(Type.Object({ ...CardOrder.properties, actionKey: ActionKey() })),
    /** The coupons that the person sent to friends, newest first. @zh 用户送给好友的券，从新到旧。 */
    sent: Type.Array(Type.Object({ ...SentCoupon.properties, at: IsoDateTime(), actionKey: ActionKey() })),
  }),
});

/** Lists the tabs that may pop up at the end of a rights page. The app shows the first that is due. @zh 列出权益页末尾可弹出的标签。应用显示第一个到期应展示的标签。 */
export const listExposurePopTabs = get('/api/sdhealth/promotion/health-card/can-exposure-list-pop-tab', {
  data: Type.Object({ list: Type.Array(PopTab) }),
});

/** Returns the number of issued cards, as a decoration. It must answer within 1 s. @zh 返回已发卡数量，仅作装饰，须在 1 秒内返回。 */
export const countHealthCards = get('/api/sdhealth/promotion/health-card/count', {
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
  prefetch: 'logged-in',
});

/** Tells whether the person has a card or has paid for one that is being issued. @zh 判断用户是否已有健康卡，或已付款正在开卡。 */
export const hasReceiveHealthCard = get('/api/sdhealth/promotion/health-card/has-receive-health-card', {
  data: Type.Object({ received: Type.Boolean() }),
});

/** The offer of the card to this person, with the current price. @zh 该用户可购买的健康卡及当前价格。 */
export const CardOffer = Type.Object({
  goodsNo: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  validMonths: Type.Integer({ minimum: 1 }),
  terms: Type.Optional(OrderTerms),
});
export type CardOffer = Static<typeof CardOffer>;

/** The person's last order of the card or of goods that is paid with money. @zh 用户以付款方式购买健康卡或商品的最近订单。 */
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
 * @zh 判断用户是否有卡，并返回起止时间（已付款未开卡时不返回）。不向该用户售卖（已有、等待开卡或停售）时不返回 `offer`；`orders` 为每种商品的最近订单。
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

/** Returns the person's card. Absent without one. @zh 返回用户的健康卡。没有时不返回。 */
export const getHealthCardInfo = get('/api/sdhealth/promotion/health-card/health-card-info', {
  data: Type.Object({ card: Type.Optional(HealthCard) }),
});

/** Returns the content of the page for claiming a card. `whyNot` exists if none can be claimed. @zh 返回领卡页内容。不能领取时返回 `whyNot`。 */
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

/** Returns the head of the card's page: names, balance and counts. A visitor gets empty texts and 0. @zh 返回健康卡页头部：昵称、余额和数量。访客得到空文本和 0。 */
export const getUserAccountInfo = get('/api/sdhealth/promotion/health-card/get-user-account-info', {
  data: Type.Object({
    nickname: Type.String(),
    /** Masked. Empty if none is bound. @zh 手机号，已脱敏；未绑定时为空。 */
    mobile: Type.String(),
    /** Masked. Absent without a card. @zh 卡号，已脱敏；没有卡时不返回。 */
    cardNo: Type.Optional(Text()),
    balanceFen: Fen(),
    couponCount: Count(),
    orderCount: Count(),
  }),
});

/** Lists the uses, newest first: sent questions, bookings, vouchers. @zh 列出使用记录，从新到旧：提问、预约、凭码。 */
export const listServiceLog = get('/api/sdhealth/promotion/health-card/service-log-data', {
  query: Type.Object(Paging),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        logNo: Text(),
        serviceCode: Text(),
        name: Text(),
        usedAt: IsoDateTime(),
        /** Where it was used, as words to show. @zh 显示的使用渠道。 */
        channel: Text(),
        /** The page of the use. Absent if it has none. @zh 使用记录的页面；没有时不返回。 */
        link: Type.Optional(Link()),
        /** The time when the booking or voucher was cancelled and the use returned. @zh 预约或凭码取消、次数退还的时间。 */
        givenBackAt: Type.Optional(IsoDateTime()),
        actionKey: ActionKey(),
      }),
    ),
    total: Count(),
  }),
});

/** Lists the goods that the card's balance can buy, in pages, for the card's page. @zh 分页列出可用卡余额购买的商品，供健康卡页使用。 */
export const listCardGoods = get('/api/sdhealth/promotion/health-card/get-goods-list', {
  query: Type.Object(Paging),
  data: Type.Object({ list: Type.Array(CardGoods), total: Count() }),
});

/** Lists the card's goods by category. @zh 按类目列出卡内商品。 */
export const listCardGoodsV2 = get('/api/sdhealth/promotion/health-card/v2/get-goods-list', {
  data: Type.Object({
    groups: Type.Array(
      Type.Object({ category: CardGoods.properties.category, title: Text(), list: Type.Array(CardGoods) }),
    ),
  }),
});

/** Returns the title, limits and rules of the card's goods. @zh 返回卡内商品的标题、限制和规则。 */
export const getCardGoodsConfig = get('/api/sdhealth/promotion/health-card/get-goods-config', {
  data: Type.Object({
    title: Text(),
    maxQuantity: Type.Integer({ minimum: 1 }),
    /** The number of days until delivery. @zh 送达所需天数。 */
    deliveryDays: Count(),
    rules: Type.Array(Text()),
  }),
});
