import { CircleX, ReceiptText, Undo2 } from 'lucide-react';
import type { ExamOverview } from '../../../api/exam.ts';
import type { OrderState } from '../../../api/mall.ts';
import { ALREADY_PAID } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { cancelOrderOnce } from '../../../flows/cancel-order.ts';
import type { SoldCheckup } from '../../../flows/sold-checkup.ts';
import type { OwnStatusParts, Said } from '../../../kit/exam/status-page.tsx';
import { linkTo } from '../../../kit/link-to.ts';
import type { StatusAction } from '../../../kit/status-actions.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import { orderFacts } from '../order/order-facts.ts';
import type { AreaWords } from '../words/index.ts';
import { PayBar } from './pay-bar.tsx';
import { PayWithin } from './pay-within.tsx';

/** Returns what only a paid order has on its status page: price, payment and refund. */
export function paidParts(
  { sale }: SoldCheckup,
  { canRefund }: ExamOverview,
  order: OrderState,
  words: AreaWords,
  reload: () => void,
): OwnStatusParts {
  const titles: Said = words.state.titles;
  const texts: Said = words.state.texts;
  return {
    title: titles[order.status],
    text: order.status === 'paid' && order.amountFen === 0 ? words.state.texts.received : texts[order.status],
    before: stepsBefore(order, words),
    tag:
      order.status === 'unpaid' && order.payBefore ? <PayWithin until={order.payBefore} onEnd={reload} /> : undefined,
    facts: orderFacts(order, words),
    actions: [...refundActions(order, canRefund, words), ...callOff(order, words, reload)],
    bottom:
      order.status === 'unpaid' ? <PayBar order={order} sale={sale(order.productNo)} onChange={reload} /> : undefined,
  };
}

/** Returns the steps of an order up to its payment, and what became of it where it is over without a checkup. */
function stepsBefore(order: OrderState, { state: { steps } }: AreaWords): TimelineItem[] {
  const { status, createdAt, paidAt, amountFen } = order;
  const ordered: TimelineItem = { title: steps.ordered, state: 'done', time: momentText(createdAt) };
  const paid: TimelineItem = {
    title: steps.paid,
    state: 'done',
    time: paidAt && momentText(paidAt),
  };
  // A gift is neither ordered nor paid.
  if (amountFen === 0 && (status === 'paid' || status === 'booked' || status === 'used'))
    return [{ title: steps.received, state: 'done', time: momentText(createdAt) }];
  if (status === 'unpaid') return [ordered, { title: steps.toPay, state: 'now' }];
  if (status === 'cancelled') return [ordered, { title: steps.closed, state: 'failed' }];
  if (status === 'refunded') return [ordered, paid, { title: steps.refunded, state: 'done' }];
  return [ordered, paid];
}

/** Returns the way out of an order that is not paid. */
function callOff({ status, orderNo }: OrderState, { state }: AreaWords, reload: () => void): StatusAction[] {
  const words = state.callOff;
  if (status !== 'unpaid') return [];
  return [
    {
      id: 'call-off',
      label: words.label,
      text: words.text,
      icon: <CircleX />,
      danger: true,
      ask: { title: words.title, text: words.ask, confirm: words.label, cancel: words.keep },
      run: async (idempotencyKey) => {
        try {
          await cancelOrderOnce(orderNo, idempotencyKey);
        } catch (error) {
          // It was paid meanwhile: the page says so.
          if (isApiError(error, ALREADY_PAID)) reload();
          throw error;
        }
      },
      onDone: reload,
    },
  ];
}

/** Returns the way to a refund, or to the one that was made. */
function refundActions(
  { status, productNo, orderNo }: OrderState,
  canRefund: boolean,
  { state: words }: AreaWords,
): StatusAction[] {
  const actions: StatusAction[] = [];
  if (canRefund)
    actions.push({
      id: 'refund',
      label: words.refund,
      text: words.refundText,
      icon: <Undo2 />,
      ...linkTo(href('checkup.refund-apply', { productNo, orderNo })),
    });
  if (status === 'refunded')
    actions.push({
      id: 'refunded',
      label: words.refundDetails,
      icon: <ReceiptText />,
      ...linkTo(href('checkup.pay-refunded', { productNo, orderNo })),
    });
  return actions;
}
