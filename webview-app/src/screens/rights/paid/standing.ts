/** The standing of a person to the health card, by the service's word alone. */

import type { DataOf } from '../../../api/endpoint.ts';
import type { CardOffer, hasReceiveHealthCardV2 } from '../../../api/health-card.ts';
import { HEALTH_CARD } from '../../../rules/products.ts';

export type Standing =
  /** They have a valid card. */
  | { readonly kind: 'has'; readonly validTo: string }
  /** They have paid for one that is not there yet. */
  | { readonly kind: 'pending'; readonly orderNo: string | undefined }
  /** They can buy one. `overSince` is the last day of an earlier card; `unpaid` is the number of an order that waits. */
  | {
      readonly kind: 'offered';
      readonly offer: CardOffer;
      readonly overSince: string | undefined;
      readonly unpaid: string | undefined;
    }
  /** It is not sold now. */
  | { readonly kind: 'ended' };

/** Reads the answer: a person who may buy is offered a card, whatever they had before. */
export function standingOf({ received, validTo, offer, orders }: DataOf<typeof hasReceiveHealthCardV2>): Standing {
  const order = orders.find(({ goodsNo }) => goodsNo === HEALTH_CARD);
  const unpaid = order?.status === 'unpaid' ? order.orderNo : undefined;
  if (offer) return { kind: 'offered', offer, overSince: validTo, unpaid };
  if (received) return validTo ? { kind: 'has', validTo } : { kind: 'pending', orderNo: order?.orderNo };
  return { kind: 'ended' };
}
