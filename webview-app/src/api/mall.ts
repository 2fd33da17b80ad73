import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import {
  Address,
  ConfCode,
  Count,
  Fen,
  IsoDate,
  IsoDateTime,
  LongList,
  NotPersonal,
  OneOf,
  OrderStatus,
  Personal,
  Secret,
  Step,
  Text,
} from './shapes.ts';
import { seenAmountFen } from './shapes-displayed-state.ts';

/** The current terms of an order, shown before it is created. @zh 下单前显示的当前订单条款。 */
export const OrderTerms = Type.Object({
  /** The persons for whom the order is possible. @zh 订单适用的人员。 */
  forWhom: Text(),
  /** The last day of use of an order made today. @zh 今天下单的有效期最后一天。 */
  validTo: IsoDate(),
  /** The period of a full refund. @zh 可全额退款的期限。 */
  refundUntil: Text(),
  /** The contractual partner. @zh 合同相对方。 */
  provider: Text(),
});
export type OrderTerms = Static<typeof OrderTerms>;

/** A package in the list. Prices come from here, never from static configuration or a cache. @zh 列表中的套餐；价格以此为准，不取自静态配置或缓存。 */
export const PackageSummary = Type.Object({
  productNo: Text(),
  name: Text(),
  subtitle: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  salesVolume: Count(),
  coverUrl: Address(),
  tags: Type.Array(Text()),
  /** False: visible, but not for sale now. @zh false：可见但现在不售卖。 */
  onSale: Type.Boolean(),
  /** Present while a campaign offers the package. `endsAt` is its end, if it has one. @zh 活动期间返回，`endsAt` 为活动结束时间，有则返回。 */
  offer: Type.Optional(Type.Object({ endsAt: Type.Optional(IsoDateTime()) })),
  terms: Type.Optional(OrderTerms),
});
export type PackageSummary = Static<typeof PackageSummary>;

/**
 * A new order. `priceFen` is the price that the person saw. If price or agreements have changed, nothing is ordered (code 40901).
 * @zh 新订单，`priceFen` 为用户所见价格；价格或协议已变时不下单（40901）。
 */
export const NewOrder = Type.Object({
  productNo: Text(),
  /** The price that the page showed, in fen. @zh 页面显示的价格，单位为分。 */
  priceFen: Fen(),
  channel: Type.Optional(Text()),
  subChannel: Type.Optional(Text()),
  /** The version of the agreements that the person has accepted for the order. @zh 用户为该订单同意的协议版本。 */
  agreementsVersion: Type.Optional(Text()),
});
export type NewOrder = Static<typeof NewOrder>;

/** A new order, or the unpaid one that the person already had. @zh 新订单，或用户已有的未支付订单。 */
export const OrderCreated = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  /** The time at which the unpaid order closes automatically. @zh 未支付订单自动关闭的时间。 */
  payBefore: IsoDateTime(),
});
export type OrderCreated = Static<typeof OrderCreated>;

/** The fields for the payment host. Unknown fields are passed on unchanged. @zh 传给支付方的字段，未知字段原样传递。 */
export const PayInfo = Type.Object({
  /** The kind of payment. An unknown kind uses the default path. @zh 支付类型；未知类型使用默认路径。 */
  unifiedOrderType: Type.Optional(Type.Unknown()),
  merchantNo: Text(),
  /** The payment host's number of the payment. @zh 支付方的交易号。 */
  tradeNo: Text(),
  subject: Text(),
  amountFen: Fen(),
  currency: Text(),
});
export type PayInfo = Static<typeof PayInfo>;

/**
 * The payment of an order. An order has at most one open `paySeq`. A closed payment can never be paid.
 * @zh 订单的支付。一个订单最多一个未完成的 `paySeq`；已关闭的支付不能再支付。
 */
export const PaymentOrder = Type.Object({
  orderNo: Text(),
  paySeq: Text(),
  payInfo: PayInfo,
  redirectUrl: Type.Optional(Address()),
  failUrl: Type.Optional(Address()),
  payServiceOrderId: Text(),
  signature: Secret(),
  paymentPlatform: Type.Integer(),
  confCode: Type.Optional(ConfCode()),
  amountFen: Fen(),
  /** The time at which the payment closes if it is not paid. @zh 未支付时该笔支付关闭的时间。 */
  expiresAt: IsoDateTime(),
});
export type PaymentOrder = Static<typeof PaymentOrder>;

/** The server's state of an order. It is the proof of a payment; a host's message is only a hint. @zh 服务端的订单状态，是支付结果的凭证；宿主的消息仅供参考。 */
export const OrderState = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  paidAt: Type.Optional(IsoDateTime()),
  /** The last day of use. Absent if nothing can be used, or the use is unlimited. @zh 有效期最后一天；无可使用内容或不限期时不返回。 */
  validTo: Type.Optional(IsoDate()),
  /** The time at which the unpaid order closes automatically. @zh 未支付订单自动关闭的时间。 */
  payBefore: Type.Optional(IsoDateTime()),
  /** The last payment attempt, if it exists. `closed` was declined, left or replaced. @zh 最近一次支付尝试，有则返回；`closed` 为被拒、放弃或被替换。 */
  payment: Type.Optional(
    Type.Object({
      paySeq: Text(),
      /** `open` can be paid, `closed` was declined, left or replaced. @zh `open` 可支付，`paid` 已支付，`closed` 被拒、放弃或被替换。 */
      state: OneOf('open', 'paid', 'closed'),
    }),
  ),
  nextStep: OneOf('pay', 'book', 'view', 'none'),
});
export type OrderState = Static<typeof OrderState>;

