import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import { get, post } from './endpoint.ts';
import {
  Address,
  Count,
  Fen,
  IsoDate,
  IsoDateTime,
  Link,
  LongList,
  NotPersonal,
  OneOf,
  OrderStatus,
  Text,
} from './shapes.ts';

export const Friend = Type.Object({
  userId: Text(),
  nickname: Text(),
  avatar: Type.String(),
  joinedAt: IsoDateTime(),
});
export type Friend = Static<typeof Friend>;

/** `checkup`: bought or given; `service`: a partner's; `card`: goods paid with the health card's balance. */
const OrderKind = () => OneOf('checkup', 'service', 'consultation', 'card');

/** The tabs of all orders: waiting for money, in use, done, over without use. */
const OrderTab = () => OneOf('unpaid', 'active', 'done', 'closed');
export type OrderTab = Static<ReturnType<typeof OrderTab>>;

/** An order of any kind. Its number is its own within its kind only. */
export const OrderSummary = Type.Object({
  orderNo: Text(),
  kind: OrderKind(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  statusText: Text(),
  /** Absent where nothing is paid for it: a partner's service, a consultation. */
  amountFen: Type.Optional(Fen()),
  createdAt: IsoDateTime(),
  /** The last day on which it can be used, where one ends it. */
  validTo: Type.Optional(IsoDate()),
  /** The page of the order; absent where it has none. */
  link: Type.Optional(Link()),
  /** The page of its report, once there is one. */
  reportUrl: Type.Optional(Link()),
  /** The order in an encrypted form, for a link to a friend; absent where it cannot be shown to others. */
  encryptOrder: Type.Optional(Text()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/**
 * A part of an article. `kind` is `heading`, `text`, `list`, `steps`, `quote`, `note`, `picture`, `table` or `link`; an app skips a kind
 * that it does not know.
 */
export const ArticleBlock = Type.Object({
  kind: Text(),
  /** Of a picture its caption, which also describes it; of a link its words. */
  text: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(Type.String())),
  /** The rows of a table; the first one names its columns. */
  rows: Type.Optional(Type.Array(Type.Array(Type.String()))),
  src: Type.Optional(Address()),
  /** Pixels of the picture. */
  width: Type.Optional(Count()),
  height: Type.Optional(Count()),
  /** A page of this app, a page elsewhere, or `tel:` and a number. */
  href: Type.Optional(Text()),
});
export type ArticleBlock = Static<typeof ArticleBlock>;

/** Professional content: an article in blocks, or a document of the provider, whose id is its label (`privacy`). */
export const Article = Type.Object({
  id: Text(),
  title: Text(),
  summary: Type.String(),
  /** Absent for a document. */
  coverUrl: Type.Optional(Address()),
  blocks: Type.Array(ArticleBlock),
  /** Of a document the day from which it is in force. */
  publishedAt: IsoDateTime(),
});
export type Article = Static<typeof Article>;

const Page = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
};

export const listAccountFriends = post('/api/sdb/grow/user/account-friend-list', {
  asks: true,
  form: Type.Object(Page),
  data: Type.Object({ list: Type.Array(Friend), total: Count() }),
});

export const getCityOrderCount = get('/api/sdb/grow/user/city/get-order-count', {
  query: Type.Object({ cityId: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** The person's interests as the service knows them; reused for 2 minutes (specification, section 9: `common: 2`). */
export const getPortraitResult = get('/api/sdb/cms/user/detail/get-portrait-result', {
  data: Type.Object({ tags: Type.Array(Type.String()) }),
  cacheMs: 120_000,
});

/** Code 40400: there is no such article or document, or it was taken down. */
export const getPgcDetail = get('/api/sdb/insurance/v1/pgc/detail-by-id', {
  query: Type.Object({ id: Text() }),
  data: Article,
  errors: [40400],
  offline: true,
});

/** Newest first. `search` looks at the product's name and the order's number. */
export const listOrders = post('/api/sdb/health/main/order-list', {
  asks: true,
  kept: KEPT.orders,
  form: Type.Object({
    ...Page,
    status: Type.Optional(OrderStatus()),
    kind: Type.Optional(OrderKind()),
    tab: Type.Optional(OrderTab()),
    search: Type.Optional(NotPersonal('searches among the names of products')),
  }),
  data: Type.Object({ list: LongList(OrderSummary), total: Count() }),
});
