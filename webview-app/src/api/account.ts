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

/** `checkup`: bought or free. `service`: from a partner. `card`: goods paid with the health card's balance. */
const OrderKind = () => OneOf('checkup', 'service', 'consultation', 'card');

/** The tabs of all orders: to be paid, in use, done, closed without use. */
const OrderTab = () => OneOf('unpaid', 'active', 'done', 'closed');
export type OrderTab = Static<ReturnType<typeof OrderTab>>;

/** An order of any kind. Its number is unique within its kind only. */
export const OrderSummary = Type.Object({
  orderNo: Text(),
  kind: OrderKind(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  statusText: Text(),
  /** Absent if nothing is paid: a partner's service, a consultation. */
  amountFen: Type.Optional(Fen()),
  createdAt: IsoDateTime(),
  /** The last day of use, if it is limited. */
  validTo: Type.Optional(IsoDate()),
  /** The page of the order. Absent if it has none. */
  link: Type.Optional(Link()),
  /** The page of the report, once it exists. */
  reportUrl: Type.Optional(Link()),
  /** The encrypted order for a link to a friend. Absent if it cannot be shared. */
  encryptOrder: Type.Optional(Text()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** A block of an article: `heading`, `text`, `list`, `steps`, `quote`, `note`, `picture`, `table` or `link`. Unknown kinds are skipped. */
export const ArticleBlock = Type.Object({
  kind: Text(),
  /** The caption of a picture, which also describes it, or the words of a link. */
  text: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(Type.String())),
  /** The rows of a table. The first one contains the column names. */
  rows: Type.Optional(Type.Array(Type.Array(Type.String()))),
  src: Type.Optional(Address()),
  /** The size of the picture in pixels. */
  width: Type.Optional(Count()),
  height: Type.Optional(Count()),
  /** A page of this app, an external page, or `tel:` and a number. */
  href: Type.Optional(Text()),
});
export type ArticleBlock = Static<typeof ArticleBlock>;

/** Professional content: an article in blocks, or a document of the provider, with its label as id (`privacy`). */
export const Article = Type.Object({
  id: Text(),
  title: Text(),
  summary: Type.String(),
  /** Absent in a document. */
  coverUrl: Type.Optional(Address()),
  blocks: Type.Array(ArticleBlock),
  /** The date of publication, or of a document's entry into force. */
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

/** Returns the person's interests. Cached for 2 minutes (specification, section 9: `common: 2`). */
export const getPortraitResult = get('/api/sdb/cms/user/detail/get-portrait-result', {
  data: Type.Object({ tags: Type.Array(Type.String()) }),
  cacheMs: 120_000,
});

/** Returns an article or document. Code 40400: it does not exist or was removed. */
export const getPgcDetail = get('/api/sdb/insurance/v1/pgc/detail-by-id', {
  query: Type.Object({ id: Text() }),
  data: Article,
  errors: [40400],
  offline: true,
});

/** Lists orders, newest first. `search` matches the product's name and the order's number. */
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
