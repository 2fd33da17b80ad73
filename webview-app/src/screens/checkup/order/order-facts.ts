import type { OrderState } from '../../../api/mall.ts';
import { momentText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** The facts of an order, where the page names its package. */
export function orderFacts(order: OrderState, { order: names }: AreaWords): Pair[] {
  // What costs nothing was never paid, nor ordered.
  const isFree = order.amountFen === 0;
  const paidAt = isFree ? undefined : order.paidAt;
  return [
    [names.orderNo, order.orderNo],
    [paidAt ? names.paid : names.amount, moneyText(order.amountFen)],
    paidAt
      ? [names.paidAt, momentText(paidAt)]
      : [isFree ? names.receivedAt : names.createdAt, momentText(order.createdAt)],
  ];
}
