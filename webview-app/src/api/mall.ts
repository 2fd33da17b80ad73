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
import { seenAmountFen } from './shapes-seen.ts';

/** The current terms of an order, shown before it is created. */
export const OrderTerms = Type.Object({
  /** The persons for whom the order is possible. */
  forWhom: Text(),
  /** The last day of use of an order made today. */
  validTo: IsoDate(),
  /** The period of a full refund. */
  refundUntil: Text(),
  /** The contractual partner. */
  provider: Text(),
});
export type OrderTerms = Static<typeof OrderTerms>;

/** A package in the list. Prices come from here, never from static configuration or a cache. */
export const PackageSummary = Type.Object({
  productNo: Text(),
  name: Text(),
  subtitle: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  salesVolume: Count(),
  coverUrl: Address(),
  tags: Type.Array(Text()),
  /** False: visible, but not for sale now. */
  onSale: Type.Boolean(),
  /** Present while a campaign offers the package. `endsAt` is its end, if it has one. */
  offer: Type.Optional(Type.Object({ endsAt: Type.Optional(IsoDateTime()) })),
  terms: Type.Optional(OrderTerms),
});
export type PackageSummary = Static<typeof PackageSummary>;

/** A new order. `priceFen` is the price that the person saw. If price or agreements have changed, nothing is ordered (code 40901). */
export const NewOrder = Type.Object({
  productNo: Text(),
  priceFen: Fen(),
  channel: Type.Optional(Text()),
  subChannel: Type.Optional(Text()),
  /** The version of the agreements that the person has accepted for the order. */
  agreementsVersion: Type.Optional(Text()),
});
export type NewOrder = Static<typeof NewOrder>;

export const OrderCreated = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  /** The time at which the unpaid order closes automatically. */
  payBefore: IsoDateTime(),
});
export type OrderCreated = Static<typeof OrderCreated>;

/** The fields for the payment host. Unknown fields are passed on unchanged. */
export const PayInfo = Type.Object({
  /** The kind of payment. An unknown kind uses the default path. */
  unifiedOrderType: Type.Optional(Type.Unknown()),
  merchantNo: Text(),
  /** The payment host's number of the payment. */
  tradeNo: Text(),
  subject: Text(),
  amountFen: Fen(),
  currency: Text(),
});
export type PayInfo = Static<typeof PayInfo>;

/** The payment of an order (specification, section 3). An order has at most one open `paySeq`. A closed payment can never be paid. */
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
  expiresAt: IsoDateTime(),
});
export type PaymentOrder = Static<typeof PaymentOrder>;

/** The server's state of an order. It is the proof of a payment; a host's message is only a hint. */
export const OrderState = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  paidAt: Type.Optional(IsoDateTime()),
  /** The last day of use. Absent if nothing can be used, or the use is unlimited. */
  validTo: Type.Optional(IsoDate()),
  /** The time at which the unpaid order closes automatically. */
  payBefore: Type.Optional(IsoDateTime()),
  /** The last payment attempt, if it exists. `closed` was declined, left or replaced. */
  payment: Type.Optional(Type.Object({ paySeq: Text(), state: OneOf('open', 'paid', 'closed') })),
  nextStep: OneOf('pay', 'book', 'view', 'none'),
});
export type OrderState = Static<typeof OrderState>;

export const RefundReason = Type.Object({ code: Text(), text: Text(), needsNote: Type.Boolean() });
export type RefundReason = Static<typeof RefundReason>;

/** The possible refund, before it is requested. `whyNot` exists if none is possible. */
export const RefundOffer = Type.Object({
  orderNo: Text(),
  productName: Text(),
  refundable: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  paidFen: Fen(),
  feeFen: Fen(),
  refundFen: Fen(),
  /** The account for the refund, in the person's language. Absent if no refund is possible, like `expectedOn`. */
  account: Type.Optional(Text()),
  /** The latest day of the refund, if it is requested today. */
  expectedOn: Type.Optional(IsoDate()),
  reasons: Type.Array(RefundReason),
  rules: Type.Array(Text()),
});
export type RefundOffer = Static<typeof RefundOffer>;

export const RefundRequest = Type.Object({
  orderNo: Text(),
  reasonCode: Text(),
  note: Type.Optional(Personal('opinion', { maxLength: 200 })),
  /** The refund that the page showed. */
  seenAmountFen,
});
export type RefundRequest = Static<typeof RefundRequest>;

export const Refund = Type.Object({
  refundNo: Text(),
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  amountFen: Fen(),
  /** `processing`: accepted, the money is being transferred. */
  status: OneOf('processing', 'arrived'),
  reason: Text(),
  /** The account for the refund, in the person's language. */
  account: Text(),
  appliedAt: IsoDateTime(),
  expectedOn: IsoDate(),
  steps: Type.Array(Step),
});
export type Refund = Static<typeof Refund>;

/** Lists all packages, or only the package with `productNo`. */
export const listPackages = get('/api/sdhealth/mall/package/list', {
  unread: ['the packages of the sample are sold in every city', 'cityId'],
  query: Type.Object({ productNo: Type.Optional(Text()), cityId: Type.Optional(Text()) }),
  data: Type.Object({ list: LongList(PackageSummary) }),
  prefetch: 'head',
  errors: [40400],
});

/** Returns the state of an order, paid or not. Requested before and after every payment. */
export const getPaySuccessInfo = get('/api/sdhealth/mall/package/pay-success-info', {
  query: Type.Object({ orderNo: Text() }),
  data: OrderState,
  errors: [40400],
});

/** Returns the refund of an order, and the next page for the person. */
export const getRefundSuccessJumpUrl = get('/api/sdhealth/mall/package/refund-success-jump-url', {
  query: Type.Object({ orderNo: Text() }),
  data: Type.Object({ jumpUrl: Address(), refund: Refund }),
  errors: [40400],
});

export const listRefundReasons = get('/api/sdhealth/mall/package/refunded-reason-list', {
  query: Type.Object({ orderNo: Text() }),
  data: RefundOffer,
});

/** Creates an order. An unpaid order of the same person and product is returned instead of a second one. */
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

/** Requests a full refund. A booked date must be cancelled first (code 40903). */
export const refund = post('/api/sdhealth/mall/package/refund', {
  json: RefundRequest,
  data: Refund,
  once: true,
  seen: ['seenAmountFen'],
  errors: [40903, 40907],
});
