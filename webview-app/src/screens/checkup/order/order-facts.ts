import type { OrderState } from '../../../api/mall.ts';
import { moneyText } from '../../../messages/money.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** The facts of an order that its pages show. */
export function orderFacts(order: OrderState, { order: names }: AreaWords): Pair[] {
  return [
    [names.package, order.productName],
    [names.orderNo, order.orderNo],
    [order.paidAt ? names.paid : names.amount, moneyText(order.amountFen)],
    order.paidAt
      ? [names.paidAt, formatDate(order.paidAt, 'dateTime')]
      : [names.createdAt, formatDate(order.createdAt, 'dateTime')],
  ];
}