/** A reason for a refund, to choose from. @zh 可选的退款原因。 */
export const RefundReason = Type.Object({ code: Text(), text: Text(), needsNote: Type.Boolean() });
export type RefundReason = Static<typeof RefundReason>;

/** The possible refund, before it is requested. `whyNot` exists if none is possible. @zh 申请前的可退款情况；不可退款时返回 `whyNot`。 */
export const RefundOffer = Type.Object({
  orderNo: Text(),
  productName: Text(),
  refundable: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  paidFen: Fen(),
  feeFen: Fen(),
  refundFen: Fen(),
  /**
   * The account for the refund, in the person's language. Absent if no refund is possible, like `expectedOn`.
   * @zh 退款到账的账户，使用用户的语言；不可退款时与 `expectedOn` 一样不返回。
   */
  account: Type.Optional(Text()),
  /** The latest day of the refund, if it is requested today. @zh 今天申请的最迟到账日期。 */
  expectedOn: Type.Optional(IsoDate()),
  reasons: Type.Array(RefundReason),
  rules: Type.Array(Text()),
});
export type RefundOffer = Static<typeof RefundOffer>;

/** A refund as the person requests it. @zh 用户的退款申请。 */
export const RefundRequest = Type.Object({
  orderNo: Text(),
  reasonCode: Text(),
  /**
   * The person's explanation, at most 200 characters. Needed if `needsNote` of the reason says so.
   * @zh 补充说明，最多 200 字；原因的 `needsNote` 为真时必填。
   */
  note: Type.Optional(Personal('opinion', { maxLength: 200 })),
  /** The refund that the page showed. @zh 页面显示的退款金额，单位为分。 */
  seenAmountFen,
});
export type RefundRequest = Static<typeof RefundRequest>;

/** A refund that was requested. @zh 已申请的退款。 */
export const Refund = Type.Object({
  refundNo: Text(),
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  amountFen: Fen(),
  /** `processing`: accepted, the money is being transferred. @zh `processing`：已受理，转账中；`arrived`：已到账。 */
  status: OneOf('processing', 'arrived'),
  /** The reason as words to show: the person's note, else the chosen reason. @zh 显示的退款原因：用户的补充说明，否则为所选原因。 */
  reason: Text(),
  /** The account for the refund, in the person's language. @zh 退款到账的账户，使用用户的语言。 */
  account: Text(),
  appliedAt: IsoDateTime(),
  expectedOn: IsoDate(),
  steps: Type.Array(Step),
});
export type Refund = Static<typeof Refund>;

/**
 * Lists all packages, or only the package with `productNo`. Prices are current. Code 40400: no such package.
 * @zh 列出全部套餐，或仅 `productNo` 的套餐，价格为当前价格。40400：套餐不存在。
 */
export const listPackages = get('/api/sdhealth/mall/package/list', {
  unread: ['the packages of the sample are sold in every city', 'cityId'],
  query: Type.Object({ productNo: Type.Optional(Text()), cityId: Type.Optional(Text()) }),
  data: Type.Object({ list: LongList(PackageSummary) }),
  prefetch: 'head',
  errors: [40400],
});

/** Returns the state of an order, paid or not, before and after every payment. Never cache it. @zh 返回订单状态（无论是否支付），每次支付前后请求，不得缓存。 */
export const getPaySuccessInfo = get('/api/sdhealth/mall/package/pay-success-info', {
  query: Type.Object({ orderNo: Text() }),
  data: OrderState,
  errors: [40400],
});

/** Returns the refund of an order, and the next page for the person. @zh 返回订单的退款，以及用户的下一个页面。 */
export const getRefundSuccessJumpUrl = get('/api/sdhealth/mall/package/refund-success-jump-url', {
  query: Type.Object({ orderNo: Text() }),
  data: Type.Object({ jumpUrl: Address(), refund: Refund }),
  errors: [40400],
});

/** Returns the possible refund with its amount and reasons, before the person requests it. @zh 用户申请前，返回可退金额和可选原因。 */
export const listRefundReasons = get('/api/sdhealth/mall/package/refunded-reason-list', {
  query: Type.Object({ orderNo: Text() }),
  data: RefundOffer,
});

/** Creates an order, or returns the person's unpaid order of the same product and price. @zh 创建订单。同一用户同一产品同价的未支付订单原样返回，不再新建。 */
export const createOrder = post('/api/sdhealth/mall/package/create-order', {
  unread: ['the service counts its sales by it', 'channel', 'subChannel'],
  form: NewOrder,
  data: OrderCreated,
  once: true,
  seen: ['priceFen', 'agreementsVersion'],
  errors: [40901, 40913],
});

/**
 * Returns the order's open payment, or a new one if the last was closed. `replaces` is an open `paySeq` that the person gave up: the bank
 * closes it permanently first, then a new one is returned. Code 40902: already paid.
 * @zh 返回订单未完成的支付。上一笔已关闭时新建。`replaces` 为用户放弃的未完成 `paySeq`：先由银行永久关闭，再返回新的。40902：已支付。
 */
export const toPay = post('/api/sdhealth/mall/package/to-pay', {
  form: Type.Object({
    orderNo: Text(),
    payPlatform: Type.Optional(Type.Integer()),
    replaces: Type.Optional(NotPersonal('the number of a payment')),
    seenAmountFen: Type.Optional(seenAmountFen),
  }),
  data: PaymentOrder,
  once: true,
  seen: ['seenAmountFen'],
  errors: [40901, 40902, 40906],
});

/** Requests a full refund. A booked date must be cancelled first (code 40903). @zh 申请全额退款。已预约的须先取消（40903）。 */
export const refund = post('/api/sdhealth/mall/package/refund', {
  json: RefundRequest,
  data: Refund,
  once: true,
  seen: ['seenAmountFen'],
  errors: [40903, 40907],
});
