import { CircleX, Undo2 } from 'lucide-react';
import type { ExamOverview } from '../../../api/exam.ts';
import type { OrderState } from '../../../api/mall.ts';
import { serverNow } from '../../../client/server-clock.ts';
import type { SpecificParts, StatusTexts } from '../../../features/exam/status-page.tsx';
import type { StatusAction } from '../../../kit/page/status-actions.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { momentOf } from '../../../rules/dates.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { cancelOrderOnce, mayBePaying } from '../flows/cancel-order.ts';
import type { SoldCheckup } from '../flows/sold-checkup.ts';
import { orderFacts } from '../order/order-facts.ts';
import { type AreaWords, useWords } from '../words/index.ts';
import { PayBar } from './pay-bar.tsx';
import type { PayWatch } from './pay-watch.ts';

export interface PaidPartsContext {
  words: AreaWords;
  watch: PayWatch;
  reload: () => void;
}

/** Returns the parts of the status page that only a paid order has: price, payment and refund. */
export function paidParts(
  { sale: saleOf, exam }: SoldCheckup,
  { canRefund }: ExamOverview,
  order: OrderState,
  { words, watch, reload }: PaidPartsContext,
): SpecificParts {
  const sale = saleOf(order.productNo);
  const { status, payBefore } = order;
  const onDeadline = (until: string) => {
    watch.setOver(until);
    reload();
  };
  const titles: StatusTexts = words.state.titles;
  const texts: StatusTexts = words.state.texts;
  return {
    title: titles[order.status],
    text: order.status === 'paid' && order.amountFen === 0 ? words.state.texts.received : texts[order.status],
    over: canRefund
      ? {
          ...words.state.over,
          primary: (
            <LinkButton to={href('checkup.refund-apply', { productNo: order.productNo, orderNo: order.orderNo })}>
              {words.state.refund}
            </LinkButton>
          ),
        }
      : undefined,
    before: stepsBefore(order, words),
    tag:
      status === 'unpaid' && payBefore ? (
        <PayWithin until={payBefore} onEnd={() => onDeadline(payBefore)} />
      ) : undefined,
    facts: orderFacts(order, words),
    actions: [
      ...refundActions(order, canRefund, words),
      ...cancelActions(order, sale.productNo, { words, watch, reload }),
    ],
    bottom:
      status === 'unpaid' ? (
        <PayBar order={order} sale={sale} watch={watch} onChange={reload} />
      ) : status === 'refunded' ? (
        <BottomBar>
          <LinkButton tone="secondary" to={exam.pages.others()}>
            {words.success.otherPackages}
          </LinkButton>
          <LinkButton to={href('checkup.pay-refunded', { productNo: order.productNo, orderNo: order.orderNo })}>
            {words.state.refundDetails}
          </LinkButton>
        </BottomBar>
      ) : undefined,
  };
}

/** Returns the steps of an order up to its payment, and its end if it had no checkup. */
function stepsBefore(order: OrderState, { state: { steps } }: AreaWords): TimelineItem[] {
  const { status, createdAt, paidAt, amountFen } = order;
  const ordered: TimelineItem = { title: steps.ordered, state: 'done', time: momentText(createdAt) };
  const paid: TimelineItem = {
    title: steps.paid,
    state: 'done',
    time: paidAt && momentText(paidAt),
  };
  // A free checkup is neither ordered nor paid.
  if (amountFen === 0 && (status === 'paid' || status === 'booked' || status === 'used'))
    return [{ title: steps.received, state: 'done', time: momentText(createdAt) }];
  if (status === 'unpaid') return [ordered, { title: steps.toPay, state: 'now' }];
  if (status === 'cancelled') return [ordered, { title: steps.closed, state: 'failed' }];
  if (status === 'refunded') return [ordered, paid, { title: steps.refunded, state: 'done' }];
  return [ordered, paid];
}

/** Returns the cancel button of an unpaid order. While a payment may still arrive, its text does not promise that cancelling is free. */
function cancelActions(order: OrderState, productNo: string, context: PaidPartsContext): StatusAction[] {
  const { status, orderNo } = order;
  const { watch, reload } = context;
  const words = context.words.state.callOff;
  if (status !== 'unpaid') return [];
  const { text, ask } = mayBePaying(order, productNo) ? words.mayPay : words;
  return [
    {
      id: 'call-off',
      label: words.label,
      text,
      icon: <CircleX />,
      ...(watch.isPaying && { disabledReason: words.payingNow }),
      danger: true,
      ask: { title: words.title, text: ask, confirm: words.label, cancel: words.keep },
      run: async (idempotencyKey) => {
        if ((await cancelOrderOnce(orderNo, idempotencyKey)) === 'paid') toast(words.paid, 'warning');
      },
      onDone: reload,
    },
  ];
}

/** Returns the refund buttons. */
function refundActions(
  { productNo, orderNo }: OrderState,
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
      to: href('checkup.refund-apply', { productNo, orderNo }),
    });
  return actions;
}

/** Counts down the time to pay an order, by the service's clock. `onEnd` is called at the deadline, and again while it has passed. */
function PayWithin({ until, onEnd }: { until: string; onEnd: () => void }) {
  const words = useWords().state;
  return (
    <Countdown
      label={words.payWithin}
      until={momentOf(until)}
      now={serverNow}
      onEnd={onEnd}
      repeat
      over={words.payOver}
    />
  );
}
