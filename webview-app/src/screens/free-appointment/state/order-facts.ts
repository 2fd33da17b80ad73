import type { OrderState } from '../../../api/mall.ts';
import { momentText } from '../../../messages/date-text.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** The facts of an order, where the page names its package. A package that was paid by somebody has no price to tell. */
export const factsOf = (order: OrderState, { facts: words }: AreaWords): Pair[] => [
  [words.price, order.amountFen === 0 ? words.free : undefined],
  [words.orderNo, order.orderNo],
  [order.status === 'unpaid' ? words.orderedAt : words.receivedAt, momentText(order.createdAt)],
];
