import type { GoodsDetail, Region } from '../../../api/goods.ts';

/** The next step: already exchanged, unavailable, only for card holders, too few coins, a city to choose, or open. */
export type ExchangeStep = 'own' | 'gone' | 'card' | 'short' | 'city' | 'open';

/** Returns what prevents an exchange, beginning with what the person cannot change. A parcel needs a city in the delivery area. */
export function exchangeStep(goods: GoodsDetail, region: Region | null | undefined): ExchangeStep {
  const { exchange, stock, needsCard, canExchange, coins, healthCornBalance = 0, isParcel } = goods;
  if (exchange) return 'own';
  if (stock === 0) return 'gone';
  if (healthCornBalance < coins) return 'short';
  if (needsCard && !canExchange) return 'card';
  return isParcel && !region?.deliverable ? 'city' : 'open';
}
