import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
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

/** A friend who uses the service. @zh 使用本服务的好友。 */
export const Friend = Type.Object({
  userId: Text(),
  nickname: Text(),
  avatar: Type.String(),
  joinedAt: IsoDateTime(),
});
export type Friend = Static<typeof Friend>;

/**
 * `checkup`: bought or free. `service`: from a partner. `card`: goods paid with the health card's balance.
 * @zh `checkup`：购买或赠送的体检；`service`：合作企业提供的服务；`consultation`：问诊；`card`：用健康卡余额购买的商品。
 */
const OrderKind = () => OneOf('checkup', 'service', 'consultation', 'card');

/** The tabs of all orders: to be paid, in use, done, closed without use. @zh 全部订单的标签页：待支付、使用中、已完成、未使用已关闭。 */
const OrderTab = () => OneOf('unpaid', 'active', 'done', 'closed');
export type OrderTab = Static<ReturnType<typeof OrderTab>>;

/** An order of any kind. Its number is unique within its kind only. @zh 任意类别的订单，订单编号只在同类别内唯一。 */
export const OrderSummary = Type.Object({
  orderNo: Text(),
  kind: OrderKind(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  statusText: Text(),
  /** Absent if nothing is paid: a partner's service, a consultation. @zh 金额，单位为分；无需付款时（合作企业的服务、问诊）不返回。 */
  amountFen: Type.Optional(Fen()),
  createdAt: IsoDateTime(),
  /** The last day of use, if it is limited. @zh 有效期最后一天；不限期时不返回。 */
  validTo: Type.Optional(IsoDate()),
  /** The page of the order. Absent if it has none. @zh 订单页面；没有时不返回。 */
  link: Type.Optional(Link()),
  /** The page of the report, once it exists. @zh 报告页面；报告出具后返回。 */
  reportUrl: Type.Optional(Link()),
  /** The encrypted order for a link to a friend. Absent if it cannot be shared. @zh 用于分享链接的加密订单；不可分享时不返回。 */
  encryptOrder: Type.Optional(Text()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/**
 * A block of an article: `heading`, `text`, `list`, `steps`, `quote`, `note`, `picture`, `table` or `link`. Unknown kinds are skipped.
 * @zh 文章的一个内容块，类别见 `kind`：标题、正文、列表、步骤、引用、提示、图片、表格或链接；未知类别会跳过。
 */
export const ArticleBlock = Type.Object({
  kind: Text(),
  /** The caption of a picture, which also describes it, or the words of a link. @zh 图片的说明文字，或链接的文字。 */
  text: Type.Optional(Type.String()),
  /** The entries of a list or of steps. @zh 列表或步骤的条目。 */
  items: Type.Optional(Type.Array(Type.String())),
  /** The rows of a table. The first one contains the column names. @zh 表格的各行，第一行为列名。 */
  rows: Type.Optional(Type.Array(Type.Array(Type.String()))),
  src: Type.Optional(Address()),
  /** The size of the picture in pixels. @zh 图片的像素尺寸。 */
  width: Type.Optional(Count()),
  height: Type.Optional(Count()),
  /** A page of this app, an external page, or `tel:` and a number. @zh 本应用页面、外部页面，或 `tel:` 加号码。 */
  href: Type.Optional(Text()),
});
export type ArticleBlock = Static<typeof ArticleBlock>;

/**
 * Professional content: an article in blocks, or a document of the provider, with its label as id (`privacy`).
 * @zh 专业内容：由内容块组成的文章，或服务商的文档（标识为其标签，如 `privacy`）。
 */
export const Article = Type.Object({
  id: Text(),
  title: Text(),
  /** A summary of the article. It may be empty. @zh 文章摘要，可能为空。 */
  summary: Type.String(),
  /** The cover picture. Absent in a document. @zh 封面图片；文档不返回。 */
  coverUrl: Type.Optional(Address()),
  blocks: Type.Array(ArticleBlock),
  /** The date of publication, or of a document's entry into force. @zh 发布时间；文档为生效时间。 */
  publishedAt: IsoDateTime(),
});
export type Article = Static<typeof Article>;

const Page = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
};

/**
 * Lists the person's friends who are customers, for the invitation page, which marks those of `listPromotionFriends`.
 * @zh 列出用户的客户好友，供邀请页使用。页面会标出 `listPromotionFriends` 中的好友。
 */
export const listAccountFriends = post('/api/sdb/grow/user/account-friend-list', {
  asks: true,
  form: Type.Object(Page),
  data: Type.Object({ list: Type.Array(Friend), total: Count() }),
});

/**
 * Returns the number of orders in a city, default Beijing, for the landing page. A decoration: it must answer within 1 s.
 * @zh 返回城市（默认北京）的订单数，供落地页展示。仅作装饰，须在 1 秒内返回。
 */
export const getCityOrderCount = get('/api/sdb/grow/user/city/get-order-count', {
  query: Type.Object({ cityId: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});

/** Returns the person's interests, shown beside articles. Cached for 2 minutes. @zh 返回用户的兴趣标签，显示在文章旁。缓存 2 分钟。 */
export const getPortraitResult = get('/api/sdb/cms/user/detail/get-portrait-result', {
  data: Type.Object({ tags: Type.Array(Type.String()) }),
  cacheMs: 120_000,
});

/** Returns an article or document. Code 40400: it does not exist or was removed. @zh 返回文章或文档。40400：不存在或已下架。 */
export const getPgcDetail = get('/api/sdb/insurance/v1/pgc/detail-by-id', {
  query: Type.Object({ id: Text() }),
  data: Article,
  errors: [40400],
  offline: true,
});

/** Lists orders of all kinds, newest first. `search` matches product names and order numbers. @zh 列出各类订单，从新到旧。`search` 匹配产品名称和订单编号。 */
export const listOrders = post('/api/sdb/health/main/order-list', {
  asks: true,
  stored: STORED_ANSWERS.orders,
  form: Type.Object({
    ...Page,
    status: Type.Optional(OrderStatus()),
    kind: Type.Optional(OrderKind()),
    tab: Type.Optional(OrderTab()),
    search: Type.Optional(NotPersonal('searches among the names of products')),
  }),
  data: Type.Object({ list: LongList(OrderSummary), total: Count() }),
});
