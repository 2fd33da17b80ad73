import type { OrderState } from '../../../api/mall.ts';
import { momentText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** Returns the facts of an order for a page that already names its package. */
export function orderFacts(order: OrderState, { order: labels }: AreaWords): Pair[] {
  // A free checkup was neither ordered nor paid, so its time is labelled as the time of receipt.
  const isFree = order.amountFen === 0;
  const paidAt = isFree ? undefined : order.paidAt;
  return [
    [labels.orderNo, order.orderNo],
    [paidAt ? labels.paid : labels.amount, moneyText(order.amountFen)],
    paidAt
      ? [labels.paidAt, momentText(paidAt)]
      : [isFree ? labels.receivedAt : labels.createdAt, momentText(order.createdAt)],
  ];
}
