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

/** The terms of an order as they are now, to be read before it is made. */
export const OrderTerms = Type.Object({
  /** The person that it can be for. */
  forWhom: Text(),
  /** The last day of an order that is made today. */
  validTo: IsoDate(),
  /** The time within which all of the money comes back. */
  refundUntil: Text(),
  /** The company that the contract is with. */
  provider: Text(),
});
export type OrderTerms = Static<typeof OrderTerms>;

/** A package as the list shows it. Prices come from here, never from static configuration or a cache. */
export const PackageSummary = Type.Object({
  productNo: Text(),
  name: Text(),
  subtitle: Text(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  salesVolume: Count(),
  coverUrl: Address(),
  tags: Type.Array(Text()),
  /** False: shown, but cannot be bought now. */
  onSale: Type.Boolean(),
  /** Present while a campaign offers the package; `endsAt` is the moment it ends, where it does. */
  offer: Type.Optional(Type.Object({ endsAt: Type.Optional(IsoDateTime()) })),
  terms: Type.Optional(OrderTerms),
});
export type PackageSummary = Static<typeof PackageSummary>;

/** `priceFen` is the price the person saw: at another price, or other agreements, nothing is ordered (code 40901). */
export const NewOrder = Type.Object({
  productNo: Text(),
  priceFen: Fen(),
  channel: Type.Optional(Text()),
  subChannel: Type.Optional(Text()),
  /** The version of the agreements that the person has ticked for it. */
  agreementsVersion: Type.Optional(Text()),
});
export type NewOrder = Static<typeof NewOrder>;

export const OrderCreated = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  /** The moment the unpaid order closes by itself. */
  payBefore: IsoDateTime(),
});
export type OrderCreated = Static<typeof OrderCreated>;

/** The fields for the payment host; unknown fields are passed on as they are. */
export const PayInfo = Type.Object({
  /** The kind of payment. A kind that is not known is paid by the default path. */
  unifiedOrderType: Type.Optional(Type.Unknown()),
  merchantNo: Text(),
  /** The number by which the payment host finds the payment. */
  tradeNo: Text(),
  subject: Text(),
  amountFen: Fen(),
  currency: Text(),
});
export type PayInfo = Static<typeof PayInfo>;

/** The payment of an order (specification, section 3). One order has at most one open `paySeq`; a closed one never pays. */
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

/** The server's state of an order. A host's message about a payment is a hint; this is the proof. */
export const OrderState = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
  paidAt: Type.Optional(IsoDateTime()),
  /** The last day on which it can be used; absent where nothing can be used, or where no day ends it. */
  validTo: Type.Optional(IsoDate()),
  /** The moment the unpaid order closes by itself. */
  payBefore: Type.Optional(IsoDateTime()),
  /** The last payment attempt, where there is one. `closed` was declined, left or replaced. */
  payment: Type.Optional(Type.Object({ paySeq: Text(), state: OneOf('open', 'paid', 'closed') })),
  nextStep: OneOf('pay', 'book', 'view', 'none'),
});
export type OrderState = Static<typeof OrderState>;

export const RefundReason = Type.Object({ code: Text(), text: Text(), needsNote: Type.Boolean() });
export type RefundReason = Static<typeof RefundReason>;

/** The refund that is possible, before it is asked for. `whyNot` is there when none is. */
export const RefundOffer = Type.Object({
  orderNo: Text(),
  productName: Text(),
  refundable: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  paidFen: Fen(),
  feeFen: Fen(),
  refundFen: Fen(),
  /** The account the money would go back to, in the person's language; absent where none is possible, as is `expectedOn`. */
  account: Type.Optional(Text()),
  /** The last day on which it should be there, if it is asked for today. */
  expectedOn: Type.Optional(IsoDate()),
  reasons: Type.Array(RefundReason),
  rules: Type.Array(Text()),
});
export type RefundOffer = Static<typeof RefundOffer>;

export const RefundRequest = Type.Object({
  orderNo: Text(),
  reasonCode: Text(),
  note: Type.Optional(Personal('opinion', { maxLength: 200 })),
  /** Names the refund that the page showed. */
  seenAmountFen,
});
export type RefundRequest = Static<typeof RefundRequest>;

export const Refund = Type.Object({
  refundNo: Text(),
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  amountFen: Fen(),
  /** `processing`: accepted, the money is on its way. */
  status: OneOf('processing', 'arrived'),
  reason: Text(),
  /** The account the money goes back to, in the person's language. */
  account: Text(),
  appliedAt: IsoDateTime(),
  expectedOn: IsoDate(),
  steps: Type.Array(Step),
});
export type Refund = Static<typeof Refund>;

/** All packages, or the one of `productNo`. */
export const listPackages = get('/api/sdhealth/mall/package/list', {
  unread: ['the packages of the sample are sold in every city', 'cityId'],
  query: Type.Object({ productNo: Type.Optional(Text()), cityId: Type.Optional(Text()) }),
  data: Type.Object({ list: LongList(PackageSummary) }),
  errors: [40400],
});

/** The true state of an order, paid or not; asked before and after every payment. */
export const getPaySuccessInfo = get('/api/sdhealth/mall/package/pay-success-info', {
  query: Type.Object({ orderNo: Text() }),
  data: OrderState,
  errors: [40400],
});

/** The refund of an order, and where a person goes on from it. */
export const getRefundSuccessJumpUrl = get('/api/sdhealth/mall/package/refund-success-jump-url', {
  query: Type.Object({ orderNo: Text() }),
  data: Type.Object({ jumpUrl: Address(), refund: Refund }),
  errors: [40400],
});

export const listRefundReasons = get('/api/sdhealth/mall/package/refunded-reason-list', {
  query: Type.Object({ orderNo: Text() }),
  data: RefundOffer,
});

/** Makes an order. An unpaid order of the same person and product is returned instead of a second one. */
export const createOrder = post('/api/sdhealth/mall/package/create-order', {
  unread: ['the service counts its sales by it', 'channel', 'subChannel'],
  form: NewOrder,
  data: OrderCreated,
  once: true,
  seen: ['priceFen', 'agreementsVersion'],
  errors: [40901, 40913],
});

/**
 * The order's open payment, or a new one where the last was closed. `replaces` is an open `paySeq` that the person gave up: it is
 * closed with the bank first, for ever, and a new one is given. Code 40902: it is paid already.
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

/** Asks for the whole amount back. A booked date must be cancelled first (code 40903). */
export const refund = post('/api/sdhealth/mall/package/refund', {
  json: RefundRequest,
  data: Refund,
  once: true,
  seen: ['seenAmountFen'],
  errors: [40903, 40907],
});
