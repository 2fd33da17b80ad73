/** Decides what the sale page offers a person, by the service's response. */

import type { DataOf } from '../../../api/endpoint.ts';
import type { CardOffer, hasReceiveHealthCardV2 } from '../../../api/health-card.ts';
import { HEALTH_CARD } from '../../../rules/products.ts';

export type Standing =
  /** The person has a valid card. */
  | { readonly kind: 'has'; readonly validTo: string }
  /** The person has paid for a card that is not issued yet. */
  | { readonly kind: 'pending'; readonly orderNo: string | undefined }
  /** The person can buy a card. `overSince` is the last day of an earlier card, `unpaid` the number of an unpaid order. */
  | {
      readonly kind: 'offered';
      readonly offer: CardOffer;
      readonly overSince: string | undefined;
      readonly unpaid: string | undefined;
    }
  /** The card is not sold now. */
  | { readonly kind: 'ended' };

/** Returns the standing in a response. An offer of the service comes first, whatever card the person had before. */
export function standingOf({ received, validTo, offer, orders }: DataOf<typeof hasReceiveHealthCardV2>): Standing {
  const order = orders.find(({ goodsNo }) => goodsNo === HEALTH_CARD);
  const unpaid = order?.status === 'unpaid' ? order.orderNo : undefined;
  if (offer) return { kind: 'offered', offer, overSince: validTo, unpaid };
  if (received) return validTo ? { kind: 'has', validTo } : { kind: 'pending', orderNo: order?.orderNo };
  return { kind: 'ended' };
}
