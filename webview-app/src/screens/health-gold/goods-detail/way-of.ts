import type { GoodsDetail, Region } from '../../../api/goods.ts';

/** The next step: already exchanged, unavailable, only for card holders, too few coins, a city to choose, or open. */
export type Way = 'own' | 'gone' | 'card' | 'short' | 'city' | 'open';

/** Returns what prevents an exchange, beginning with what the person cannot change. A parcel needs a city in the delivery area. */
export function wayOf(goods: GoodsDetail, region: Region | null | undefined): Way {
  const { exchange, stock, needsCard, canExchange, coins, healthCornBalance = 0, isParcel } = goods;
  if (exchange) return 'own';
  if (stock === 0) return 'gone';
  if (healthCornBalance < coins) return 'short';
  if (needsCard && !canExchange) return 'card';
  return isParcel && !region?.deliverable ? 'city' : 'open';
}
