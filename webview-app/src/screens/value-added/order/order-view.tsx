import { CircleCheck, CircleX } from 'lucide-react';
import type { GeneralOrder } from '../../../api/general-order.ts';
import { Points } from '../../../kit/page/service-parts.tsx';
import type { StatusAction } from '../../../kit/page/status-actions.tsx';
import type { StatusView } from '../../../kit/page/status-of.tsx';
import { ValidityTag, validityNow, validityPairs } from '../../../kit/page/validity.tsx';
import { stepsOf } from '../../../kit/refund/refund-steps.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { momentText } from '../../../messages/date-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { changeStatus } from '../flows/general-order.ts';
import { costFact } from '../service/service-facts.tsx';
import type { AreaWords } from '../words/index.ts';
import { HealthOrder } from './health-order.tsx';
import { NextStep } from './next-step.tsx';
import type { HealthOrderData } from './use-orders.ts';
import { Voucher } from './voucher.tsx';

type Words = AreaWords['vas'];

/** Returns the content of an order's status page. */
export function orderView(
  order: GeneralOrder,
  health: HealthOrderData | undefined,
  words: Words,
  reload: () => void,
): StatusView {
  const { status, voucherCode } = order;
  const texts: VoucherWords = voucherCode === undefined ? NO_REPLACEMENTS : words.voucher;
  // A used or cancelled order has no validity to show.
  const validity = status === 'used' || status === 'cancelled' ? undefined : validityNow(order.validTo);
  return {
    title: texts.statuses[status] ?? words.statuses[status],
    text: texts.statusTexts[status] ?? words.statusTexts[status],
    subject: order.productName,
    tag: status === 'expired' ? undefined : <ValidityTag validity={validity} />,
    timeline: stepsOf(order.steps),
    facts: [
      ...validityPairs(validity),
      [words.insured, shownName(order.insuredName)],
      // A voucher is paid for by the health card, so it shows no cost.
      ...(voucherCode === undefined ? [costFact(order, words)] : []),
      [words.givenBy, order.companyName, 'name'],
    ],
    children:
      voucherCode !== undefined && status === 'received' ? <UsableVoucher order={order} code={voucherCode} /> : null,
    after: (
      <>
        {health && health.vas.length > 0 ? <HealthOrder health={health} /> : null}
        <ServiceFactsFolded order={order} words={words} />
      </>
    ),
    actions: actionsOf(order, words, reload),
    bottom: <NextStep order={order} onDone={reload} />,
  };
}

/** Folds the facts for customer service under one line. */
function ServiceFactsFolded({ order, words }: { order: GeneralOrder; words: Words }) {
  const { voucherCode, createdAt, receivedAt, orderNo } = order;
  return (
    <Card snug>
      <Details title={words.more}>
        <KeyValues
          pairs={[
            [words.orderNo, orderNo],
            [words.idCard, order.insuredIdCard],
            [words.mobile, order.mobile],
            [words.createdAt, momentText(createdAt)],
            // A voucher is received at its creation, so only one time is shown.
            [words.receivedAt, voucherCode === undefined && receivedAt ? momentText(receivedAt) : undefined],
          ]}
        />
      </Details>
    </Card>
  );
}

/** The words of a voucher that replace the words of other orders. */
interface VoucherWords {
  statuses: Partial<Words['statuses']>;
  statusTexts: Partial<Words['statusTexts']>;
}
const NO_REPLACEMENTS: VoucherWords = { statuses: {}, statusTexts: {} };

/** Shows a voucher's code and how to use it. */
function UsableVoucher({ order, code }: { order: GeneralOrder; code: string }) {
  return (
    <>
      <Voucher code={code} />
      <Points title={useKitWords().service.notes} items={order.notes} />
    </>
  );
}

function actionsOf(order: GeneralOrder, words: Words, reload: () => void): StatusAction[] {
  const { status, canCancel, voucherCode } = order;
  const texts = voucherCode === undefined ? words : { ...words, ...words.voucher };
  const canFinish = status === 'using' || (voucherCode !== undefined && status === 'received');
  const finish: StatusAction = {
    id: 'finish',
    icon: <CircleCheck />,
    label: words.finish,
    text: words.finishText,
    ask: { title: words.finishAsk, text: texts.finishAskText, confirm: words.finish },
    run: () => changeStatus(order, 'used'),
    successText: words.finished,
    onDone: reload,
  };
  const cancel: StatusAction = {
    id: 'cancel',
    icon: <CircleX />,
    label: texts.cancel,
    text: texts.cancelText,
    ask: { title: texts.cancelAsk, text: texts.cancelAskText, confirm: texts.cancel, cancel: words.keep },
    danger: true,
    run: () => changeStatus(order, 'cancelled'),
    successText: texts.cancelled,
    onDone: reload,
  };
  return [...(canFinish ? [finish] : []), ...(canCancel ? [cancel] : [])];
}
