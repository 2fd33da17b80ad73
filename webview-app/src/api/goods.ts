import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Coins, Count, Fen, IsoDateTime, Latitude, Longitude, OneOf, Paging, Text } from './shapes.ts';
import { Prize } from './walking.ts';

const GoodsCategory = () => OneOf('device', 'food', 'home', 'care', 'sport', 'coupon');

/** An article that costs coins, plus money if `priceFen` is not 0. */
export const Goods = Type.Object({
  skuId: Text(),
  name: Text(),
  subtitle: Text(),
  imgUrl: Address(),
  category: GoodsCategory(),
  coins: Coins(),
  priceFen: Fen(),
  originalPriceFen: Fen(),
  stock: Count(),
  exchangedCount: Count(),
  tags: Type.Array(Text()),
  /** The only cities with delivery. Absent: all cities. */
  onlyIn: Type.Optional(Type.Array(Text())),
});
export type Goods = Static<typeof Goods>;

/** Details of goods. `whyNot` exists if `canExchange` is false. */
export const GoodsDetail = Type.Object({
  ...Goods.properties,
  pictures: Type.Array(Type.Object({ url: Address(), alt: Text() })),
  paragraphs: Type.Array(Text()),
  specs: Type.Array(Type.Object({ name: Text(), value: Text() })),
  rules: Type.Array(Text()),
  limitPerPerson: Type.Integer({ minimum: 1 }),
  /** True if the goods are a parcel, which needs a name, a phone and an address. */
  isParcel: Type.Boolean(),
  /** True if only holders of a health card may order. */
  needsCard: Type.Boolean(),
  /** True if the person has won the goods by walking, so that they are free once. */
  isPrize: Type.Optional(Type.Boolean()),
  /** The person's own exchange of these goods, if it exists. */
  exchange: Type.Optional(Type.Object({ recordNo: Text(), coins: Coins(), exchangedAt: IsoDateTime() })),
  canExchange: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The person's coins. Absent for a visitor. */
  healthCornBalance: Type.Optional(Coins()),
});
export type GoodsDetail = Static<typeof GoodsDetail>;

/** The smallest known region around a position, and whether goods are delivered there. */
export const Region = Type.Object({
  regionId: Text(),
  regionName: Text(),
  cityId: Text(),
  cityName: Text(),
  provinceName: Text(),
  deliverable: Type.Boolean(),
});
export type Region = Static<typeof Region>;

const Listed = Type.Object({ list: Type.Array(Goods), total: Count() });
const Wanted = Type.Object({ ...Paging, category: Type.Optional(GoodsCategory()) });

/** Lists goods for coins without money. */
export const listZeroMoneyGoods = get('/api/sdhealth/goods/zero-money-exchange-goods', {
  query: Type.Object(Paging),
  data: Listed,
});

/** Lists the goods below the walking path. */
export const listWalkingGoods = get('/api/sdhealth/goods/walking-activity-goods', {
  query: Type.Object(Paging),
  data: Listed,
});

export const listCoinGoods = get('/api/sdhealth/goods/health-coin-goods', { query: Wanted, data: Listed });

/** Lists goods for coins by category. */
export const listCoinGoodsByCategory = get('/api/sdhealth/goods/v2/health-coin-goods', {
  data: Type.Object({
    groups: Type.Array(Type.Object({ category: GoodsCategory(), title: Text(), list: Type.Array(Goods) })),
  }),
});

export const listPrizeGoods = get('/api/sdhealth/goods/prize-goods-list', {
  data: Type.Object({ list: Type.Array(Prize) }),
});

/** Lists goods for holders of a health card. */
export const listVipGoods = get('/api/sdhealth/goods/vip-goods', {
  query: Type.Object(Paging),
  data: Type.Object({ isVip: Type.Boolean(), list: Type.Array(Goods), total: Count() }),
});

export const getGoodsDetail = get('/api/sdhealth/goods/detail', {
  query: Type.Object({ skuId: Text() }),
  data: GoodsDetail,
  errors: [40400],
});

/** Lists other goods for a person who views these. */
export const listGoodsBesides = get('/api/sdhealth/goods/detail/goods-list', {
  query: Type.Object({ skuId: Text() }),
  data: Listed,
});

/** Returns the region of a position or a city, else of Beijing. With `skuId`, `deliverable` refers to these goods. */
export const getMinimumRangeRegion = get('/api/sdhealth/goods/city/minimum-range-region', {
  query: Type.Object({
    cityId: Type.Optional(Text()),
    skuId: Type.Optional(Text()),
    latitude: Type.Optional(Latitude()),
    longitude: Type.Optional(Longitude()),
  }),
  data: Region,
});
