import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDateTime, OrderStatus, Text } from './shapes.ts';

export const Friend = Type.Object({
  userId: Text(),
  nickname: Text(),
  avatar: Type.String(),
  joinedAt: IsoDateTime(),
});
export type Friend = Static<typeof Friend>;

export const OrderSummary = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  amountFen: Fen(),
  createdAt: IsoDateTime(),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const Article = Type.Object({
  id: Text(),
  title: Text(),
  summary: Type.String(),
  coverUrl: Address(),
  paragraphs: Type.Array(Type.String()),
  publishedAt: IsoDateTime(),
});
export type Article = Static<typeof Article>;

const Page = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
};

export const listAccountFriends = post('/api/sdb/grow/user/account-friend-list', {
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

export const getPgcDetail = get('/api/sdb/insurance/v1/pgc/detail-by-id', {
  query: Type.Object({ id: Text() }),
  data: Article,
});

export const listOrders = post('/api/sdb/health/main/order-list', {
  form: Type.Object({ ...Page, status: Type.Optional(OrderStatus()) }),
  data: Type.Object({ list: Type.Array(OrderSummary), total: Count() }),
});
