import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Coins, Count, Fen, IsoDateTime, Latitude, Longitude, OneOf, Paging, Text } from './shapes.ts';
import { Prize } from './walking.ts';

/** Devices, food, home, care, sport or coupons. @zh 器械、食品、家居、护理、运动或卡券。 */
const GoodsCategory = () => OneOf('device', 'food', 'home', 'care', 'sport', 'coupon');

/** An article that costs coins, plus money if `priceFen` is not 0. @zh 用健康金兑换的商品，`priceFen` 不为 0 时另付金额。 */
export const Goods = Type.Object({
  skuId: Text(),
  name: Text(),
  subtitle: Text(),
  imgUrl: Address(),
  category: GoodsCategory(),
  /** The price in coins. @zh 健康金价格。 */
  coins: Coins(),
  /** The price in money beside the coins, in fen. 0: coins only. @zh 健康金以外的金额，单位为分；0 表示只需健康金。 */
  priceFen: Fen(),
  originalPriceFen: Fen(),
  stock: Count(),
  exchangedCount: Count(),
  tags: Type.Array(Text()),
  /** The only cities with delivery. Absent: all cities. @zh 仅配送的城市；不返回表示全部城市。 */
  onlyIn: Type.Optional(Type.Array(Text())),
});
export type Goods = Static<typeof Goods>;

/** Details of goods. `whyNot` exists if `canExchange` is false. @zh 商品详情；`canExchange` 为 false 时返回 `whyNot`。 */
export const GoodsDetail = Type.Object({
  ...Goods.properties,
  /** The pictures with their descriptions, in display order. @zh 图片及其说明，按显示顺序。 */
  pictures: Type.Array(Type.Object({ url: Address(), alt: Text() })),
  paragraphs: Type.Array(Text()),
  specs: Type.Array(Type.Object({ name: Text(), value: Text() })),
  rules: Type.Array(Text()),
  limitPerPerson: Type.Integer({ minimum: 1 }),
  /** True if the goods are a parcel, which needs a name, a phone and an address. @zh 需邮寄、须填写姓名、手机号和地址的商品为 true。 */
  isParcel: Type.Boolean(),
  /** True if only holders of a health card may order. @zh 仅限健康卡持卡人时为 true。 */
  needsCard: Type.Boolean(),
  /** True if the person has won the goods by walking, so that they are free once. @zh 用户走路赢得的商品为 true，可免费兑换一次。 */
  isPrize: Type.Optional(Type.Boolean()),
  /** The person's own exchange of these goods, if it exists. @zh 用户自己对该商品的兑换，有则返回。 */
  exchange: Type.Optional(Type.Object({ recordNo: Text(), coins: Coins(), exchangedAt: IsoDateTime() })),
  canExchange: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The person's coins. Absent for a visitor. @zh 用户的健康金；访客不返回。 */
  healthCornBalance: Type.Optional(Coins()),
});
export type GoodsDetail = Static<typeof GoodsDetail>;

/** The smallest known region around a position, and whether goods are delivered there. @zh 位置所在的最小已知区域，以及该处是否配送。 */
export const Region = Type.Object({
  regionId: Text(),
  regionName: Text(),
  cityId: Text(),
  cityName: Text(),
  provinceName: Text(),
  deliverable: Type.Boolean(),
});
export type Region = Static<typeof Region>;

/** Goods of a list, with the number on all pages. @zh 列表中的商品，以及所有页的总数。 */
const Listed = Type.Object({ list: Type.Array(Goods), total: Count() });
/** The requested page, of one category or of all. @zh 请求的页，可按类目筛选。 */
const GoodsQuery = Type.Object({ ...Paging, category: Type.Optional(GoodsCategory()) });

/** Lists goods for coins without money. @zh 列出只需健康金、无需付款的商品。 */
export const listZeroMoneyGoods = get('/api/sdhealth/goods/zero-money-exchange-goods', {
  query: Type.Object(Paging),
  data: Listed,
});

/** Lists the goods below the walking path. @zh 列出步行页下方的商品。 */
export const listWalkingGoods = get('/api/sdhealth/goods/walking-activity-goods', {
  query: Type.Object(Paging),
  data: Listed,
});

/** Lists goods for coins in pages, optionally of one category, for the account page. @zh 分页列出健康金商品，可按类目筛选，供账户页使用。 */
export const listCoinGoods = get('/api/sdhealth/goods/health-coin-goods', { query: GoodsQuery, data: Listed });

/** Lists goods for coins by category. @zh 按类目列出健康金商品。 */
export const listCoinGoodsByCategory = get('/api/sdhealth/goods/v2/health-coin-goods', {
  data: Type.Object({
    groups: Type.Array(Type.Object({ category: GoodsCategory(), title: Text(), list: Type.Array(Goods) })),
  }),
});

/** Lists the prizes of the walking activity with the person's progress. A visitor gets them without it. @zh 列出步行活动的奖品及用户进度。访客获取时不含进度。 */
export const listPrizeGoods = get('/api/sdhealth/goods/prize-goods-list', {
  data: Type.Object({ list: Type.Array(Prize) }),
});

/** Lists goods for holders of a health card. @zh 列出健康卡持卡人的商品。 */
export const listVipGoods = get('/api/sdhealth/goods/vip-goods', {
  query: Type.Object(Paging),
  data: Type.Object({ isVip: Type.Boolean(), list: Type.Array(Goods), total: Count() }),
});

/**
 * Returns goods with the person's right to exchange them. `whyNot` says why not. Code 40400: unknown goods.
 * @zh 返回商品及用户能否兑换，不能时由 `whyNot` 说明。40400：商品不存在。
 */
export const getGoodsDetail = get('/api/sdhealth/goods/detail', {
  query: Type.Object({ skuId: Text() }),
  data: GoodsDetail,
  errors: [40400],
});

/** Lists other goods for a person who views these. @zh 为浏览该商品的用户列出其他商品。 */
export const listGoodsBesides = get('/api/sdhealth/goods/detail/goods-list', {
  query: Type.Object({ skuId: Text() }),
  data: Listed,
});

/**
 * Returns the region of a position or a city, else of Beijing. With `skuId`, `deliverable` refers to these goods.
 * @zh 返回位置或城市所在区域，都没有时为北京。有 `skuId` 时 `deliverable` 针对该商品。
 */
export const getMinimumRangeRegion = get('/api/sdhealth/goods/city/minimum-range-region', {
  query: Type.Object({
    cityId: Type.Optional(Text()),
    skuId: Type.Optional(Text()),
    latitude: Type.Optional(Latitude()),
    longitude: Type.Optional(Longitude()),
  }),
  data: Region,
});
