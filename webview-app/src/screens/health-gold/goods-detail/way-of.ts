import type { GoodsDetail, Region } from '../../../api/goods.ts';

/** The next step with goods: theirs already, gone, for card holders alone, too few coins, a city to choose, or open to exchange. */
export type Way = 'own' | 'gone' | 'card' | 'short' | 'city' | 'open';

/** Says what stands in the way of an exchange, the last thing to be mended first. A parcel needs a city to which it is sent. */
export function wayOf(goods: GoodsDetail, region: Region | null | undefined): Way {
  const { exchange, stock, needsCard, canExchange, coins, healthCornBalance = 0, isParcel } = goods;
  if (exchange) return 'own';
  if (stock === 0) return 'gone';
  if (healthCornBalance < coins) return 'short';
  if (needsCard && !canExchange) return 'card';
  return isParcel && !region?.deliverable ? 'city' : 'open';
}
