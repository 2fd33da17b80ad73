import type { OrderState } from '../../../api/mall.ts';
import { moneyText } from '../../../messages/money.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** The facts of an order that its pages show. */
export function orderFacts(order: OrderState, { order: names }: AreaWords): Pair[] {
  // What costs nothing was never paid.
  const paidAt = order.amountFen > 0 ? order.paidAt : undefined;
  return [
    [names.package, order.productName],
    [names.orderNo, order.orderNo],
    [paidAt ? names.paid : names.amount, moneyText(order.amountFen)],
    paidAt
      ? [names.paidAt, formatDate(paidAt, 'dateTime')]
      : [names.createdAt, formatDate(order.createdAt, 'dateTime')],
  ];
}
