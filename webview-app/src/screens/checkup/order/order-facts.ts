import type { OrderState } from '../../../api/mall.ts';
import { moneyText } from '../../../messages/money.ts';
import type { ScreenMessages } from '../../../messages/screens.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { Pair } from '../../../ui/key-values.tsx';

/** What is worth knowing of an order. */
export function orderFacts(order: OrderState, t: ScreenMessages): Pair[] {
  const words = t.checkup.order;
  return [
    [words.package, order.productName],
    [words.orderNo, order.orderNo],
    [order.paidAt ? words.paid : words.amount, moneyText(order.amountFen)],
    order.paidAt
      ? [words.paidAt, formatDate(order.paidAt, 'dateTime')]
      : [words.createdAt, formatDate(order.createdAt, 'dateTime')],
  ];
}
