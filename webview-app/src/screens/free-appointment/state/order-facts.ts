import type { OrderState } from '../../../api/mall.ts';
import { momentText } from '../../../messages/date-text.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** Returns the facts of an order for a page that already names its package. The price is shown only if it is zero. */
export const factsOf = (order: OrderState, { facts: words }: AreaWords): Pair[] => [
  [words.price, order.amountFen === 0 ? words.free : undefined],
  [words.orderNo, order.orderNo],
  [order.status === 'unpaid' ? words.orderedAt : words.receivedAt, momentText(order.createdAt)],
];
